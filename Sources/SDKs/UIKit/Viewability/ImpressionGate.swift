import Simulation

/// When something on the screen has been seen: half of it, for one second without a break, once.
///
/// | state | event | next state | effects |
/// |---|---|---|---|
/// | hidden | visible(≥ ½) | visible | startTimer |
/// | visible | visible(< ½) | hidden | cancelTimer |
/// | visible | timerRang | counted | count |
/// | any | anything else | the same | none |
package struct ImpressionGate: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case hidden, visible, counted
  }

  package enum Event: Equatable, Sendable {
    case visible(Double)
    case timerRang
  }

  package enum Effect: Equatable, Sendable {
    case startTimer(Duration)
    case cancelTimer
    case count
  }

  /// The share of the area that must be seen.
  package static let share = 0.5
  /// For how long.
  package static let time = Duration.seconds(1)

  package private(set) var state = State.hidden

  package init() {}

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.hidden, .visible(let share)) where share >= Self.share:
      state = .visible
      return [.startTimer(Self.time)]
    case (.visible, .visible(let share)) where share < Self.share:
      state = .hidden
      return [.cancelTimer]
    case (.visible, .timerRang):
      state = .counted
      return [.count]
    default:
      return []
    }
  }
}
