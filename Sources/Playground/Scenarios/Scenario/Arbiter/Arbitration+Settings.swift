import JSON
import Simulation

extension Scenario.Arbitration {
  /// Every setting of such a unit besides its slots.
  package static let settings = SettingTable<Self>([
    Setting(
      "timeout", \.timeout, .positiveDuration, "How long each slot may take to answer",
      leftOut: "5s"),
    Setting(
      "mode", \.mode, .word, "The controller: built right, or the published example",
      leftOut: "good", script: .value),
    Setting(
      "units", \.units, .word, "How prices are compared without the service",
      leftOut: "normalised", script: .value),
    Setting(
      "ties", \.ties, .word, "Which of equal prices wins", leftOut: "order",
      script: .value),
    Setting(
      "service", \.service, .arbiterService, "How the arbiter's service behaves",
      leftOut: "it answers after 50ms", script: .value),
    Setting(
      "asksUnstarted", \.asksUnstarted, .flag,
      "Whether the arbiter is asked although the application has not started CloudX",
      leftOut: "false", script: .value),
  ])
}

extension Scenario.Arbitration.Service {
  fileprivate static let settings = SettingTable<Self>([
    Setting("answer", \.answer, .word, "What it answers", leftOut: "ok"),
    Setting("latency", \.latency, .duration, "How long it takes", leftOut: "50ms"),
  ])
}

extension Codec where Value == Scenario.Arbitration.Service {
  /// An object; in the journal, too, so that one change can have both.
  static let arbiterService = Codec(
    schema: { .object($0, Value.settings.properties) },
    read: { (node) throws(JSONError) in try Value.settings.value(Value(), reading: node) },
    fact: { .fields(Value.settings.facts(of: $0)) },
    value: { Value.settings.value(Value(), of: $0) }, written: { Value.settings.written($0) })
}
