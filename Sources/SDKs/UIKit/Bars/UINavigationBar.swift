/// A bar with a title, the way back, and items on both sides.
///
/// ```
///  ‹ Recipes      Soup     Edit +
/// ────────────────────────────────
/// ```
@preconcurrency @MainActor open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  private static let margin: CGFloat = 10

  /// The items of all controllers in the stack, the one that is shown last.
  open var items: [UINavigationItem]? { didSet { show() } }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The bar's colour.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }
  /// Replaces the items; no time passes.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Called on a tap on the way back.
  final var onBack: () -> Void = {}
  private let line = UIView()
  private let label = UILabel()
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var middle: UIView?

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

  private func setUp() {
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    addSubview(line)
  }

  private func show() {
    for view in left + right + [middle].compactMap({ $0 }) { view.removeFromSuperview() }
    (left, right, middle) = ([], [], nil)
    for item in items ?? [] {
      item.changed = { [weak self, weak item] in
        // An item may be on another bar by now.
        if let self, self.items?.contains(where: { $0 === item }) == true { self.show() }
      }
    }
    guard let item = topItem else { return }
    label.text = item.title
    middle = item.titleView ?? label
    left = [wayBack(from: item)].compactMap { $0 } + (item.leftBarButtonItems ?? []).map(view)
    right = (item.rightBarButtonItems ?? []).map(view)
    for view in left + right + [middle].compactMap({ $0 }) { addSubview(view) }
    setNeedsLayout()
  }

  private func wayBack(from item: UINavigationItem) -> UIView? {
    guard let backItem, !item.hidesBackButton else { return nil }
    guard item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton else {
      return nil
    }
    let action = UIAction(title: "‹ \(backItem.wayBack)") { [weak self] _ in self?.onBack() }
    let button = UIButton(frame: .zero, primaryAction: action)
    button.accessibilityLabel = backItem.wayBack
    return button
  }

  private func view(of item: UIBarButtonItem) -> UIView {
    item.changed = { [weak self] in self?.show() }
    if let own = item.customView { return own }
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: item.width, height: 0),
      primaryAction: UIAction { [unowned item] _ in item.tapped() })
    button.setTitle(item.title, for: .normal)
    if item.title == nil { button.setImage(item.image, for: .normal) }
    button.isEnabled = item.isEnabled
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.accessibilityLabel = item.accessibilityLabel
    return button
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: 0, y: bounds.height - BarLayout.row, width: bounds.width, height: BarLayout.row)
    var (start, end) = (Self.margin, bounds.width - Self.margin)
    for view in left {
      place(view, width: BarLayout.width(of: view), at: start)
      start = view.frame.maxX + Self.margin
    }
    for view in right {
      let width = BarLayout.width(of: view)
      place(view, width: width, at: end - width)
      end = view.frame.minX - Self.margin
    }
    guard let middle else { return }
    let wanted = middle === label ? BarLayout.width(of: label.text) : middle.frame.width
    let width = min(wanted, max(0, end - start))
    place(middle, width: width, at: max(start, min((bounds.width - width) / 2, end - width)))
  }

  /// Titles are in the bar's first row, and other views in its middle.
  private func place(_ view: UIView, width: CGFloat, at left: CGFloat) {
    if view is UIButton || view === label {
      view.frame = CGRect(x: left, y: BarLayout.top, width: width, height: BarLayout.row)
    } else {
      view.frame = CGRect(
        x: left, y: (bounds.height - view.frame.height) / 2, width: width,
        height: view.frame.height)
    }
  }
}

/// Measures of bars: a letter and a row are as large as a terminal's.
@MainActor enum BarLayout {
  static let row: CGFloat = 20
  static let top: CGFloat = 2
  static let letter: CGFloat = 10

  private static let picture: CGFloat = 30

  /// As wide as its title or picture; a view of the application's own is as wide as it was made.
  static func width(of view: UIView) -> CGFloat {
    guard let button = view as? UIButton else { return view.frame.width }
    let own = button.currentTitle == nil && button.currentImage != nil ? picture : 0
    return max(button.frame.width, width(of: button.currentTitle), own)
  }

  static func width(of text: String?) -> CGFloat { CGFloat(text?.count ?? 0) * letter }
}
