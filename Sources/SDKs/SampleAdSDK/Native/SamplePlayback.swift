import Simulation

/// How far a video is: a value that is told when it plays and when it pauses.
struct SamplePlayback: Equatable {
  private enum State: Equatable {
    case standing(at: Duration)
    case playing(since: Instant, from: Duration)
  }

  private let duration: Duration
  private var state = State.standing(at: .zero)

  init(duration: Duration) {
    self.duration = duration
  }

  var isPlaying: Bool {
    if case .playing = state { true } else { false }
  }

  func position(at now: Instant) -> Duration {
    switch state {
    case .standing(let position): position
    case .playing(let since, let start): min(duration, start + (now - since))
    }
  }

  func remaining(at now: Instant) -> Duration {
    duration - position(at: now)
  }

  mutating func play(at now: Instant) {
    let position = position(at: now)
    state = .playing(since: now, from: position >= duration ? .zero : position)
  }

  mutating func pause(at now: Instant) {
    state = .standing(at: position(at: now))
  }

  mutating func end() {
    state = .standing(at: duration)
  }
}
