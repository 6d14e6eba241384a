extension UIView {
  final func leaveKeyboard(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    return true
  }
}
