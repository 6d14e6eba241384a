extension CGPoint {
  /// Whether both are the same, as Objective-C asks.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Whether both are the same, as Objective-C asks.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Whether both are the same, as Objective-C asks.
  public func equalTo(_ rectangle: CGRect) -> Bool { self == rectangle }
}
