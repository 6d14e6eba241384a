/// Something is going on. Nothing turns here: what never stops moving would keep the terminal busy.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// Whether something is going on.
  public private(set) final var isAnimating = false
  /// Whether it is to be hidden when nothing goes on.
  open var hidesWhenStopped = true
  /// Its colour; the tint colour for nil.
  open var color: UIColor?

  /// How large and how striking it is.
  public enum Style: Sendable {
    case medium, large
  }

  /// One that waits to be started.
  public convenience init(style: Style) {
    let side: CGFloat = style == .large ? 37 : 20
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  /// Something began.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// It is over.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
