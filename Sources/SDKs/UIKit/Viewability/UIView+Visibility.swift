extension UIView {
  /// What share of its area is seen, from 0 to 1: what ancestors that clip and the window leave of it.
  /// Nothing while it or an ancestor is hidden or transparent, without a window, under a controller
  /// that covers the screen, or while the application is out of sight.
  package var visibleFraction: Double {
    guard let window, UIApplication.shared.applicationState == .active, !isCovered(in: window),
      frame.width > 0, frame.height > 0
    else { return 0 }
    var seen = convert(bounds, to: window)
    var ancestor: UIView? = self
    while let view = ancestor {
      guard !view.isHidden, view.alpha >= 0.01 else { return 0 }
      if view.clipsToBounds || view === window {
        seen = seen.intersection(view.convert(view.bounds, to: window))
      }
      ancestor = view.superview
    }
    guard !seen.isNull else { return 0 }
    return Double((seen.width * seen.height) / (frame.width * frame.height))
  }

  private func isCovered(in window: UIWindow) -> Bool {
    guard let root = window.rootViewController else { return false }
    let top = root.topmostPresented
    return top !== root && !isDescendant(of: top.view)
  }

  /// Something changed that can change what is seen.
  func geometryChanged() {
    guard window != nil else { return }
    UIApplication.shared.geometryChanged()
  }
}
