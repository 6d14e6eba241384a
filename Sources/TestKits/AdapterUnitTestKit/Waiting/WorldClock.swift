import Simulation

/// Moves the simulated clock as real time passes.
final class WorldClock {
  private let lock = NSLock()
  private var isAsked = false
  private var isStopped = false
  /// Only main looks at it.
  private var shown = DispatchTime.now().uptimeNanoseconds

  /// Lets simulated time be as late as real time: now, or as soon as main is free.
  func catchUp() {
    if MainQueue.isCurrent { return move() }
    guard mayAsk() else { return }
    DispatchQueue.main.async {
      guard self.isWanted() else { return }
      self.move()
    }
  }

  /// Leaves simulated time alone from now on.
  func stop() {
    lock.withLock { isStopped = true }
  }

  /// One question is enough, however long main takes.
  private func mayAsk() -> Bool {
    lock.withLock {
      defer { isAsked = true }
      return !isAsked
    }
  }

  private func isWanted() -> Bool {
    lock.withLock {
      isAsked = false
      return !isStopped
    }
  }

  /// Time stands still for a world in which nothing waits for it.
  private func move() {
    let passed = Int((DispatchTime.now().uptimeNanoseconds - shown) / 1_000_000)
    shown += UInt64(passed) * 1_000_000
    let timeline = World.current.timeline
    if timeline.nextRing != nil { timeline.advance(by: .milliseconds(passed)) }
  }
}
