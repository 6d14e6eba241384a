import Simulation

/// Decides when a view has been seen: at least half of it for one whole second without a break.
///
/// | state | visibleFraction ≥ 0.5 | visibleFraction < 0.5 | timerRang |
/// |---|---|---|---|
/// | hidden | visible, startTimer | – | – |
/// | visible | – | hidden, cancelTimer | counted, count |
/// | counted | – | – | – |
package struct ImpressionGate: Equatable, Sendable {
  /// How much of the view must be visible.
  package static let share = 0.5
  /// For how long.
  package static let time = Duration.seconds(1)

  package enum State: Equatable, Sendable {
    case hidden
    case visible(since: Instant)
    case counted
  }

  package enum Event: Equatable, Sendable {
    case visibleFraction(Double, at: Instant)
    case timerRang
  }

  package enum Effect: Equatable, Sendable {
    case startTimer(Duration)
    case cancelTimer
    case count
  }

  package private(set) var state = State.hidden

  package init() {}

  /// Since when the view has been visible; nil unless it still has to be counted.
  package var since: Instant? {
    guard case .visible(let since) = state else { return nil }
    return since
  }

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.hidden, .visibleFraction(let share, let now)) where share >= Self.share:
      state = .visible(since: now)
      return [.startTimer(Self.time)]
    case (.visible, .visibleFraction(let share, _)) where share < Self.share:
      state = .hidden
      return [.cancelTimer]
    case (.visible, .timerRang):
      state = .counted
      return [.count]
    case (.hidden, _), (.visible, _), (.counted, _):
      return []
    }
  }
}
