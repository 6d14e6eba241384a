extension UIViewController {
  /// The view fills the window, below everything that was presented.
  final func enterAsRoot(of window: UIWindow) {
    guard let view, view.superview !== window else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    beginAppearing(animated: false)
    window.insertSubview(view, at: 0)
    endAppearing(animated: false)
  }

  /// The view leaves the window, with everything presented over it.
  final func leaveAsRoot() {
    endPresentation(animated: false, isReturning: false)
    beginDisappearing(animated: false)
    viewIfLoaded?.removeFromSuperview()
    endDisappearing(animated: false)
  }
}
