/// Listens for touches on the view it is attached to.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far the gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The state of a gesture without duration once it was recognised.
    public static let recognized = State.ended
  }

  /// The view it is attached to.
  public internal(set) final weak var view: UIView?
  /// `.ended` while the handlers run, `.possible` at all other times.
  public internal(set) final var state: State = .possible
  /// Whether it listens.
  open var isEnabled = true
  /// Whether a control it is attached to is not told about a touch that it recognised.
  open var cancelsTouchesInView = true
  /// May forbid it.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// A name for tests.
  open var name: String?

  private final var handlers: [(UIGestureRecognizer) -> Void] = []
  private final var pairs: [TargetAction] = []
  private final var touch: (point: CGPoint, view: UIView)?

  /// A recogniser whose `target` performs `action`: there are no selectors without Objective-C, so
  /// the target must be a `SelectorPerforming`; any other is not called.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target, unless it was added with this action before; see `init(target:action:)`.
  open func addTarget(_ target: Any, action: Selector) {
    guard let target = target as? SelectorPerforming else { return }
    let pair = TargetAction(target, action)
    guard !pairs.contains(where: { $0.isSame(as: pair) }) else { return }
    pairs.append(pair)
    handlers.append { pair.perform(with: $0) }
  }

  /// Where the touch is, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let touch else { return .zero }
    return touch.view.convert(touch.point, to: view)
  }

  /// Calls the closure when the gesture is recognised.
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  var isReady: Bool {
    isEnabled && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  final func recognize(at point: CGPoint, in view: UIView) {
    touch = (point, view)
    state = .ended
    defer {
      state = .possible
      touch = nil
    }
    for handler in handlers { handler(self) }
  }
}

/// Can forbid gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may be recognised now.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
