/// A view through which one looks at a part of something larger.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How large the thing is.
  open var contentSize: CGSize = .zero
  /// Whether the user may move it.
  open var isScrollEnabled = true
  /// Whether it stops at whole pages.
  open var isPagingEnabled = false

  /// A view at this place that shows nothing outside of it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A view that shows nothing outside of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Which point of the larger thing lies in the upper left corner; the same as the bounds' origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves there; no time passes.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
