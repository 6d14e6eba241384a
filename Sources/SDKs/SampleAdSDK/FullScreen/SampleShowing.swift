import Simulation

/// How far a full-screen ad on the screen is: a value that is told when it runs and when it pauses.
///
/// | at | happens |
/// |---|---|
/// | `length` | the countdown is over: who was to be rewarded is |
/// | `closeAfter` | it can be closed; before `length` of a rewarded ad that costs the reward |
/// | `closeAfter` of one that sticks | nothing: it can never be closed |
struct SampleShowing: Equatable {
  /// How long it must be watched; nil for an ad without a countdown.
  let length: Duration?
  let closeAfter: Duration
  private let sticks: Bool
  private var playback: SamplePlayback

  /// The usual length of a rewarded ad.
  static let usualLength = Duration.seconds(10)
  /// When a video without a reward can be closed.
  static let usualPatience = Duration.seconds(5)

  init(_ creative: SampleCreative) {
    let isRewarded = creative.format == .rewarded
    let length = creative.countdown ?? creative.video ?? (isRewarded ? Self.usualLength : nil)
    self.length = length
    closeAfter =
      creative.closeAfter
      ?? (isRewarded ? length ?? .zero : length.map { min($0, Self.usualPatience) } ?? .zero)
    sticks = creative.showing == .sticks
    playback = SamplePlayback(duration: max(length ?? .zero, closeAfter))
  }

  var isRunning: Bool { playback.isPlaying }
  /// The point after which nothing changes any more.
  var end: Duration { max(length ?? .zero, closeAfter) }

  mutating func run(at now: Instant) { if position(at: now) < end { playback.play(at: now) } }
  mutating func stand(at now: Instant) { playback.pause(at: now) }

  /// Nothing of it is left: the user has skipped the rest.
  mutating func skip() { playback.end() }

  func position(at now: Instant) -> Duration { playback.position(at: now) }
  func isOver(at now: Instant) -> Bool { length.map { position(at: now) >= $0 } ?? true }
  func isClosable(at now: Instant) -> Bool { !sticks && position(at: now) >= closeAfter }
  /// Whether it should be closable by now and never will be.
  func isStuck(at now: Instant) -> Bool { sticks && position(at: now) >= closeAfter }

  /// How much of the countdown is over, from 0 to 1.
  func progress(at now: Instant) -> Double {
    guard let length, length > .zero else { return 1 }
    return min(1, position(at: now) / length)
  }

  /// Whole seconds until then, rounded up as people count down.
  func seconds(until moment: Duration, at now: Instant) -> Int {
    Int((max(.zero, moment - position(at: now)) / .seconds(1)).rounded(.up))
  }

  /// How long until the next milestone.
  func nextMilestone(at now: Instant) -> Duration? {
    let position = position(at: now)
    return [length, closeAfter].compactMap { $0 }.filter { $0 > position }.min().map {
      $0 - position
    }
  }
}
