import Hunting
import Scenarios
import Simulation

/// Decides what a line is in a scenario: what its network answers, after how long, and its flags.
struct LineDecider {
  private(set) var losses: Set<Loss> = []
  private let unit: String

  init(unit: String) { self.unit = unit }

  /// The settings of a line that a script can change from load to load.
  mutating func conduct(of load: RecordedLoad, waits: Int?) -> [JSONTree.Member] {
    let outcome = self.outcome(of: load)
    var members = [JSONTree.Member(key: "outcome", value: .string(outcome.rawValue))]
    if let latency = load.latency ?? waits {
      members.append(.init(key: "latency", value: .time(latency)))
    }
    return members
  }

  static func flags(of load: RecordedLoad) -> [JSONTree.Member] {
    [("handlesUserClicks", load.clicksFlag), ("handlesUserImpressions", load.impressionsFlag)]
      .compactMap { key, flag in flag.map { .init(key: key, value: .bool($0)) } }
  }

  private mutating func outcome(of load: RecordedLoad) -> Scenario.Outcome {
    switch load.result {
    case .ad where load.isMadeUp, .both where load.isMadeUp: .noFill
    case .ad, .both:
      load.formatOfNetwork.map { $0 != load.format } ?? false ? .wrongFormat : .fill
    case .neither: .noFill
    case .error: outcome(ofError: load.answer?.data ?? .none)
    // Nobody waits for an answer of one that was only asked for signals.
    case nil: load.asked.sense == .signalsAsked ? .fill : .neverAnswers
    }
  }

  private mutating func outcome(ofError facts: Fields) -> Scenario.Outcome {
    let (code, domain) = (facts[.code], facts[.domain] ?? "")
    let outcome =
      Self.google[domain == Self.googleDomain ? code ?? -1 : -1]
      ?? Self.outcome(
        saying: (facts[.error] ?? "").lowercased())
    if domain != Self.sampleDomain {
      losses.insert(.error(unit: unit, code: code, domain: domain, as: outcome.rawValue))
    }
    return outcome
  }

  private static let googleDomain = "com.google.admob"
  private static let sampleDomain = "com.google.customevent.samplenetwork"
  private static let google: [Int: Scenario.Outcome] = [
    0: .badRequest, 1: .noFill, 2: .networkError, 5: .timeout, 9: .noFill,
  ]

  private static func outcome(saying text: String) -> Scenario.Outcome {
    let words: [(String, Scenario.Outcome)] = [
      ("noinventory", .noFill), ("no fill", .noFill), ("no ad", .noFill),
      ("badrequest", .badRequest),
      ("network", .networkError), ("timeout", .timeout), ("timed out", .timeout),
      ("bad request", .badRequest), ("invalid", .badRequest), ("unknown", .unknown),
    ]
    // The domain of the Sample network stands in none of its errors' texts.
    let said = text.split(separator: ":").last.map(String.init) ?? text
    return words.first { said.contains($0.0) }?.1 ?? .noFill
  }
}
