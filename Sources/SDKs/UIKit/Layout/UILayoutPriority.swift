/// How important it is that a constraint holds: one of less importance gives way.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000.
  public var rawValue: Float

  /// The priority with this value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority with this value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// A view resists to show less than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// Something may be dragged, and the scene grows with it.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// A scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Something may be dragged, and the scene stays as it is.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A view resists to be larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// A view is as small as its constraints allow.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
