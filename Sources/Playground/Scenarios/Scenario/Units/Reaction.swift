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
    /// How often at most it does that, of refusals until an ad comes; nil for always.
    package var most: Int?
    /// Whether it waits twice as long each time, up to thirty-two times as long.
    package var doubles = false

    package init() {}

    /// How long it waits when it has been done so often.
    package func delay(after times: Int) -> Duration {
      doubles ? delay * (1 << min(times, 5)) : delay
    }

    /// What sets it off.
    package enum Cue: Equatable, Sendable {
      /// An SDK has told it something.
      case news(AppNews)
      /// It has ordered an ad to be shown, or is done with one.
      case call(AppCall)
      /// The user leaves, or is back.
      case background, foreground
      /// The application starts, or the phone is turned.
      case start, turn
      /// A page of its own opens over the feed, or is closed.
      case page, pageClosed
      /// It has asked for an ad, and waits for the answer.
      case waiting
    }

    package enum Deed: String, CaseIterable, Sendable {
      case load, show, dismiss, dispose
      /// It goes on with what its ad has interrupted.
      case resume
      /// It sends the user out of the application.
      case leave
      /// It opens a page of its own, or ends in an exception that nobody catches.
      case page, crash
    }
  }
}

extension Scenario.Reaction.Cue: RawRepresentable, CaseIterable {
  package static let allCases =
    AppNews.allCases.map(Self.news) + [
      .call(.show), .call(.dismiss), .background, .foreground, .start, .turn, .page, .pageClosed,
      .waiting,
    ]

  package init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }

  package var rawValue: String {
    switch self {
    case .news(let news): news.rawValue
    case .call(let call): call.rawValue
    case .background: "background"
    case .foreground: AppReactions.foreground
    case .start: "start"
    case .turn: "turn"
    case .page: "page"
    case .pageClosed: "pageClosed"
    case .waiting: "waiting"
    }
  }
}

extension Scenario.Reaction.Cue {
  /// Whether no ad is on the screen any more, or will be.
  package var isEnd: Bool {
    switch self {
    case .news(.closing), .news(.close), .news(.failure), .news(.refusal): true
    case .news, .call, .background, .foreground, .start, .turn, .page, .pageClosed, .waiting: false
    }
  }
}

extension Scenario.Reaction {
  static let settings = SettingTable<Self>([
    Setting("to", \.to, .word, "What is heard of the unit's ads", leftOut: "close"),
    Setting("do", \.deed, .word, "What is done then", leftOut: "load"),
    Setting("after", \.delay, .duration, "How much later", leftOut: "at once"),
    Setting("unit", \.unit, .text, "The id of the unit with which it is done", leftOut: "the same"),
    Setting(
      "most", \.most, .ordinal, "How often at most, of refusals until an ad comes",
      leftOut: "always"),
    Setting(
      "doubles", \.doubles, .flag, "Whether it waits twice as long each time",
      leftOut: "false"),
  ])
}

extension Codec where Value == [Scenario.Reaction] {
  /// Several, in their order.
  static let reactions = list(
    of: Scenario.Reaction.settings, .init(), "A reaction.", "name at least one reaction")
}
