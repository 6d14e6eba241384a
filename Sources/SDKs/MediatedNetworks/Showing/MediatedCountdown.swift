import Simulation

/// How far a full-screen ad is: a value that is told when it runs and when it stands.
///
/// | at | happens |
/// |---|---|
/// | `length` | the countdown is over: who was to be rewarded is |
/// | `closeAfter` | it can be closed; before `length` of a rewarded ad that costs the reward |
/// | `closeAfter` of one that sticks | nothing: it can never be closed |
package struct MediatedCountdown: Equatable, Sendable {
  /// How long it must be watched; nil for an ad without a countdown.
  package let length: Duration?
  package let closeAfter: Duration
  private let sticks: Bool
  private var state = State.standing(at: .zero)

  /// The usual length of a rewarded ad.
  package static let usualLength = Duration.seconds(10)

  private enum State: Equatable {
    case standing(at: Duration)
    case running(since: Instant, from: Duration)
  }

  package init(_ creative: MediatedCreative, isRewarded: Bool, sticks: Bool = false) {
    length = creative.countdown ?? (isRewarded ? Self.usualLength : nil)
    closeAfter = creative.closeAfter ?? (isRewarded ? length ?? .zero : .zero)
    self.sticks = sticks
  }

  package var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  package mutating func run(at now: Instant) {
    let position = position(at: now)
    if position < end { state = .running(since: now, from: position) }
  }

  package mutating func stand(at now: Instant) { state = .standing(at: position(at: now)) }

  package func position(at now: Instant) -> Duration {
    switch state {
    case .standing(let position): position
    case .running(let since, let start): min(end, start + (now - since))
    }
  }

  package func isOver(at now: Instant) -> Bool { length.map { position(at: now) >= $0 } ?? true }

  package func isClosable(at now: Instant) -> Bool { !sticks && position(at: now) >= closeAfter }

  /// How much of the countdown is over, from 0 to 1.
  package func progress(at now: Instant) -> Double {
    guard let length, length > .zero else { return 1 }
    return min(1, position(at: now) / length)
  }

  /// Whole seconds until then, rounded up as people count down.
  package func seconds(until moment: Duration, at now: Instant) -> Int {
    Int((max(.zero, moment - position(at: now)) / .seconds(1)).rounded(.up))
  }

  /// How long until the next milestone.
  package func nextMilestone(at now: Instant) -> Duration? {
    let position = position(at: now)
    return [length, closeAfter].compactMap(\.self).filter { $0 > position }.min().map {
      $0 - position
    }
  }

  /// The point after which nothing changes any more.
  private var end: Duration { max(length ?? .zero, closeAfter) }
}
