import Simulation

/// How far a video or a countdown is: a value that is told when it plays and when it pauses.
package struct MediatedPlayback: Equatable, Sendable {
  private enum State: Equatable {
    case standing(at: Duration)
    case playing(since: Instant, from: Duration)
  }

  package let duration: Duration
  private var state = State.standing(at: .zero)

  package init(duration: Duration) {
    self.duration = duration
  }

  package var isPlaying: Bool {
    if case .playing = state { true } else { false }
  }

  package func position(at now: Instant) -> Duration {
    switch state {
    case .standing(let position): position
    case .playing(let since, let start): min(duration, start + (now - since))
    }
  }

  package func remaining(at now: Instant) -> Duration { duration - position(at: now) }

  /// Plays on, from the beginning if it has ended.
  package mutating func play(at now: Instant) {
    let position = position(at: now)
    state = .playing(since: now, from: position >= duration ? .zero : position)
  }

  package mutating func pause(at now: Instant) { state = .standing(at: position(at: now)) }

  package mutating func end() { state = .standing(at: duration) }
}
