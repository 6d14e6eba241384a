/// The result of a tap.
@MainActor package struct TapResult {
  /// Who acted on it.
  package enum Taker {
    case recognizer(UITapGestureRecognizer, of: UIView)
    case control(UIControl)
    case row(of: UITableView)
    case nobody
  }

  /// The view that was touched; nil if the tap met none.
  package let hitView: UIView?
  /// Who acted on it.
  package let taker: Taker

  /// The view that acted, itself or through its recogniser.
  package var takingView: UIView? {
    switch taker {
    case .recognizer(_, let view): view
    case .control(let control): control
    case .row(let table): table
    case .nobody: nil
    }
  }
}
