/// How real time becomes simulated time: a number of times as fast, or not at all.
///
/// A value without a clock; the caller tells it what the clock shows.
///
/// | shows 0 s at 0 s | after 2 s at 1× | paused for 5 s | 1 s more at 4× |
/// |---|---|---|---|
/// | 0 s | 2 s | 2 s | 6 s |
package struct Pace: Equatable, Sendable {
  /// The speeds to step through.
  package static let steps: [Double] = [0.25, 0.5, 1, 2, 4, 8, 16]

  package private(set) var speed: Double
  package private(set) var isPaused: Bool
  /// The clock's reading and the simulated moment from which the present speed counts.
  private var anchor: (clock: Duration, instant: Instant)

  package init(speed: Double = 1, isPaused: Bool = false, clock: Duration, instant: Instant) {
    self.speed = speed
    self.isPaused = isPaused
    self.anchor = (clock, instant)
  }

  package static func == (left: Pace, right: Pace) -> Bool {
    left.speed == right.speed && left.isPaused == right.isPaused && left.anchor == right.anchor
  }

  /// The simulated moment when the clock shows this.
  package func instant(at clock: Duration) -> Instant {
    guard !isPaused, clock > anchor.clock else { return anchor.instant }
    return anchor.instant + (clock - anchor.clock) * speed
  }

  /// How long by the clock until `instant`; nil while paused.
  package func wait(until instant: Instant, at clock: Duration) -> Duration? {
    guard !isPaused else { return nil }
    let dueAtClock = anchor.clock + (instant - anchor.instant) / speed
    return max(dueAtClock - clock, .zero)
  }

  /// Continues from `instant` at the clock's reading `clock`: after a jump to the next timer, or
  /// when the program was stopped for a while.
  package mutating func resume(from instant: Instant, at clock: Duration) {
    anchor = (clock, instant)
  }

  package mutating func setPaused(_ paused: Bool, at clock: Duration) {
    resume(from: instant(at: clock), at: clock)
    isPaused = paused
  }

  package mutating func setSpeed(_ speed: Double, at clock: Duration) {
    resume(from: instant(at: clock), at: clock)
    self.speed = speed
  }

  /// The next step up, or the same speed when there is none.
  package static func faster(than speed: Double) -> Double { steps.first { $0 > speed } ?? speed }
  /// The next step down, or the same speed when there is none.
  package static func slower(than speed: Double) -> Double { steps.last { $0 < speed } ?? speed }
}
