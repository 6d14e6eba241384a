/// A part of the application that the user sees.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the user sees it.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Whether the user sees it now.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// The one scene there is; the windows are in it.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Every window that was shown and is not permanently hidden, in the order of being shown.
  public internal(set) final var windows: [UIWindow] = []

  /// The screen it is on.
  open var screen: UIScreen { .main }
  /// The window that has the keyboard.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
