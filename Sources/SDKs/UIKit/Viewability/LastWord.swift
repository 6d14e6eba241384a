import Simulation

/// Says something when it is let go: kept by a view, it says that the view is gone.
final class LastWord {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  // Whoever holds a view last may be on any queue; what is said is said on main.
  deinit {
    if MainQueue.isCurrent { return action() }
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }
}
