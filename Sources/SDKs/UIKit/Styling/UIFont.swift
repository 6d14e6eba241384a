/// A size and a weight; the only typeface is the terminal's.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// The weight with this value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Lighter than body text.
    public static let light = Weight(rawValue: -0.4)
    /// Body text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// For emphasis.
    public static let semibold = Weight(rawValue: 0.3)
    /// For headings.
    public static let bold = Weight(rawValue: 0.4)
    /// For large headings.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// What a text is for.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// The height of the letters.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  package let weight: Weight

  private init(size: CGFloat, weight: Weight) {
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// The usual text size.
  public static let systemFontSize: CGFloat = 14

  /// The system's typeface.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// The system's typeface, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  /// The typeface for this purpose, at the usual reading size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: systemFont(ofSize: 34)
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .body: systemFont(ofSize: 17)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    }
  }

  /// How high a line is.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// Whether the terminal shows it bold.
  package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
}
