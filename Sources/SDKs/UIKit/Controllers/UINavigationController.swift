import Simulation

/// A stack of controllers, of which the last one is shown, below a bar that leads back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar.
  public final let navigationBar = UINavigationBar()
  private final var stack: [UIViewController] = []
  private final var hidesBar = false

  /// A stack that begins with this controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    replaceStack(with: [rootViewController], "init(rootViewController:)", animated: false)
  }

  /// An empty stack. There are no nibs here; the names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives here; the result is an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Stack

  /// The stack, its root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the user sees: what the top one presented, or the top one.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Shows another controller, from which the bar leads back.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    replaceStack(
      with: stack + [viewController], "pushViewController(_:animated:)", animated: animated)
  }

  /// Goes back by one; the root stays. Returns the controller that was shown.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated).last
  }

  /// Goes back to the root. Returns those above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 1, animated: animated)
  }

  /// Goes back to a controller of the stack. Returns those above it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: place + 1, animated: animated)
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, "setViewControllers(_:animated:)", animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(count))
    replaceStack(with: Array(stack.prefix(count)), "pop", animated: animated)
    return popped
  }

  private func replaceStack(with new: [UIViewController], _ call: String, animated: Bool) {
    guard admits(stack: new, call) else { return }
    let (old, shown) = (stack, stack.last)
    let leaving = old.filter { one in !new.contains { $0 === one } }
    let coming = new.filter { one in !old.contains { $0 === one } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    stack = new.filter { $0.parent === self }
    adjust(stack)
    if shown !== stack.last { swap(shown, for: stack.last, .oldFirst, animated: animated) }
    navigationBar.items = stack.map(\.navigationItem)
    for controller in leaving { controller.removeFromParent() }
    for controller in coming where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// UIKit throws an exception for these.
  private func admits(stack new: [UIViewController], _ call: String) -> Bool {
    let reason: String
    if Set(new.map(ObjectIdentifier.init)).count < new.count {
      reason = "a controller can't be in the stack twice"
    } else if new.contains(where: { $0 is UINavigationController }) {
      reason = "a stack can't be in a stack"
    } else {
      return true
    }
    World.current.journal.note(by: .app, "\(call) refused: \(reason)")
    return false
  }

  // MARK: View

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; no time passes.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    navigationBar.isHidden = hidden
    adjust(stack)
  }

  private func adjust(_ parts: [UIViewController]) {
    let top = hidesBar ? 0 : UINavigationBar.height
    for part in parts {
      part.barInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
  }

  open override func loadView() {
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    view = BarredView(navigationBar, at: .top, height: UINavigationBar.height)
  }

  override func installParts() { putIn(topViewController) }
}
