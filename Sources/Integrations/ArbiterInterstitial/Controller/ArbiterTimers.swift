import UIKit

/// What rings a controller's timers.
package protocol ArbiterTimers: AnyObject {
  /// Calls `action` on main when so many seconds have passed; the answer stops that.
  func after(_ seconds: Double, _ timer: ArbiterTimer, _ action: @escaping () -> Void) -> () -> Void
}

/// What a timer is for.
package enum ArbiterTimer: Equatable, Sendable {
  /// The networks had their time.
  case deadline(round: Int)
  case retry(attempt: Int)
}

/// Timers of the main queue.
package final class MainQueueTimers: ArbiterTimers {
  private final class Timer: @unchecked Sendable {
    var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
      self.action = action
    }
  }

  /// Timers that are independent of each other.
  package init() {}

  package func after(
    _ seconds: Double, _ timer: ArbiterTimer, _ action: @escaping () -> Void
  ) -> () -> Void {
    let timer = Timer(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { timer.action?() }
    return { timer.action = nil }
  }
}
