// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit's own signatures have them, and source written for UIKit relies on it.

/// Text that ignores touches by default.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { contentChanged() } }
  /// The text's colour; never nil when read.
  open var textColor: UIColor! = .label { didSet { textColor = textColor ?? .label } }
  /// The text's size and weight; never nil when read.
  open var font: UIFont! = standardFont {
    didSet {
      font = font ?? Self.standardFont
      contentChanged()
    }
  }
  private static let standardFont = UIFont.systemFont(ofSize: 17)
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width at which lines end, for constraints; 0 for the width that the label gets by them.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Whether the letters may shrink to fit. In a terminal they cannot.
  open var adjustsFontSizeToFitWidth = false

  /// A label at this place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// An empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// An estimate: letters are half as wide as the font is high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let letter = font.pointSize / 2
    let wanted = CGFloat(text.count) * letter
    let mayWrap = numberOfLines != 1 && size.width >= letter
    let lines = mayWrap ? (wanted / size.width).rounded(.up) : 1
    let allowed = numberOfLines > 0 ? min(lines, CGFloat(numberOfLines)) : lines
    return CGSize(
      width: (mayWrap ? min(wanted, size.width) : wanted).rounded(.up),
      height: allowed * font.lineHeight)
  }

  open override var intrinsicContentSize: CGSize {
    let isNarrowed = preferredMaxLayoutWidth > 0 && numberOfLines != 1
    return measure.size(forWidth: isNarrowed ? preferredMaxLayoutWidth : nil)
  }
}

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
