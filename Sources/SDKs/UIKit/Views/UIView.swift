// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit's own signatures have them, and source written for UIKit relies on it.
import Simulation

/// A rectangle on the phone's screen, in points.
///
/// What Swift code on iOS may override is in the class, because without Objective-C a member of an
/// extension cannot be overridden; the work is done in the extensions beside this file.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The views in this one, the topmost last.
  public internal(set) final var subviews: [UIView] = []
  /// The view this one is in.
  public final var superview: UIView? { container?.takeUnretainedValue() }
  // Not weak, which would put every superview on the slow path of reference counting: a view clears
  // it in its subviews when it is deallocated, wherever the last reference is dropped.
  nonisolated(unsafe) final var container: Unmanaged<UIView>?
  /// The controller whose root view this is.
  package final var controller: UIViewController? { manager?.takeUnretainedValue() }
  // The same: a controller clears it in its view.
  nonisolated(unsafe) final var manager: Unmanaged<UIViewController>?
  /// Since when it has been seen long enough to matter, while that is measured.
  package final var seenSince: Instant?
  /// When the countdown that it shows is over, while it runs.
  package final var countdownEnd: Instant?
  /// Whether nothing of it is drawn, though it is there for touches and for whoever measures.
  package final var isUndrawn = false
  /// Objects that live exactly as long as this view.
  package final var companions: [AnyObject] = []
  final var needsLayout = true
  /// Whether a view in this one may need layout: a pass looks no further where none does.
  final var hasLayoutBelow = false
  // Where the view is in its superview, and which part of its own coordinates it shows: `frame`,
  // `bounds` and `center` are three ways to express this.
  final var origin: CGPoint
  final var plane: CGRect
  /// What the view, or one in it, has to do with constraints; nil for nothing.
  final var autoLayout: LayoutPart?

  /// A view without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view at this place in its future superview.
  public init(frame: CGRect) {
    origin = frame.origin.plausible
    plane = CGRect(origin: .zero, size: frame.size.plausible)
    super.init()
  }

  /// There are no archives here; the result is a view without size.
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
  open var window: UIWindow? { container?._withUnsafeGuaranteedRef { $0.window } ?? nil }

  // MARK: Place

  /// Where the view is in its superview.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: plane.size) }
    set { place(at: newValue.origin, showing: CGRect(origin: plane.origin, size: newValue.size)) }
  }

  /// Which part of its own coordinates the view shows. Its centre stays where it is when the size
  /// changes.
  open var bounds: CGRect {
    get { plane }
    set {
      let grown = CGSize(
        width: newValue.width - plane.width, height: newValue.height - plane.height)
      let origin = CGPoint(x: origin.x - grown.width / 2, y: origin.y - grown.height / 2)
      place(at: origin, showing: newValue)
    }
  }

  /// Where the view's centre is in its superview.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + plane.width / 2, y: origin.y + plane.height / 2) }
    set {
      let origin = CGPoint(x: newValue.x - plane.width / 2, y: newValue.y - plane.height / 2)
      place(at: origin, showing: plane)
    }
  }

  /// How the view adapts when its superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether constraints take the view as it is. One that constraints may move needs false.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if autoLayout != nil { setNeedsLayout() } }
  }
  /// The margins that bars cover, as far as they reach into this view.
  open var safeAreaInsets: UIEdgeInsets { insetsFromAbove }
  /// The part of the view that no bar covers.
  public private(set) final lazy var safeAreaLayoutGuide = UILayoutGuide(.safeArea, of: self)
  /// Whether subviews are resized by their `autoresizingMask`.
  open var autoresizesSubviews = true

  // MARK: Look

  /// Whether the view and everything in it are hidden.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      geometryDidChange()
      if autoLayout != nil { (superview as? UIStackView)?.setNeedsLayout() }
    }
  }
  /// The opacity of the view and everything in it, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { geometryDidChange() } } }
  /// What is behind the view's content; nil for nothing.
  open var backgroundColor: UIColor?
  /// Whether subviews are clipped to this view's bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { geometryDidChange() } }
  }
  /// A promise that nothing below shows through.
  open var isOpaque = true
  /// How content is fitted into a view of another shape.
  open var contentMode: ContentMode = .scaleToFill
  /// The colour of what can be tapped; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { tint ?? superview?.tintColor ?? .tintColor }
    set { tint = newValue }
  }
  private var tint: UIColor?
  /// Corners and border.
  public private(set) final lazy var layer = CALayer()

  // MARK: Touch

  /// Whether the view and everything in it can be touched.
  open var isUserInteractionEnabled = true
  /// The recognisers of this view, in the order in which they were attached.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Attaches `gestureRecognizer` to this view, and detaches it from any other.
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

  /// The view that a touch at `point` (in this view's coordinates) belongs to: the deepest one, and
  /// the topmost of siblings. Nil if the view is hidden, almost transparent, not touchable, or does
  /// not contain the point; a subview cannot be touched outside its superview.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.own(point), with: event) { return hit }
    }
    return self
  }

  /// Whether `point` (in this view's coordinates) is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Takes the keyboard from this view or what is in it; if it is forced, nothing is asked. True if
  /// none of them has it now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { leaveKeyboard(force) }

  // MARK: Names

  /// A number for finding the view.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What is read aloud.
  open var accessibilityLabel: String?
  /// Whether the view is announced at all.
  open var isAccessibilityElement = false

  /// This view, or the first one in it with the tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Tree

  /// Adds `view` on top of this view's subviews.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Inserts `view` among the subviews; 0 is the lowest.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Moves a subview above its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview below its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// The view is about to be moved to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view was moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// The view, or an ancestor, is about to enter or leave a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view, or an ancestor, entered or left a window.
  open func didMoveToWindow() {}
  /// Around ``didMoveToWindow()`` of the view and of all in it: an SDK whose view it is says so there.
  package var movingToWindow: ((_ tellAll: () -> Void) -> Void)?
  /// A view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be removed from this one.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Lays out the subviews: here, as their constraints say.
  open func layoutSubviews() { if autoLayout != nil { settleConstraints() } }

  /// Asks for `layoutSubviews()` before the present moment is over.
  open func setNeedsLayout() {
    needsLayout = true
    markLayoutAbove()
    if autoLayout != nil { constraintsMayMove() }
    if window != nil { UIApplication.shared.setNeedsLayout() }
  }

  /// Does at once what `setNeedsLayout()` asked for, here and in all subviews.
  open func layoutIfNeeded() {
    if autoLayout == nil { layoutTree() } else { layOutConstrained() }
  }

  /// Changes the view's constraints, if `setNeedsUpdateConstraints()` asked for it.
  open func updateConstraints() {}

  /// The view's preferred size in the available space.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Resizes the view to its preferred size.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The content's preferred size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The content has another size than before.
  open func invalidateIntrinsicContentSize() { if autoLayout != nil { setNeedsLayout() } }

  /// The content has no preference.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Requests drawing. Everything is drawn anyway here.
  open func setNeedsDisplay() {}
}
