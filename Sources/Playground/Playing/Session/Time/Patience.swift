/// Lets real time pass, for timers of outside code that do not know the simulated clock.
@MainActor
package protocol RealTime {
  /// Serves the main queue and its timers for so long, or a little longer; returns how long it was.
  func pass(_ time: Duration) -> Duration
  /// Serves the main queue until no other thread is at work; false if they take more processor time.
  func rest(atMost limit: Duration) -> Bool
}

extension RealTime {
  /// Nobody is at work.
  package func rest(atMost limit: Duration) -> Bool { true }
}

/// How much real time a session without a screen still spends on outside code.
@MainActor
package struct Patience {
  /// How long it looks away at a time: outside code is late by this at most.
  static let slice = Duration.milliseconds(10)

  /// How much processor time outside code may take on its threads before real time passes for it.
  /// Without it a busy machine, which is slow to give them their turn, would change what a run does.
  static let longestWork = Duration.milliseconds(500)

  private let time: any RealTime
  private(set) var left: Duration
  /// False once a thread was found that does not end its work.
  private var doOthersRest = true

  package init(_ left: Duration, _ time: any RealTime) {
    (self.left, self.time) = (left, time)
  }

  /// A session that does not wait.
  package static let none = Patience(.zero, NoTime())

  /// Lets a slice of real time pass, or less; returns how far the simulated clock goes with it.
  mutating func pass(atMost limit: Duration) -> Duration {
    spend(time.pass(slice(atMost: limit)), atMost: limit)
  }

  /// Lets other threads do what they are at.
  mutating func letOthersRest() {
    if doOthersRest { doOthersRest = time.rest(atMost: Self.longestWork) }
  }

  /// For how long it looks away next.
  func slice(atMost limit: Duration) -> Duration { min(Self.slice, limit, left) }

  /// Real time has passed; returns how far the simulated clock goes with it.
  mutating func spend(_ passed: Duration, atMost limit: Duration) -> Duration {
    let passed = max(passed, .milliseconds(1))
    left -= passed
    return min(passed, limit)
  }

  private struct NoTime: RealTime {
    func pass(_ time: Duration) -> Duration { time }
  }
}
