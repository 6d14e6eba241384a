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
  private var sticks: Bool
  private var playback: MediatedPlayback

  /// The usual length of a rewarded ad.
  package static let usualLength = Duration.seconds(10)
  /// The usual moment from which a video without a reward can be closed.
  package static let usualPatience = Duration.seconds(5)

  /// `length` and `closeAfter` are what the ad says; `patience` is how long an ad without a reward
  /// keeps the user if it does not say.
  package init(
    length: Duration?, closeAfter: Duration?, isRewarded: Bool, patience: Duration = .zero,
    sticks: Bool = false
  ) {
    let length = length ?? (isRewarded ? Self.usualLength : nil)
    let whole = length ?? .zero
    self.length = length
    self.closeAfter = closeAfter ?? (isRewarded ? whole : min(whole, patience))
    self.sticks = sticks
    playback = MediatedPlayback(duration: max(whole, self.closeAfter))
  }

  package var isRunning: Bool { playback.isPlaying }

  /// Runs on, unless nothing changes any more.
  package mutating func run(at now: Instant) {
    if playback.remaining(at: now) > .zero { playback.play(at: now) }
  }

  package mutating func stand(at now: Instant) { playback.pause(at: now) }

  /// From now on it can't be closed.
  package mutating func stick() { sticks = true }

  /// Nothing of it is left: the user has skipped the rest.
  package mutating func skip() { playback.end() }

  package func position(at now: Instant) -> Duration { playback.position(at: now) }

  package func isOver(at now: Instant) -> Bool { length.map { position(at: now) >= $0 } ?? true }

  /// Half-way to the first moment at which something becomes possible; at once without a countdown.
  package var middle: Duration { min(length ?? .zero, closeAfter) / 2 }

  package func isClosable(at now: Instant) -> Bool { !sticks && position(at: now) >= closeAfter }

  /// Whether it should be closable by now and never will be.
  package func isStuck(at now: Instant) -> Bool { sticks && position(at: now) >= closeAfter }

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
}
