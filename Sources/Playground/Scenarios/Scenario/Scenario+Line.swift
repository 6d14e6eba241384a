package import AdServing
import JSON
import Simulation

extension Scenario {
  /// A mediation line: its settings, and how the network behind it behaves.
  package struct Line: Equatable, Sendable {
    package var label: String
    package var className: String
    package var parameter: String?
    /// What else the adapter finds in its settings.
    private var ownSettings: [String: String] = [:]
    /// Whether it is asked at all.
    package var isEnabled = true
    /// Whether lines of the unit without this are left out, and it is asked even if it is off.
    package var isAlone = false
    /// The network's answer; random if nil.
    package var outcome: Outcome?
    /// How long the network takes, if it was set.
    package var statedLatency: Duration?
    package var flags: Flags
    /// Whether Google tracks although the flags say that the network does.
    package var googleDecides: Bool
    /// What a thousand impressions earn, in micros.
    package var ecpmMicros: Int?
    /// What goes wrong between Google and the adapter.
    package var fault: WireFault?
    /// In which order the network reports the events of a full-screen ad.
    package var order = Order.usual
    /// What happens when a full-screen ad is shown.
    package var showing = Showing.normal
    package var ad: Content?
    /// The network that its adapter asks, for an adapter that does not come with it.
    package var network: String?

    package init(
      label: String, className: String, parameter: String? = nil, outcome: Outcome? = nil,
      latency: Duration? = nil, flags: Flags = .init(), googleDecides: Bool = false,
      ecpmMicros: Int? = nil, fault: WireFault? = nil, ad: Content? = nil
    ) {
      self.label = label
      self.className = className
      self.parameter = parameter
      self.outcome = outcome
      statedLatency = latency
      self.flags = flags
      self.googleDecides = googleDecides
      self.ecpmMicros = ecpmMicros
      self.fault = fault
      self.ad = ad
    }
  }
}

extension Scenario.Line {
  /// What the ad server was given for the adapter. The parameter is one of it with a word of its own.
  package var credentials: [String: String] {
    get { ownSettings }
    set {
      ownSettings = newValue
      if let given = ownSettings.removeValue(forKey: Self.parameterKey) { parameter = given }
    }
  }

  /// What the adapter finds in its credentials, without the flags.
  package var settingsOfAdapter: [String: String] {
    var all = ownSettings
    all[Self.parameterKey] = parameter
    return all
  }

  static let parameterKey = "parameter"
}

extension Scenario.Line {
  /// Every setting of a line besides its label and class.
  package static let settings = SettingTable<Scenario.Line>(
    [
      Setting(
        "parameter", \.parameter, .text,
        "The parameter the adapter is given; for the Sample SDK, its ad unit", leftOut: "nothing",
        script: .valueOrNull),
      Setting(
        "settings", \.credentials, .credentials,
        "What else the adapter finds in its settings, text by key", leftOut: "nothing",
        script: .value),
      Setting(
        "network", \.network, .text, "The simulated network that the adapter uses",
        leftOut: "the adapter's own"),
      Setting(
        "enabled", \.isEnabled, .flag, "Whether the line is asked for an ad", leftOut: "true",
        script: .value),
      Setting(
        "only", \.isAlone, .flag,
        "Whether the unit asks only its lines with this, even those that are off",
        leftOut: "false", script: .value),
      Setting(
        "outcome", \.outcome, .word, "What the network answers", leftOut: "random",
        script: .value,
        offer: .words(
          "the network answers", assumed: Scenario.Outcome.fill, unsaid: "drawn from the seed")),
      Setting(
        "latency", \.latency, .duration, "How long the network takes to answer", leftOut: "200ms",
        script: .value),
      Setting(
        "handlesUserClicks", \.flags.handlesUserClicks, .flag,
        "Whether the network sees clicks itself: what handlesUserClicks returns", in: "flags",
        script: .value),
      Setting(
        "handlesUserImpressions", \.flags.handlesUserImpressions, .flag,
        "Whether the network sees impressions itself: what handlesUserImpressions returns",
        in: "flags", script: .value),
      Setting(
        "servingDecides", \.googleDecides, .only(Scenario.Decider.google),
        "`google`: Google sees the user even if a flag is true", leftOut: "the flags decide",
        script: .valueOrNull),
      Setting(
        "fault", \.fault, .word, "What goes wrong between Google and the adapter",
        leftOut: "nothing", script: .valueOrNull),
      Setting(
        "order", \.order, .word, "The order in which a full-screen ad reports its events",
        leftOut: "usual", script: .value),
      Setting(
        "showing", \.showing, .word, "What happens when a full-screen ad is shown",
        leftOut: "normal",
        script: .value),
      Setting(
        "ecpm", \.ecpmMicros, .dollars, "What 1,000 impressions earn, in dollars",
        leftOut: "unknown", script: .valueOrNull),
      Setting(
        "ad", \.ad, .content, "The ad that the network has", leftOut: "random"),
    ],
    groups: [("flags", "What the adapter answers for its two flags.")])
}

extension Codec where Value == [String: String] {
  /// Texts by key, in the order of the keys.
  fileprivate static let credentials = Codec(
    schema: { .map($0, of: .text()) },
    read: { (node) throws(JSONError) in
      var texts: [String: String] = [:]
      for member in try node.map() {
        guard !Scenario.Flags.keys.contains(member.key) else {
          throw member.value.refusal(#""\(member.key)" is said in "flags""#)
        }
        texts[member.key] = try member.value.string()
      }
      return texts
    },
    fact: { .fields(Fields($0)) },
    value: { fact in
      guard case .fields(let fields) = fact else { return nil }
      var texts: [String: String] = [:]
      for field in fields.all {
        guard case .string(let text) = field.value, !Scenario.Flags.keys.contains(field.name) else {
          return nil
        }
        texts[field.name] = text
      }
      return texts
    })
}

extension Codec where Value == Int {
  /// Dollars, kept in millionths: a number, or a text such as `"$4.20"`.
  fileprivate static let dollars = Codec<Int>(
    schema: { summary in
      Schema.any(
        of: [.number(summary, 0...1_000_000), .text(summary, pattern: Dollars.pattern)], summary)
    },
    read: { (node) throws(JSONError) in try node.micros() },
    fact: { Fields.Value.int($0) },
    value: { fact in
      guard case .int(let micros) = fact, micros >= 0 else { return nil }
      return micros
    },
    written: { fact in
      guard case .int(let micros) = fact else { return fact }
      return .string(Dollars.text(micros))
    })
}

extension Codec where Value == Scenario.Content {
  fileprivate static let content = inFile({ .reference("ad", $0) }) { (node) throws(JSONError) in
    try Scenario.Content(reading: node)
  }
}

extension Scenario.Line {
  /// How long the network takes.
  package var latency: Duration {
    get { statedLatency ?? .milliseconds(200) }
    set { statedLatency = newValue }
  }
}
