import Simulation

/// A rectangle on the screen that draws itself, holds others and takes touches.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Where it is, in its superview's coordinates.
  open var frame: CGRect {
    didSet {
      guard oldValue != frame else { return }
      if oldValue.size != frame.size { setNeedsLayout() }
      geometryChanged()
    }
  }

  /// Where its own coordinates begin: other than zero in what scrolls.
  var boundsOrigin = CGPoint.zero {
    didSet { if oldValue != boundsOrigin { geometryChanged() } }
  }

  /// The views in it, bottom first.
  open private(set) var subviews: [UIView] = []
  /// The view it is in.
  open private(set) weak var superview: UIView?

  /// Whether it and all in it is out of sight.
  open var isHidden = false {
    didSet { if oldValue != isHidden { geometryChanged() } }
  }
  /// From 0, out of sight, to 1.
  open var alpha: CGFloat = 1 {
    didSet { if oldValue != alpha { geometryChanged() } }
  }
  /// Whether what is in it ends at its edges.
  open var clipsToBounds = false {
    didSet { if oldValue != clipsToBounds { geometryChanged() } }
  }
  /// A number to find it by.
  open var tag = 0
  /// Its ground.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched in it.
  open var tintColor: UIColor = .tintColor
  /// Whether touches reach it and what is in it.
  open var isUserInteractionEnabled = true
  /// Whether nothing shines through.
  open var isOpaque = true
  /// How its content fills it.
  open var contentMode = ContentMode.scaleToFill
  /// How it keeps its place when its superview changes.
  open var autoresizingMask: AutoresizingMask = []
  /// A name to find it by.
  open var accessibilityIdentifier: String?
  /// What it is, read aloud.
  open var accessibilityLabel: String?
  /// Its edge.
  public let layer = CALayer()
  /// What watches for gestures on it.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  weak var controller: UIViewController?
  private var needsLayout = true

  /// A view of this size at this place.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Views do not come from archives here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Geometry

  /// Its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }

  /// The middle of its frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size its content would like.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// Takes the size its content would like.
  open func sizeToFit() {
    frame.size = sizeThatFits(frame.size)
  }

  // MARK: The tree

  /// The window it is in.
  open var window: UIWindow? { superview?.window }

  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view between the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    setNeedsLayout()
    view.movedToSuperview()
    geometryChanged()
  }

  /// Takes it out.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    superview.geometryChanged()
    self.superview = nil
    movedToSuperview()
  }

  /// Puts one of its views above its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    restack(view, at: subviews.count - 1)
  }

  /// Puts one of its views below its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    restack(view, at: 0)
  }

  private func restack(_ view: UIView, at index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: index)
    geometryChanged()
  }

  /// Whether it is the view or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Itself or the first view in it with this tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// About to be put into a view, or out of one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Was put into a view, or out of one.
  open func didMoveToSuperview() {}
  /// Came to a window, or left one.
  open func didMoveToWindow() {}

  private func movedToSuperview() {
    didMoveToSuperview()
    tellMovedToWindow()
  }

  private func tellMovedToWindow() {
    didMoveToWindow()
    subviews.forEach { $0.tellMovedToWindow() }
  }

  // MARK: Layout

  /// Its subviews must be laid out again.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays its subviews out if that is due.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Places its subviews.
  open func layoutSubviews() {}

  // MARK: Touches

  /// Whether the point is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The view that a touch at this point is for: the topmost that lets itself be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  // MARK: Gestures

  /// Watches for a gesture.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Watches for it no more.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  }

  /// How a view keeps its place when its superview changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt
    /// The set that is this number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Keeps its share of the width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// Keeps its share of the height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
}
