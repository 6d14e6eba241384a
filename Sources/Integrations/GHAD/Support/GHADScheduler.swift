import Foundation
import UIKit

/// A clock with timers. An application can put its own in `GHADManager`, for example in tests.
public protocol GHADScheduler {
  /// Seconds since some moment in the past.
  var now: TimeInterval { get }
  /// Calls `action` on main after so many seconds, unless the result is called before.
  func after(
    _ delay: TimeInterval, for purpose: GHADTimerPurpose, _ action: @escaping () -> Void
  ) -> () -> Void
}

/// What a timer is for.
public enum GHADTimerPurpose: Hashable, Sendable {
  /// The next attempt to load.
  case retry
  /// The end of the time in which a reward may come after its ad is gone.
  case grace
  /// The end of a show's patience.
  case patience(show: Int)
  /// The end of the time in which a vendor should have answered.
  case load
}

/// Timers of the main queue.
struct GHADMainScheduler: GHADScheduler {
  var now: TimeInterval { CACurrentMediaTime() }

  func after(
    _ delay: TimeInterval, for purpose: GHADTimerPurpose, _ action: @escaping () -> Void
  ) -> () -> Void {
    let timer = PendingAction(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { timer.ring() }
    return { timer.cancel() }
  }
}

/// An action that has not happened yet, and forgets what it was for when it is cancelled.
private final class PendingAction {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func ring() {
    let action = action
    self.action = nil
    action?()
  }

  func cancel() { action = nil }
}
