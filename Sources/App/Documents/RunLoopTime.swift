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

  /// How many times slower than a quiet machine a busy one may be.
  private static let slowest = 20

  /// The limit is processor time: on a busy machine threads are at work for long and get little done.
  func rest(atMost limit: Duration) -> Bool {
    let (first, end) = (OtherThreads(), SuspendingClock.now + limit * Self.slowest)
    var threads = first
    while threads.areAtWork {
      guard threads.worked - first.worked < limit, SuspendingClock.now < end else { return false }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      threads = OtherThreads()
    }
    return true
  }
}

/// The threads of this program but the main one.
private struct OtherThreads {
  private let states: [ThreadState]

  init() {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: ThreadState.folder)) ?? []
    states = threads.filter { $0 != "\(getpid())" }.compactMap { ThreadState(of: $0) }
  }

  /// Whether one of them runs, or would if the machine had time for it.
  var areAtWork: Bool { states.contains { $0.activity != .asleep } }

  /// How much processor time they have had.
  var worked: Duration { states.reduce(.zero) { $0 + $1.worked } }
}

extension Session {
  /// Says on standard error that the run waited for the real clock, if it did.
  func reportRealTime(as name: String) {
    if hasLostPatience { Console.note(RealTimeText.lostPatience(name)) }
    guard realTimePassed > .zero else { return }
    Console.note(RealTimeText.sentence(name, milliseconds: realTimePassed.wholeMilliseconds))
  }
}
