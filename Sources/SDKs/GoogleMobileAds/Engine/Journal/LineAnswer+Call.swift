import Simulation

extension LineAnswer {
  /// How the journal writes this call of a load's handler.
  var handlerCall: String {
    switch self {
    case .ad: "completionHandler(ad, nil)"
    case .error: "completionHandler(nil, error)"
    case .both: "completionHandler(ad, error)"
    case .neither: "completionHandler(nil, nil)"
    }
  }
}
