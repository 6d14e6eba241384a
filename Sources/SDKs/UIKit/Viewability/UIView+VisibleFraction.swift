extension UIView {
  /// Which share of the view's area the user can see, from 0 to 1.
  ///
  /// What its window and every ancestor that clips cut off does not count. It is 0 when the view or
  /// anything it is in is hidden or all but transparent, when it is in no window or under a controller
  /// that covers the screen, and while the application is in the background. What merely lies over it
  /// is not looked at: no SDK does.
  package var visibleFraction: Double {
    guard let window, UIApplication.shared.applicationState != .background, !plane.isEmpty,
      !isCovered(in: window)
    else { return 0 }
    var seen = plane
    var view: UIView = self
    while true {
      if view.isHidden || view.alpha < 0.01 { return 0 }
      if view.clipsToBounds || view === window { seen = seen.intersection(view.plane) }
      if seen.isEmpty { return 0 }
      guard let parent = view.superview else { break }
      seen = seen.offsetBy(
        dx: view.origin.x - view.plane.origin.x, dy: view.origin.y - view.plane.origin.y)
      view = parent
    }
    return Double(seen.width * seen.height / (plane.width * plane.height))
  }

  private func isCovered(in window: UIWindow) -> Bool {
    for top in window.subviews.reversed() {
      if isDescendant(of: top) { return false }
      if let presented = top as? PresentationView, presented.coversScreen { return true }
    }
    return false
  }
}
