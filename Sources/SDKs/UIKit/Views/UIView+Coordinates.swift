extension UIView {
  /// A point of this view's coordinates in another's; in the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onScreen = pointOnScreen(point)
    guard let view else { return onScreen }
    let origin = view.pointOnScreen(.zero)
    return CGPoint(x: onScreen.x - origin.x, y: onScreen.y - origin.y)
  }

  /// A point of another view's coordinates in this one's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let onScreen = view?.pointOnScreen(point) ?? point
    let origin = pointOnScreen(.zero)
    return CGPoint(x: onScreen.x - origin.x, y: onScreen.y - origin.y)
  }

  /// A rectangle of this view's coordinates in another's; in the window's for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates in this one's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func pointOnScreen(_ point: CGPoint) -> CGPoint {
    let inSuperview = CGPoint(
      x: frame.minX + point.x - boundsOrigin.x, y: frame.minY + point.y - boundsOrigin.y)
    return superview?.pointOnScreen(inSuperview) ?? inSuperview
  }
}
