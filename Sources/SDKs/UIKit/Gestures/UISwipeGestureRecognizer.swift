/// Names the directions of swipes. A terminal has no swipes, so it never recognises one.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a finger's movement.
  public struct Direction: OptionSet, Sendable {
    /// The directions as a number.
    public let rawValue: UInt

    /// The directions for this number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions it would recognise.
  open var direction: Direction = .right
}
