/// Parts of an application beside each other, of which one is shown, above a bar that selects it. All
/// are on the bar, however many there are.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The bar.
  public final let tabBar = UITabBar()
  /// Asked and told about taps on the bar.
  open weak var delegate: UITabBarControllerDelegate?
  private final var parts: [UIViewController] = []
  private final var shown: UIViewController?

  /// Without parts yet. There are no nibs here; the names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives here; the result has no parts yet.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The parts, from the left.
  open var viewControllers: [UIViewController]? {
    get { parts.isEmpty ? nil : parts }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the parts. The one that is shown stays if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (parts, viewControllers ?? [])
    let leaving = old.filter { one in !new.contains { $0 === one } }
    let coming = new.filter { one in !old.contains { $0 === one } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    parts = new.filter { $0.parent === self }
    for part in parts {
      part.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height, right: 0)
    }
    select(parts.first { $0 === shown } ?? parts.first)
    showTabs()
    for controller in leaving { controller.removeFromParent() }
    for controller in coming where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// The part that is shown; nothing else can be selected.
  open var selectedViewController: UIViewController? {
    get { shown }
    set {
      guard let newValue, parts.contains(where: { $0 === newValue }) else { return }
      select(newValue)
    }
  }

  /// The place of the part that is shown, or `NSNotFound`.
  open var selectedIndex: Int {
    get { parts.firstIndex { $0 === shown } ?? NSNotFound }
    set { if parts.indices.contains(newValue) { select(parts[newValue]) } }
  }

  private func select(_ part: UIViewController?) {
    guard part !== shown else { return }
    let old = shown
    shown = part
    tabBar.selectedItem = part?.tabBarItem
    swap(old, for: part, .newFirst, animated: false)
  }

  /// The bar has the items of all parts.
  final func showTabs() {
    tabBar.items = parts.map { $0.tabBarItem }
    tabBar.selectedItem = shown?.tabBarItem
  }

  /// A tap on the selected tab goes back to the root of its stack.
  private func tapped(_ item: UITabBarItem) -> Bool {
    guard let part = parts.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: part) != false
    else { return false }
    if part === shown {
      (part as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(part)
    delegate?.tabBarController(self, didSelect: part)
    return true
  }

  open override func loadView() {
    tabBar.onTap = { [weak self] in self?.tapped($0) ?? false }
    view = BarredView(tabBar, at: .bottom, height: UITabBar.height)
  }

  override func installParts() { putIn(shown) }
}

/// Asked and told about taps on the bar of a tab bar controller.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may select this part.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user selected this part, which may be the one that was shown already.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
