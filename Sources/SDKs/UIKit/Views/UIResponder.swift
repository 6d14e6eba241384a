/// Anything in the responder chain: views, controllers, windows, scenes, the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The next responder: a view's controller if it is the controller's root view, otherwise its
  /// superview.
  open var next: UIResponder? { nil }

  /// Whether it may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may lose the keyboard again.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  public final var isFirstResponder: Bool {
    windowOfChain?.firstResponder === self
  }

  /// Gives it the keyboard, which another one may have to lose first. True if it has it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = windowOfChain else { return false }
    if let other = window.firstResponder, other !== self, !other.resignFirstResponder() {
      return false
    }
    window.firstResponder = self
    return true
  }

  /// Takes the keyboard from it. True if it has not got it now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    windowOfChain?.firstResponder = nil
    return true
  }

  private var windowOfChain: UIWindow? {
    if let view = self as? UIView { return view.window }
    return (self as? UIViewController)?.viewIfLoaded?.window
  }

  /// A responder that is in no chain yet.
  public override init() {
    super.init()
  }
}

/// The event of a touch. It is empty here; `hitTest(_:with:)` passes it on.
@preconcurrency @MainActor open class UIEvent: NSObject {}
