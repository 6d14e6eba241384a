/// A controller's part of a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The item for the way back to this controller, on the bar of the next one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title for the way back to this controller; its own title for nil.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether there is no way back on the bar.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the way back stays beside items on the left.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The items on the left, from the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items on the right, from the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Called on changes: the bar that shows the item draws it again.
  final var changed: () -> Void = {}

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() {
    super.init()
  }

  /// The leftmost item.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost item.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items on the left by one; no time passes.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the items on the right by one; no time passes.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the items on the left; no time passes.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items on the right; no time passes.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows or hides the way back; no time passes.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The title of the way back to this controller.
  final var wayBack: String {
    [backBarButtonItem?.title, backButtonTitle, title].lazy.compactMap { $0 }.first ?? "Back"
  }
}
