import Simulation

extension LineAnswer {
  /// How the journal writes that the handler of a load is called with it.
  var handlerCall: String {
    switch self {
    case .ad: "completionHandler(ad, nil)"
    case .error: "completionHandler(nil, error)"
    case .both: "completionHandler(ad, error)"
    case .neither: "completionHandler(nil, nil)"
    }
  }
}
