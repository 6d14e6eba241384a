/// A rectangle by its numbers.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {  // swift-format-ignore
  CGRect(x: x, y: y, width: width, height: height)
}

/// A point by its numbers.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {  // swift-format-ignore
  CGPoint(x: x, y: y)
}

/// A size by its numbers.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {  // swift-format-ignore
  CGSize(width: width, height: height)
}
