/// Something that is on or off; a tap changes it.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  /// Whether it is on. Setting it tells nobody.
  open var isOn = false
  /// Its colour while it is on; green for nil.
  open var onTintColor: UIColor?

  /// A switch at this place. Its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// A switch in the upper left corner.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// A switch at this place that runs the action when it changes.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Switches it on or off; no time passes, and nobody is told.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  package override var takesTaps: Bool { isEnabled }

  override func tapped() {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}
