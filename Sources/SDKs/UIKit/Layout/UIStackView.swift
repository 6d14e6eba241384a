/// Arranges views in a row or a column, by constraints that it makes itself.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How long the views are, and the room between them.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the views are across.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The same as `leading`, in a row.
    public static let top = Alignment.leading
    /// The same as `trailing`, in a row.
    public static let bottom = Alignment.trailing
  }

  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How long the views are, and the room between them.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where the views are across.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The room between two views, or the least there is of it.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the margins stay free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// The views that are arranged. Hidden ones take no room.
  public private(set) final var arrangedSubviews: [UIView] = []
  private var ownSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A stack's own spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing.
  public static let spacingUseSystem: CGFloat = 1.175494e-38

  /// A stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// An empty stack at this place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view, or moves it.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.takePart()
    setNeedsLayout()
  }

  /// Arranges the view no more; it stays in the stack, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    ownSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the room after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing == Self.spacingUseSystem ? 8 : spacing
    setNeedsLayout()
  }

  /// The room after a view, if it has its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The room after a view.
  final func room(after view: UIView) -> CGFloat {
    (ownSpacings[ObjectIdentifier(view)] ?? spacing).plausible
  }

  /// The views that take room.
  final var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}
