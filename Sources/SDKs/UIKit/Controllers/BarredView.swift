/// A container's view: what is shown fills it, and a bar is on top at one edge.
final class BarredView: UIView {
  enum Edge {
    case top, bottom
  }

  private let bar: UIView
  private let edge: Edge
  private let height: CGFloat

  init(_ bar: UIView, at edge: Edge, height: CGFloat) {
    self.bar = bar
    self.edge = edge
    self.height = height
    super.init(frame: UIScreen.main.bounds)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// A container may be added to one that has appeared already.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { controller?.installParts() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outer = safeAreaInsets
    let top = edge == .top ? outer.top : bounds.height - outer.bottom - height
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
