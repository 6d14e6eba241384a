/// A bar with a tab for each part of an application; the selected one is bold.
///
/// ```
/// ────────────────────────────────
///     Feed       Search     Me (2)
/// ```
@preconcurrency @MainActor open class UITabBar: UIView {
  static let height: CGFloat = 49

  /// The tabs, from the left.
  open var items: [UITabBarItem]? { didSet { show() } }
  /// The selected one. Selecting it this way tells nobody.
  open weak var selectedItem: UITabBarItem? { didSet { mark() } }
  /// Told of taps.
  open weak var delegate: UITabBarDelegate?
  /// The bar's colour.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }
  /// The colour of tabs that are not selected; grey for nil.
  open var unselectedItemTintColor: UIColor? { didSet { mark() } }

  /// Asked about a tap before anything else happens; whether the tab may be selected.
  final var onTap: (UITabBarItem) -> Bool = { _ in true }
  private let line = UIView()
  private var tabs: [TabButton] = []

  /// A bar at this place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar without extent.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Replaces the tabs; no time passes.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func setUp() {
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  private func show() {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (items ?? []).map { item in
      item.changed = { [weak self] in self?.mark() }
      let tab = TabButton(item)
      tab.addAction(
        UIAction { [weak self, unowned item] _ in self?.tapped(item) }, for: .touchUpInside)
      addSubview(tab)
      return tab
    }
    mark()
    setNeedsLayout()
  }

  private func mark() {
    for tab in tabs {
      let isSelected = tab.item === selectedItem
      tab.show(
        isSelected: isSelected,
        isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel)
    }
  }

  private func tapped(_ item: UITabBarItem) {
    guard onTap(item) else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: BarLayout.row)
    let width = bounds.width / CGFloat(max(1, tabs.count))
    for (place, tab) in tabs.enumerated() {
      tab.frame = CGRect(
        x: CGFloat(place) * width, y: BarLayout.row, width: width,
        height: max(0, bounds.height - BarLayout.row))
    }
  }
}

/// Told of taps on a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// The user selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

private final class TabButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, _ color: UIColor) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    label.text = [item.title, item.badgeValue.map { "(\($0))" }].compactMap { $0 }
      .joined(separator: " ")
    label.textColor = item.isEnabled ? color : .tertiaryLabel
    label.font = .systemFont(ofSize: 17, weight: isSelected ? .semibold : .regular)
    picture.image = item.title == nil ? (isSelected ? item.selectedImage : nil) ?? item.image : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: 0, y: BarLayout.top, width: bounds.width, height: BarLayout.row)
    picture.frame = CGRect(x: (bounds.width - 30) / 2, y: BarLayout.top, width: 30, height: 20)
  }
}
