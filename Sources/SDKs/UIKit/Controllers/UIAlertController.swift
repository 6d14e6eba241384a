/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What the button is for. In a terminal all look alike.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  public final let title: String?
  /// What it is for.
  public final let style: Style
  /// Whether it can be tapped; what it says when the alert is shown holds.
  open var isEnabled = true
  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// An action; the handler is called once the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question to the user over what is on the screen, with a button for each answer.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where it appears.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String?
  /// Where it appears.
  public private(set) final var preferredStyle = Style.alert
  /// The answers in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The answer that a keyboard's return key would give; there is no keyboard.
  open var preferredAction: UIAlertAction?

  /// A question without answers; add some before presenting it.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  private static let row: CGFloat = 20

  open override func viewDidLoad() {
    super.viewDidLoad()
    let texts = [title, message].compactMap { $0 }
    let bounds = view.bounds
    let height = CGFloat(texts.count + actions.count) * Self.row
    let top = preferredStyle == .alert ? (bounds.height - height) / 2 : bounds.height - height
    let card = UIView(
      frame: CGRect(x: 40, y: max(0, top), width: bounds.width - 80, height: height))
    card.backgroundColor = .systemBackground
    view.addSubview(card)
    let rows = texts.map(label) + actions.map(button)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.row, width: card.bounds.width, height: Self.row)
      card.addSubview(row)
    }
  }

  private func label(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    return label
  }

  private func button(_ action: UIAlertAction) -> UIView {
    let button = UIButton()
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) { action.handler?(action) } },
      for: .touchUpInside)
    return button
  }
}
