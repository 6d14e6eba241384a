import Catalogue
import Foundation
import Playing
import Simulation

/// Real time, by the program's clock, while the main queue and its timers are served.
struct RunLoopTime: RealTime {
  func pass(_ time: Duration) -> Duration {
    let start = SuspendingClock.now
    let end = start + time
    while SuspendingClock.now < end {
      let left = (end - SuspendingClock.now) / .seconds(1)
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: left))
    }
    return SuspendingClock.now - start
  }
}

extension Session {
  /// Says on standard error that the run waited for the real clock, if it did.
  func reportRealTime(as name: String) {
    if hasLostPatience { Console.note(RealTimeText.lostPatience(name)) }
    guard realTimePassed > .zero else { return }
    Console.note(RealTimeText.sentence(name, milliseconds: realTimePassed.wholeMilliseconds))
  }
}
