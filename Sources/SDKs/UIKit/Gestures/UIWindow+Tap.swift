/// Who took a tap.
package enum TapResult: Equatable, Sendable {
  /// A recogniser that was attached to a view.
  case recognized
  /// A control, a button for example.
  case control
  /// Nobody: the view that was hit, and those it is in, do not watch for taps.
  case nobody

  package var isMissed: Bool { self == .nobody }
}

extension UIWindow {
  /// A finger touches the screen for a moment.
  ///
  /// From the view that is hit up to the window, the first that watches for taps takes it: recognisers
  /// on different views exclude each other, and the deepest is first. Of several on one view the one
  /// attached last fires. A control with something to do takes it before the views it is in.
  @discardableResult
  package func tap(at point: CGPoint) -> TapResult {
    var view = topView.flatMap { $0.hitTest(convert(point, to: $0), with: nil) }
    while let candidate = view {
      if let recognizer = candidate.tapRecognizer {
        recognizer.recognize(at: point)
        return .recognized
      }
      if let control = candidate as? UIControl, control.isEnabled, control.takesTaps {
        control.sendActions(for: .touchUpInside)
        return .control
      }
      view = candidate.superview
    }
    return .nobody
  }

  /// What is touched: the view of the controller presented last, which covers all others.
  private var topView: UIView? {
    rootViewController?.topmostPresented.view ?? self
  }
}

extension UIView {
  fileprivate var tapRecognizer: UITapGestureRecognizer? {
    gestureRecognizers?.reversed().lazy
      .compactMap { $0 as? UITapGestureRecognizer }
      .first { $0.isEnabled && $0.numberOfTapsRequired == 1 }
  }
}
