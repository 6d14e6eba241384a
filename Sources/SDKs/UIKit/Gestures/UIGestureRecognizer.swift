/// Touches on their way.
public final class UIEvent: NSObject {}

/// Watches a view for a gesture.
///
/// There is no Objective-C here, so nobody can be called by a selector: a recogniser is made with what
/// it shall do.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view it watches.
  public internal(set) weak var view: UIView?
  /// Whether it watches.
  open var isEnabled = true
  /// Whether the view is left alone once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// How far the gesture is.
  public internal(set) var state = State.possible

  var touched = CGPoint.zero

  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// Where the gesture was, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(touched, from: nil) ?? touched
  }
}

/// Watches for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  private let handler: @MainActor (UITapGestureRecognizer) -> Void

  /// A recogniser that does this when tapped.
  public init(_ handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.handler = handler
    super.init()
  }

  func recognize(at point: CGPoint) {
    touched = point
    state = .ended
    handler(self)
    state = .possible
  }
}
