/// Shows that something is going on. Nothing turns here: endless movement would keep the terminal
/// busy.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// Whether something is going on.
  public private(set) final var isAnimating = false
  /// Whether it hides when it stops.
  open var hidesWhenStopped = true
  /// Its colour; the tint colour for nil.
  open var color: UIColor?
  private var side: CGFloat = 20

  /// How large and prominent it is.
  public enum Style: Sendable {
    case medium, large
  }

  /// An indicator that waits to be started.
  public convenience init(style: Style) {
    let side: CGFloat = style == .large ? 37 : 20
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    self.side = side
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: side, height: side)
  }

  /// Starts.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
