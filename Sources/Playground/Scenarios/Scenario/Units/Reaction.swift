import JSON
package import Simulation

extension Scenario {
  /// What the application's own code does when it hears something of a unit's ads.
  package struct Reaction: Equatable, Sendable {
    package var to = AppNews.close
    package var deed = Deed.load
    /// How long after it has heard of it.
    package var delay = Duration.zero
    /// The unit of which it wants something then; nil for the same.
    package var unit: String?

    package init() {}

    package enum Deed: String, CaseIterable, Sendable {
      case load, show, dismiss, dispose
    }
  }
}

extension Scenario.Reaction {
  static let settings = SettingTable<Self>([
    Setting("to", \.to, .word, "What the application hears", leftOut: "close"),
    Setting("do", \.deed, .word, "What it does then", leftOut: "load"),
    Setting("after", \.delay, .duration, "How much later", leftOut: "at once"),
    Setting("unit", \.unit, .text, "The id of the unit that it does it with", leftOut: "the same"),
  ])
}

extension Codec where Value == [Scenario.Reaction] {
  /// Several, in their order.
  static let reactions = list(
    of: Scenario.Reaction.settings, .init(), "A reaction.", "name at least one reaction")
}
