/// The view of a table's row.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Where its texts are.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A second text at the right.
    case value1
    /// A second text beside the first one, at the right here.
    case value2
    /// A second text below.
    case subtitle
  }

  /// The mark at the right edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Whether it shows that it was selected.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The name under which it is used again.
  public final let reuseIdentifier: String?
  /// The view for everything that a row shows.
  public final let contentView = UIView()
  /// The first text.
  public final let textLabel: UILabel?
  /// The second text; nil if the style has none.
  public final let detailTextLabel: UILabel?
  /// The picture; it takes no room without one.
  public final let imageView: UIImageView?
  /// The mark at the right edge.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// A view in place of what the type says.
  open var accessoryView: UIView? { didSet { showAccessory() } }
  /// Whether it shows that it was selected.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
  /// Whether its row is selected.
  open var isSelected = false { didSet { showSelection() } }
  final let style: CellStyle
  private let line = UIView()
  private let mark = UILabel()
  private var shownAccessory: UIView?
  private let selection = UIView()

  /// A cell in this style, to be used again under the name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    textLabel = UILabel()
    detailTextLabel = style == .default ? nil : UILabel()
    imageView = UIImageView(image: nil)
    super.init(frame: .zero)
    setUp()
  }

  /// There are no archives here; the result is a cell with one text.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    textLabel = UILabel()
    detailTextLabel = nil
    imageView = UIImageView(image: nil)
    super.init(coder: coder)
    setUp()
  }

  /// The cell of a class that was registered. Only a required initialiser can make one of a class that
  /// is not known before, and on iOS the one with a style is not required.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    line.backgroundColor = .separator
    selection.backgroundColor = .secondarySystemBackground
    selection.isHidden = true
    selection.isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    detailTextLabel?.textColor = .secondaryLabel
    if style != .subtitle { detailTextLabel?.textAlignment = .right }
    mark.textColor = .tintColor
    for view in [selection, line, contentView] { addSubview(view) }
    for view in [imageView, textLabel, detailTextLabel] { view.map(contentView.addSubview) }
  }

  /// The cell is about to be used for another row.
  open func prepareForReuse() {
    isSelected = false
  }

  /// Shows whether its row is selected; no time passes.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  private func showSelection() {
    selection.isHidden = !isSelected || selectionStyle == .none
  }

  private func showAccessory() {
    shownAccessory?.removeFromSuperview()
    mark.text = accessoryType.mark
    shownAccessory = accessoryView ?? (accessoryType == .none ? nil : mark)
    shownAccessory.map(addSubview)
    setNeedsLayout()
  }

  /// The table draws lines between rows.
  final func showLine(_ isThere: Bool) { line.isHidden = !isThere }

  open override func layoutSubviews() {
    super.layoutSubviews()
    selection.frame = bounds
    line.frame = CGRect(
      x: CellLayout.margin, y: bounds.height - BarLayout.row,
      width: bounds.width - CellLayout.margin, height: BarLayout.row)
    let accessory = CellLayout.accessory(
      shownAccessory, isMark: shownAccessory === mark, in: bounds)
    shownAccessory?.frame = accessory
    let width = shownAccessory == nil ? bounds.width : accessory.minX
    contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    CellLayout(self).apply()
  }

  /// How high it is if nobody says anything else: as its constraints say, if it has any.
  final var usualHeight: CGFloat {
    let usual: CGFloat = style == .subtitle ? 60 : 44
    guard contentView.autoLayout != nil else { return usual }
    let accessory = CellLayout.accessory(
      shownAccessory, isMark: shownAccessory === mark, in: bounds)
    let width = shownAccessory == nil ? bounds.width : accessory.minX
    let height = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : usual
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate var mark: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "›"
    case .detailDisclosureButton: "ⓘ ›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    }
  }
}
