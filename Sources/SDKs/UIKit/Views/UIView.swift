// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit's own signatures have them, and source written for UIKit relies on it.

/// A rectangle on the phone's screen, in points.
///
/// What Swift source on iOS may override stands in the class, because a member of an extension cannot
/// be overridden without Objective-C; the work is done in the extensions beside this file.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The views in this one, the topmost last.
  public internal(set) final var subviews: [UIView] = []
  /// The view this one is in.
  public final var superview: UIView? { container }
  // Not weak, which would put every view that has another in it on the slow path of reference counting:
  // a view that goes clears it in its subviews. That happens wherever the last reference is let go of.
  nonisolated(unsafe) final unowned(unsafe) var container: UIView?
  /// The controller whose root view this is.
  package internal(set) final weak var controller: UIViewController?
  /// Objects that live exactly as long as this view does.
  package final var companions: [AnyObject] = []
  final var needsLayout = true
  // Where the view lies in its superview, and which part of its own plane it shows: `frame`, `bounds`
  // and `center` are three ways to say it.
  final var origin: CGPoint
  final var plane: CGRect

  /// A view without extent.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view at this place of its future superview.
  public init(frame: CGRect) {
    origin = frame.origin.plausible
    plane = CGRect(origin: .zero, size: frame.size.plausible)
    super.init()
  }

  /// There are no archives here; the view is as one without extent.
  public required init?(coder: NSCoder) {
    origin = .zero
    plane = .zero
    super.init()
  }

  deinit {
    for view in subviews { view.container = nil }
  }

  open override var next: UIResponder? { controller ?? superview }

  /// The window this view is in.
  open var window: UIWindow? { superview?.window }

  // MARK: Place

  /// Where the view lies in its superview.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: plane.size) }
    set { place(at: newValue.origin, showing: CGRect(origin: plane.origin, size: newValue.size)) }
  }

  /// Which part of its own plane the view shows. Its middle stays where it is when the size changes.
  open var bounds: CGRect {
    get { plane }
    set {
      let grown = CGSize(
        width: newValue.width - plane.width, height: newValue.height - plane.height)
      let origin = CGPoint(x: origin.x - grown.width / 2, y: origin.y - grown.height / 2)
      place(at: origin, showing: newValue)
    }
  }

  /// Where the view's middle lies in its superview.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + plane.width / 2, y: origin.y + plane.height / 2) }
    set {
      let origin = CGPoint(x: newValue.x - plane.width / 2, y: newValue.y - plane.height / 2)
      place(at: origin, showing: plane)
    }
  }

  /// How the view follows when its superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether `autoresizingMask` takes the place of constraints. There are no constraints here.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the superview resizes its subviews after their `autoresizingMask`.
  open var autoresizesSubviews = true

  // MARK: Look

  /// Whether the view and all in it are left out.
  open var isHidden = false { didSet { if isHidden != oldValue { geometryDidChange() } } }
  /// How opaque the view and all in it are, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { geometryDidChange() } } }
  /// What is behind the view's content; nil leaves through what is below.
  open var backgroundColor: UIColor?
  /// Whether nothing of a subview shows outside this view's bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { geometryDidChange() } }
  }
  /// A promise that nothing below shows through.
  open var isOpaque = true
  /// How content finds its place when it has another shape than the view.
  open var contentMode: ContentMode = .scaleToFill
  /// The colour of what can be tapped; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { tint ?? superview?.tintColor ?? .tintColor }
    set { tint = newValue }
  }
  private var tint: UIColor?
  /// Corners and border.
  public final let layer = CALayer()

  // MARK: Touch

  /// Whether the view and all in it can be touched.
  open var isUserInteractionEnabled = true
  /// Who listens for touches on this view, in the order in which they were attached.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Has `gestureRecognizer` listen for touches on this view, and on no other any more.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Ends what `addGestureRecognizer(_:)` began.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
    gestureRecognizer.view = nil
  }

  /// The view that a touch at `point` (in this view's plane) belongs to: the deepest one, the topmost
  /// of siblings first. Nil when the view is hidden, all but transparent, not to be touched, or does
  /// not contain the point; a subview that sticks out of it cannot be touched there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Whether `point` (in this view's plane) is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Names

  /// A number to find the view by.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What is read aloud.
  open var accessibilityLabel: String?
  /// Whether the view is announced at all.
  open var isAccessibilityElement = false

  /// This view or the first one in it that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Tree

  /// Puts `view` on top of what is in this view.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Puts `view` in among the subviews, 0 being the lowest.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Puts a subview on top of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count - 1)
  }

  /// Puts a subview below its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// The view is about to be moved to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view was moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// The view, or what it is in, is about to come into a window, or to leave it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view, or what it is in, came into a window, or left it.
  open func didMoveToWindow() {}
  /// A view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Gives the subviews their places.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews()` before the present moment is over.
  open func setNeedsLayout() {
    needsLayout = true
    if window != nil { UIApplication.shared.setNeedsLayout() }
  }

  /// Does at once what `setNeedsLayout()` asked for, here and in all subviews.
  open func layoutIfNeeded() {
    layoutTree()
  }

  /// How large the view would like to be when there is so much room.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Makes the view as large as it would like to be.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size the content itself would like to have.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The content does not care.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The view wants to be drawn again. Everything is, here.
  open func setNeedsDisplay() {}
}
