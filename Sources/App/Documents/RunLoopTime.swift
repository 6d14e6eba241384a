import Catalogue
import Foundation
import Glibc
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

  func rest(atMost limit: Duration) -> Bool {
    let end = SuspendingClock.now + limit
    while OtherThreads.areAtWork {
      guard SuspendingClock.now < end else { return false }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
    return true
  }
}

/// The threads of this program but the main one.
private enum OtherThreads {
  /// Whether one of them runs, or would if the machine had time for it.
  static var areAtWork: Bool {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: ThreadState.folder)) ?? []
    return threads.contains { $0 != "\(getpid())" && isAtWork($0) }
  }

  private static func isAtWork(_ thread: String) -> Bool {
    ThreadState(of: thread).map { $0.activity != .asleep } ?? false
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
