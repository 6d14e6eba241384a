extension UIView {
  /// The point of `view`'s plane (of the window's, for nil) that lies where `point` of this one does.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (shiftToRoot, view?.shiftToRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// The point of this view's plane that lies where `point` of `view`'s (of the window's, for nil) does.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.shiftToRoot ?? .zero, shiftToRoot)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// As for points; views are not turned or stretched here, so that the size stays.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// As for points; views are not turned or stretched here, so that the size stays.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// What to add to a point of this view's plane to have it in the plane of the tree's root.
  private var shiftToRoot: CGPoint {
    var shift = CGPoint.zero
    var view = self
    while let parent = view.superview {
      shift.x += view.origin.x - view.plane.origin.x
      shift.y += view.origin.y - view.plane.origin.y
      view = parent
    }
    return shift
  }
}
