import Observing
import StageUI

/// A tap that travels over the screen of one moment, on the program's clock.
struct Travel {
  private let motion: Motion
  private let start: Duration
  private let moment: Moment
  /// When it is drawn again.
  private(set) var nextLook: Duration

  init(_ motion: Motion, over moment: Moment, at now: Duration) {
    self.motion = motion
    self.moment = moment
    start = now
    nextLook = now
  }

  /// What it looks like now; nil when it is over, or when something has happened since.
  mutating func look(over moment: Moment, at now: Duration) -> Motion.Look? {
    guard moment == self.moment, let look = motion.look(at: now - start) else { return nil }
    nextLook = now + Motion.step
    return look
  }
}
