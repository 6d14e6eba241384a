extension UIView {
  /// Where `point` of this view is in the coordinates of `view` (or of the window, for nil).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (shiftToRoot, view?.shiftToRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Where `point` of `view` (or of the window, for nil) is in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.shiftToRoot ?? .zero, shiftToRoot)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// As for points; views are never rotated or scaled here, so the size stays the same.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// As for points; views are never rotated or scaled here, so the size stays the same.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A point of the superview in this view's coordinates.
  final func own(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - origin.x + plane.origin.x, y: point.y - origin.y + plane.origin.y)
  }

  /// What to add to a point of this view to get the point in the tree's root.
  private var shiftToRoot: CGPoint {
    guard let shift = container?._withUnsafeGuaranteedRef({ $0.shiftToRoot }) else { return .zero }
    return CGPoint(
      x: shift.x + origin.x - plane.origin.x, y: shift.y + origin.y - plane.origin.y)
  }
}
