import JSON
import Simulation

extension Scenario.Aggregation {
  /// Every setting of such a unit.
  package static let settings = SettingTable<Self>(
    [
      Setting(
        "mode", \.mode, .word, "The wrapper: built right, or the published example",
        leftOut: "good", script: .value),
      Setting(
        "service", \.service, .vendor(in: .services), "Whose ads it wraps", leftOut: "appLovin"),
      Setting(
        "retry", \.retry, .retry, "When a load that failed is repeated",
        leftOut: "5 times", script: .value),
      Setting(
        "autoLoadNext", \.autoLoadNext, .flag,
        "Whether it loads the next ad when one is gone", leftOut: "true", script: .value),
      Setting(
        "vip", \.isVIP, .flag, "Whether the user has paid for an app without ads",
        leftOut: "false"),
      Setting(
        "setUp", \.setUp, .word, "When the service is ready for requests",
        leftOut: "inTime"),
      Setting(
        "flaw", \.flaw, .word, "What the app does wrong while it sets the service up",
        leftOut: "nothing", script: .valueOrNull),
      Setting(
        "inCompletion", \.inCompletion, .word,
        "What the app does while it is told how a showing ended", leftOut: "nothing"),
      Setting(
        "jitter", \.jitter, .share, "How much of a delay is left to chance",
        leftOut: "0"),
      Setting(
        "whenNotReady", \.whenNotReady, .word,
        "What showing an ad means while there is none", leftOut: "skip", script: .value),
    ],
    shared: served(
      by: "The service", of: "service", \.answers, \.order, \.showing, \.adUnitID, \.ad)
      + conduct(\.counts, \.pixel, \.habits))
}

extension Scenario.Aggregation.Retry {
  fileprivate static let settings = SettingTable<Self>([
    Setting(
      "enabled", \.isEnabled, .flag, "Whether a load that failed is repeated", leftOut: "true"),
    Setting(
      "max", \.most, .repetitions, "How many requests may follow the first",
      leftOut: "no number is given"),
  ])
}

extension Codec where Value == Scenario.Aggregation.Retry {
  /// An object; in the journal, too, so that one change can have both.
  static let retry = Codec(
    schema: { .object($0, Value.settings.properties) },
    read: { (node) throws(JSONError) in
      try Value.settings.value(Value(most: nil), reading: node)
    },
    fact: { .fields(Value.settings.facts(of: $0)) },
    value: { Value.settings.value(Value(most: nil), of: $0) },
    written: { Value.settings.written($0) })
}

extension Scenario.Aggregation.Answer {
  fileprivate static let settings = SettingTable<Self>([
    Setting("outcome", \.outcome, .word, "What the service's server answers", leftOut: "fill"),
    Setting("latency", \.latency, .duration, "How long it takes", leftOut: "200ms"),
    Setting(
      "error", \.error, .errorCode, "The service's own code", leftOut: "that of the outcome"),
    Setting(
      "expiresAfter", \.expiresAfter, .positiveDuration,
      "How long its ad can be shown after it has loaded", leftOut: "forever"),
  ])
}

extension Codec where Value == [Scenario.Aggregation.Answer] {
  /// At least one; in the journal, too, so that a change can have them.
  static let serviceAnswers = Codec(
    schema: {
      .array($0, of: .object("One answer.", Value.Element.settings.properties), atLeast: 1)
    },
    read: { (node) throws(JSONError) in
      let answers = try node.array { (node) throws(JSONError) in
        try Value.Element.settings.value(.init(), reading: node)
      }
      guard !answers.isEmpty else { throw node.refusal("there must be at least one answer") }
      return answers
    },
    fact: { .list($0.map { .fields(Value.Element.settings.facts(of: $0)) }) },
    value: { fact in
      guard case .list(let list) = fact, !list.isEmpty else { return nil }
      let answers = list.compactMap { Value.Element.settings.value(.init(), of: $0) }
      return answers.count == list.count ? answers : nil
    },
    written: { fact in
      guard case .list(let list) = fact else { return fact }
      return .list(list.map { Value.Element.settings.written($0) })
    })
}

extension Codec where Value == Int {
  /// How often something may be repeated.
  fileprivate static let repetitions = number(in: 0...1_000)
  /// An error's code, of whatever SDK.
  fileprivate static let errorCode = number(in: -1_000_000...1_000_000)

  private static func number(in allowed: ClosedRange<Int>) -> Codec {
    Codec(
      schema: { .integer($0, allowed) },
      read: { (node) throws(JSONError) in try node.int(in: allowed) }, fact: { .int($0) },
      value: { fact in
        guard case .int(let number) = fact, allowed.contains(number) else { return nil }
        return number
      })
  }
}

extension Codec where Value == Double {
  /// A part of something, from none of it to all.
  fileprivate static let share = inFile({ .number($0, 0...1) }) { (node) throws(JSONError) in
    try node.double(in: 0...1, "a number")
  }
}
