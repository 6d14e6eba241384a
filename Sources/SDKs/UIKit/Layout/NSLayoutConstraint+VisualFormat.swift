import Simulation

extension NSLayoutConstraint {
  /// The constraints that a picture made of letters stands for, as in `H:|-[label]-8-[button(80)]|`;
  /// noted, and none, for one that is none. UIKit throws an exception there.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics: metrics ?? [:], views: views)
    guard let constraints = reader.read() else {
      World.current.journal.note(
        by: .app, "a visual format can't be read", data: ["format": .string(format)])
      return []
    }
    return constraints + opts.constraints(of: reader.seen)
  }

  /// How the views of a visual format are aligned to each other.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// These bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// At the right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// At the upper edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// At the lower edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// At the edge where reading begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// At the edge where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// At the vertical line through the centre.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// At the horizontal line through the centre.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// At the last line of text.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// At the first line of text.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

    /// Each bit is the attribute with its number.
    @MainActor fileprivate func constraints(of views: [UIView]) -> [NSLayoutConstraint] {
      (1...12).compactMap { number in
        rawValue & 1 << number == 0 ? nil : Attribute(rawValue: number)
      }.flatMap { (attribute: Attribute) in
        zip(views, views.dropFirst()).map { one, next in
          NSLayoutConstraint(
            LayoutSide(next, attribute), .equal, LayoutSide(one, attribute), multiplier: 1,
            constant: 0)
        }
      }
    }
  }
}
