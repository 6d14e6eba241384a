import JSON
package import Simulation

extension Scenario {
  /// What the application's own code, or its layer, does when it hears something of a unit's ads.
  package struct Reaction: Equatable, Sendable {
    package var to = Cue.news(.close)
    package var deed = Deed.load
    /// How long after it has heard of it.
    package var delay = Duration.zero
    /// The unit of which it wants something then; nil for the same.
    package var unit: String?

    package init() {}

    /// What sets it off.
    package enum Cue: Equatable, Sendable {
      /// An SDK has told it something.
      case news(AppNews)
      /// The user is back.
      case foreground
    }

    package enum Deed: String, CaseIterable, Sendable {
      case load, show, dismiss, dispose
    }
  }
}

extension Scenario.Reaction.Cue: RawRepresentable, CaseIterable {
  package static let allCases = AppNews.allCases.map(Self.news) + [.foreground]

  package init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }

  package var rawValue: String {
    switch self {
    case .news(let news): news.rawValue
    case .foreground: "foreground"
    }
  }
}

extension Scenario.Reaction {
  static let settings = SettingTable<Self>([
    Setting("to", \.to, .word, "What is heard of the unit's ads", leftOut: "close"),
    Setting("do", \.deed, .word, "What is done then", leftOut: "load"),
    Setting("after", \.delay, .duration, "How much later", leftOut: "at once"),
    Setting("unit", \.unit, .text, "The id of the unit with which it is done", leftOut: "the same"),
  ])
}

extension Codec where Value == [Scenario.Reaction] {
  /// Several, in their order.
  static let reactions = list(
    of: Scenario.Reaction.settings, .init(), "A reaction.", "name at least one reaction")
}
