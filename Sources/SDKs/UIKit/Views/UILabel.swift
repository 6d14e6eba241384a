/// Text.
open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// The colour of the text.
  open var textColor: UIColor = .label
  /// The letters.
  open var font: UIFont = .systemFont(ofSize: 17)
  /// Where in its width the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for as many as there is room for.
  open var numberOfLines = 1
  /// What becomes of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// A label of this size at this place; touches go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Labels do not come from archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

/// Where in its width a text stands.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// What becomes of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
