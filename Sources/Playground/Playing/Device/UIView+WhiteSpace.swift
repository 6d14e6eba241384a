import GoogleMobileAds
import Publishing
import Scenarios

extension UIView {
  private static let grid: CGFloat = 10

  /// A point in it where nothing is shown; nil if there is none on the screen.
  var whiteSpaceOnScreen: CGPoint? {
    guard let window else { return nil }
    let (frame, shown) = (
      frameThere(in: window).intersection(window.bounds), framesShown(in: window)
    )
    for y in stride(from: frame.minY + Self.grid / 2, to: frame.maxY, by: Self.grid) {
      for x in stride(from: frame.minX + Self.grid / 2, to: frame.maxX, by: Self.grid) {
        let point = CGPoint(x: x, y: y)
        if !shown.contains(where: { $0.contains(point) }) { return point }
      }
    }
    return nil
  }

  /// A view may say that its bounds are no numbers, and then no point can be looked for in them.
  private func frameThere(in window: UIWindow) -> CGRect {
    convert(bounds, to: window).plausible
  }

  private func framesShown(in window: UIWindow) -> [CGRect] {
    if isHidden { return [] }
    let own = showsSomething ? [frameThere(in: window)] : []
    return subviews.reduce(own) { $0 + $1.framesShown(in: window) }
  }

  private var showsSomething: Bool {
    self is UIControl || self is UIImageView || self is MediaView || apparentTarget != nil
      || (self as? UILabel)?.text?.isEmpty == false
  }
}
