/// A view into something larger.
open class UIScrollView: UIView {
  /// How large that is.
  open var contentSize = CGSize.zero
  /// Which point of it is at the top left corner.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }

  /// A scroll view of this size at this place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Scroll views do not come from archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }
}
