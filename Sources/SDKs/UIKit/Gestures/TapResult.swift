/// What became of a tap.
@MainActor package struct TapResult {
  /// Who acted on it.
  package enum Taker {
    case recognizer(UITapGestureRecognizer, of: UIView)
    case control(UIControl)
    case nobody
  }

  /// The view that was touched; nil when the tap met none.
  package let hitView: UIView?
  /// Who acted on it.
  package let taker: Taker

  /// The view whose recogniser or which itself acted.
  package var takingView: UIView? {
    switch taker {
    case .recognizer(_, let view): view
    case .control(let control): control
    case .nobody: nil
    }
  }
}
