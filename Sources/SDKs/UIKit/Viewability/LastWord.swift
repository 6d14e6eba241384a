import Simulation

/// Runs a closure when it is released: held by a view, it tells its owner that the view is gone.
final class LastWord {
  private weak var owner: AnyObject?
  private let action: () -> Void

  init(for owner: AnyObject, _ action: @escaping () -> Void) {
    self.owner = owner
    self.action = action
  }

  /// Whether nobody is left to be told.
  var isSpent: Bool { owner == nil }

  // The last reference to a view may be dropped on any queue; the closure runs on main.
  deinit {
    if MainQueue.isCurrent { return action() }
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }
}
