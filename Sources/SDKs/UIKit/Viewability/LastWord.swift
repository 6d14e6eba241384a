import Simulation

/// Runs a closure when it is released: held by a view, it tells that the view is gone.
final class LastWord {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  // The last reference to a view may be dropped on any queue; the closure runs on main.
  deinit {
    if MainQueue.isCurrent { return action() }
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }
}
