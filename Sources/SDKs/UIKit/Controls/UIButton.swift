/// A control with a title or a picture.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Its look. In a terminal all types except the close button look alike.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// Its type.
  public private(set) var buttonType = ButtonType.custom

  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private let label = UILabel()

  /// A button at this place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button without extent.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button of this type; a close button gets a title.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .close { setTitle("✕", for: .normal) }
  }

  /// A button with the action's title and picture that runs it when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Carries the title's font. It is not in the view tree: the button draws its title itself.
  open var titleLabel: UILabel? { label }

  /// The title in this state; the one for `.normal` is used in states without their own.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    label.text = currentTitle
    contentChanged()
  }

  /// What `setTitle(_:for:)` set.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The title's colour in this state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    label.textColor = currentTitleColor
  }

  /// What `setTitleColor(_:for:)` set.
  open func titleColor(for state: State) -> UIColor? {
    colors[state] ?? colors[.normal]
  }

  /// The picture in this state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// What `setImage(_:for:)` set.
  open func image(for state: State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// The title now.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .tintColor }
  /// The picture now.
  open var currentImage: UIImage? { image(for: state) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let image = currentImage, currentTitle == nil { return image.size }
    label.text = currentTitle
    return label.sizeThatFits(size)
  }

  open override var intrinsicContentSize: CGSize {
    let picture = currentImage?.size ?? .zero
    guard let title = currentTitle else { return picture }
    let text = TextMeasure(title, label.font, lines: 1).size()
    // Cells show a button with a ground of its own as [ Install ].
    let brackets = backgroundColor == nil ? 0 : 4 * BarLayout.letter
    return CGSize(
      width: text.width + picture.width + brackets,
      height: max(text.height, picture.height))
  }
}

extension UIButton {
  private static let closingWords: Set<String> = [
    "✕", "×", "✖", "⨉", "x", "close", "done", "dismiss", "schließen", "fermer", "cerrar", "fechar",
    "chiudi", "sluiten", "закрыть", "kapat", "tutup", "đóng", "关闭", "關閉", "閉じる", "닫기",
  ]

  /// Whether its kind, title or label says that it closes something.
  package var plainlyCloses: Bool {
    let words = [currentTitle, accessibilityLabel].compactMap { $0?.lowercased() }
    return buttonType == .close || words.contains(where: Self.closingWords.contains)
  }
}
