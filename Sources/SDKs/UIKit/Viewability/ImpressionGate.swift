import Simulation

/// Decides when a view has been seen: enough of it for long enough without a break. Usually that is half of
/// it for one whole second.
///
/// | state | enough visible | too little visible | timerRang |
/// |---|---|---|---|
/// | hidden | visible, startTimer; without a time counted, count | – | – |
/// | visible | – | hidden, cancelTimer | counted, count |
/// | counted | – | – | – |
package struct ImpressionGate: Equatable, Sendable {
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
  private let sight: CountingMoment.Sight

  package init(_ counting: CountingMoment = .halfForASecond) {
    sight = counting.sight
  }

  /// Since when the view has been visible; nil unless it still has to be counted.
  package var since: Instant? {
    guard case .visible(let since) = state else { return nil }
    return since
  }

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.hidden, .visibleFraction(let share, let now)) where sight.covers(share):
      guard sight.time > .zero else {
        state = .counted
        return [.count]
      }
      state = .visible(since: now)
      return [.startTimer(sight.time)]
    case (.visible, .visibleFraction(let share, _)) where !sight.covers(share):
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
