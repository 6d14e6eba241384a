/// Letters of a size and weight.
public final class UIFont: NSObject, Sendable {
  /// Their size in points.
  public let pointSize: CGFloat
  /// How thick they are.
  public let weight: Weight

  /// How thick letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// The weight that is this number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// Ordinary.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick.
    public static let bold = Weight(rawValue: 0.4)
  }

  init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Ordinary letters.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .regular)
  }

  /// Letters of a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// Thick letters.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  package var isBold: Bool { weight.rawValue > 0 }
}
