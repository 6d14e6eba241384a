package import AdServing
import JSON
package import Simulation

extension Scenario {
  /// A mediation line: its settings, and how the network behind it behaves.
  package struct Line: Equatable, NetworkConduct {
    package var label: String
    package var className: String
    package var parameter: String?
    /// What else the adapter finds in its settings.
    private var ownSettings: [String: String] = [:]
    /// What its network bid: with it the line is no part of the waterfall but of the auction.
    package var bidResponse: String?
    /// What the adapter gets as the watermark of a bid; a made picture if it is nil.
    package var watermark: String?
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
    /// The currency of that, as in ISO 4217; dollars if it is nil.
    package var currency: String?
    /// How sure Google is of it; an estimate if it is nil.
    package var precision: AdUnit.Precision?
    /// What the network itself pays for a thousand, in micros; nil if it reports no revenue.
    package var paysMicros: Int?
    /// What goes wrong between Google and the adapter, and between Google and the publisher.
    package var faults: [WireFault] = []
    /// When mistakes are made: faults, habits, showing, and what errs around the adapter.
    package var condition = MistakeCondition()
    /// How its adapter's set-up goes; nil if the adapter alone decides.
    package var setUp: SetUpManner?
    /// In which order the network reports the events of a full-screen ad.
    package var order = Order.usual
    /// What happens when a full-screen ad is shown.
    package var showing = Showing.normal
    /// Whether the network counts an ad's impression only once.
    package var isGuarded = true
    package var counts: CountingMoment?
    package var pixel: CountingMoment?
    package var habits: [NetworkHabit] = []
    package var ad: Content?
    /// The network that its adapter asks, for an adapter that does not come with it.
    package var network: String?
    /// The class that does the same for the other of Google's interfaces.
    package var counterpart: String?

    package init(
      label: String, className: String, parameter: String? = nil, outcome: Outcome? = nil,
      latency: Duration? = nil, flags: Flags = .init(), googleDecides: Bool = false,
      ecpmMicros: Int? = nil, faults: [WireFault] = [], ad: Content? = nil
    ) {
      self.label = label
      self.className = className
      self.parameter = parameter
      self.outcome = outcome
      statedLatency = latency
      self.flags = flags
      self.googleDecides = googleDecides
      self.ecpmMicros = ecpmMicros
      self.faults = faults
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
        "bidResponse", \.bidResponse, .text,
        "What the network bid; the line is in the auction, not in the waterfall",
        leftOut: "no bid", script: .valueOrNull),
      Setting(
        "watermark", \.watermark, .text,
        "What the adapter of a bid gets as its watermark, byte by byte",
        leftOut: "a small picture", script: .valueOrNull),
      Setting(
        "network", \.network, .text, "The simulated network that the adapter uses",
        leftOut: "the adapter's own"),
      Setting(
        "counterpart", \.counterpart, .text,
        "What does the same for the other adapter interface",
        leftOut: "known for the Sample SDK's"),
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
        "fault", \.faults, .words("A fault.", "Several faults.", atLeast: "one fault"),
        "What goes wrong on the wire, or on the way to the app: a word, or a list",
        leftOut: "nothing", script: .valueOrNull),
      Setting(
        "setUp", \.setUp, .object(SetUpManner.settings, .init()),
        "How its adapter's set-up goes",
        leftOut: "as the adapter does it"),
      Setting(
        "when", \.condition, .condition,
        "With which ads its mistakes are made",
        leftOut: "always"),
      Setting(
        "order", \.order, .word, "The order in which a full-screen ad reports its events",
        leftOut: "usual", script: .value),
      Setting(
        "showing", \.showing, .word, "What happens when a full-screen ad is shown",
        leftOut: "normal",
        script: .value),
      Setting(
        "guarded", \.isGuarded, .flag,
        "Whether the network counts an ad's impression only once",
        leftOut: "true", script: .value),
      Setting(
        "ecpm", \.ecpmMicros, .dollars, "What 1,000 impressions earn, in dollars",
        leftOut: "unknown", script: .valueOrNull),
      Setting(
        "currency", \.currency, .currency, "The currency of what it earns", leftOut: "USD",
        script: .valueOrNull),
      Setting(
        "precision", \.precision, .word, "How sure Google is of what it earns",
        leftOut: "estimated", script: .valueOrNull),
      Setting(
        "pays", \.paysMicros, .dollars,
        "What 1,000 impressions earn by its network's own report", leftOut: "it says nothing",
        script: .valueOrNull),
      Setting(
        "ad", \.ad, .content, "The ad that the network has", leftOut: "random"),
    ], shared: conduct(\.counts, \.pixel, \.habits),
    groups: [("flags", "What the adapter answers for its two flags.")])
}

extension Scenario.Line {
  /// How long the network takes.
  package var latency: Duration {
    get { statedLatency ?? .milliseconds(200) }
    set { statedLatency = newValue }
  }
}
