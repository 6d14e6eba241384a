extension UIView {
  /// The share of the view's area that the user can see, from 0 to 1.
  ///
  /// What its window and clipping ancestors cut off does not count. It is 0 if the view or an
  /// ancestor is hidden or almost transparent, if it is in no window or under a controller that
  /// covers the screen, and while the application is in the background. Views that merely overlap
  /// it are ignored, as in every SDK.
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
