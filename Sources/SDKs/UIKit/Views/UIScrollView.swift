/// A view that shows a part of something larger.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// When bars that cover the edges are taken into account.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content can be scrolled, and always in a navigation controller.
    case automatic
    /// Where the content can be scrolled.
    case scrollableAxes
    case never, always
  }

  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// Whether the user may scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether content that is not higher than the view counts as scrollable, too.
  open var alwaysBounceVertical = false
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }
  /// When bars that cover the edges are taken into account.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }
  private var followedTop: CGFloat = 0
  /// The content, for constraints: they say how large it is.
  public private(set) final lazy var contentLayoutGuide = UILayoutGuide(.content, of: self)
  /// The part of the content that is seen, for constraints.
  public private(set) final lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)

  /// A scroll view at this place; it clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A scroll view that clips its content.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content in the upper left corner; the same as the bounds' origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls there; no time passes.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Room around the content, with what bars cover.
  open var adjustedContentInset: UIEdgeInsets {
    isAdjusted ? contentInset + safeAreaInsets : contentInset
  }

  private var isAdjusted: Bool {
    let isScrollable = alwaysBounceVertical || contentSize.height > bounds.height
    return switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: isScrollable
    case .automatic: isScrollable || safeAreaInsets != .zero && isInNavigation
    }
  }

  private var isInNavigation: Bool {
    var responder: UIResponder? = self
    while let one = responder {
      if let controller = one as? UIViewController {
        return controller.navigationController != nil
      }
      responder = one.next
    }
    return false
  }

  /// Content that is scrolled to its top stays there when the room above it changes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = adjustedContentInset.top
    guard top != followedTop else { return }
    let wasAtTop = contentOffset.y == -followedTop
    followedTop = top
    if wasAtTop { contentOffset.y = -top }
  }
}
