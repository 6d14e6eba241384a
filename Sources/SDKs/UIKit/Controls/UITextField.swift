/// A line of text that the user may edit: a tap gives it the keyboard.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The line around it. In a terminal all look alike, except none.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text; never nil when read.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      contentChanged()
    }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? { didSet { contentChanged() } }
  /// The text's size and weight.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// The text's colour.
  open var textColor: UIColor? = .label
  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural
  /// The line around it.
  open var borderStyle = BorderStyle.none
  /// Whether letters are shown as dots.
  open var isSecureTextEntry = false
  /// Whether the text is empty when editing begins.
  open var clearsOnBeginEditing = false
  /// Asked and told about editing.
  open weak var delegate: UITextFieldDelegate?

  /// A field at this place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A field without extent.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A field at this place that runs the action when the return key is pressed.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open override var intrinsicContentSize: CGSize {
    let measure = TextMeasure(hasText ? text : placeholder, font, lines: 1)
    return CGSize(width: measure.size().width + 2 * measure.letter, height: measure.line)
  }

  // MARK: Editing

  /// Whether it has the keyboard.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder()
    else { return false }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Appends to the text, as the keyboard does.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Removes the last letter, as the keyboard does.
  open func deleteBackward() {
    guard hasText else { return }
    text = text.map { String($0.dropLast()) }
    sendActions(for: .editingChanged)
  }

  /// The user types at the end of the text.
  package final func type(_ letters: String) {
    let end = NSRange(location: text?.utf16.count ?? 0, length: 0)
    guard isEditing,
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: letters) != false
    else { return }
    insertText(letters)
  }

  /// The user presses the return key.
  package final func pressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // A listener may have moved the keyboard; one that wants nothing of it lets it go.
    if listeners.contains(where: { $0.events.contains(.editingDidEndOnExit) }) {
      resignFirstResponder()
    }
  }

  package override var takesTaps: Bool { isEnabled }

  override func tapped() {
    becomeFirstResponder()
    sendActions(for: .touchUpInside)
  }
}

/// Asked and told about the editing of a text field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the user may change the text in this way.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
