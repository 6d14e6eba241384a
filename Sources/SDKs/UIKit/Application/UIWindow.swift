/// The root of a view tree.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Whether it has the keyboard; at most one window does.
  public internal(set) final var isKeyWindow = false
  /// The responder that has the keyboard while this window has it.
  final weak var firstResponder: UIResponder?
  /// The scene it is in.
  open weak var windowScene: UIWindowScene?

  /// A window at this place on the screen. It is hidden until it is made visible.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = UIApplication.shared.scene
    isHidden = true
  }

  /// A window as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// A hidden window without extent.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowScene = UIApplication.shared.scene
    isHidden = true
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { leaveScreen() } else { comeOnScreen() }
    }
  }

  /// The controller whose view fills the window. A new one replaces the old one and everything it
  /// presented.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveAsRoot()
      if !isHidden { rootViewController?.enterAsRoot(of: self) }
    }
  }

  /// Shows the window and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Gives the window the keyboard.
  open func makeKey() {
    for window in UIApplication.shared.scene.windows { window.isKeyWindow = false }
    isKeyWindow = true
  }

  private func comeOnScreen() {
    let scene = windowScene ?? UIApplication.shared.scene
    if !scene.windows.contains(where: { $0 === self }) { scene.windows.append(self) }
    rootViewController?.enterAsRoot(of: self)
    setNeedsLayout()
  }

  private func leaveScreen() {
    isKeyWindow = false
    windowScene?.windows.removeAll { $0 === self }
    rootViewController?.leaveAsRoot()
  }

  /// The topmost of all controllers presented from the root.
  package final var topmostController: UIViewController? {
    var top = rootViewController
    while let above = top?.presentedViewController { top = above }
    return top
  }
}
