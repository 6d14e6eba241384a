/// Rows below each other, of which only those in sight have cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections are told apart. In a terminal all look alike.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How a row would come or go if animations took time here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row is after it was scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// As high as the cell is by itself.
  public static let automaticDimension: CGFloat = -1

  /// How sections are told apart.
  public private(set) final var style = Style.plain
  /// As wide as the table, and as high as its rows.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: super.contentSize.height) }
    set { super.contentSize = newValue }
  }
  /// Knows what is in it.
  open weak var dataSource: UITableViewDataSource? { didSet { reloadData() } }
  /// Asked and told about rows.
  open weak var delegate: UITableViewDelegate? {
    didSet { if delegate !== oldValue { mapChanged() } }
  }
  /// How high rows are, unless the delegate knows.
  open var rowHeight = automaticDimension { didSet { reloadData() } }
  /// How high a row is thought to be until it is measured. Here each is measured before it is seen.
  open var estimatedRowHeight = automaticDimension
  /// How high a section's header is thought to be until it is measured.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// How high a section's footer is thought to be until it is measured.
  open var estimatedSectionFooterHeight = automaticDimension
  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { reloadData() } }
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// A view above all rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// A view below all rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  final var shownMap: TableMap?
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var titles: [TableMap.Kind: UIView] = [:]
  final var selected: [IndexPath] = []
  private var waiting: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]

  /// A table at this place.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    setUp()
  }

  /// A table at this place, with plain sections.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A table without extent.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
  }

  // MARK: Cells

  /// Cells with this name are of this class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell with this name that is not seen any more, or a new one of the class that was registered
  /// for it; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(registeredAs: identifier)
  }

  /// The same for names that a class was registered for. For others UIKit throws an exception; here
  /// the result is a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  final func putAway(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { waiting[name, default: []].append(cell) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Asks for everything again before the present moment is over. Nothing is selected then.
  open func reloadData() {
    putAllAway()
    selected = []
    mapChanged()
  }

  final func mapChanged() {
    shownMap = nil
    for view in titles.values { view.removeFromSuperview() }
    titles = [:]
    setNeedsLayout()
  }

  private func putAllAway() {
    let shown = cells
    cells = [:]
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) { putAway(cell, at: path) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    new.map(addSubview)
    mapChanged()
  }

  // MARK: Layout

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  open override func layoutSubviews() {
    showRows()
    super.layoutSubviews()
  }
}

extension UITableViewCell {
  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
