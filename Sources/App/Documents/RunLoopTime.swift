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
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.contains { $0 != "\(getpid())" && isAtWork("\(folder)/\($0)/stat") }
  }

  /// The state is a letter behind the name, which is in brackets and may have some itself.
  private static func isAtWork(_ path: String) -> Bool {
    let stat = String(decoding: (try? Files.read(path, limit: 4096)) ?? [], as: UTF8.self)
    let state = stat.lastIndex(of: ")").flatMap { stat[$0...].dropFirst(2).first }
    return state == "R" || state == "D"
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
