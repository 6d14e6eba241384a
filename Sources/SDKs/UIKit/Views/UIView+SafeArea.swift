extension UIView {
  /// The margins of the superview that reach into this view, and those of its controller. The phone's
  /// screen has none of its own: the status bar is above it.
  final var insetsFromAbove: UIEdgeInsets {
    let own = controller.map { $0.barInsets + $0.additionalSafeAreaInsets } ?? .zero
    guard let superview else { return own }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return own }
    let (room, place) = (superview.bounds, frame)
    let reaching = UIEdgeInsets(
      top: max(0, outer.top - (place.minY - room.minY)),
      left: max(0, outer.left - (place.minX - room.minX)),
      bottom: max(0, outer.bottom - (room.maxY - place.maxY)),
      right: max(0, outer.right - (room.maxX - place.maxX)))
    return reaching + own
  }

  /// Requests layout for everything that depends on the safe area.
  final func safeAreaChanged() {
    if controller != nil || self is UIScrollView { setNeedsLayout() }
    for view in subviews { view.safeAreaChanged() }
  }
}

extension UIViewController {
  /// Tells the controller once about each change.
  final func tellSafeArea() {
    guard let insets = viewIfLoaded?.safeAreaInsets, insets != toldSafeArea else { return }
    toldSafeArea = insets
    viewSafeAreaInsetsDidChange()
  }
}
