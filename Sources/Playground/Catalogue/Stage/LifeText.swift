/// Texts below the states of an ad.
package enum LifeText: Equatable, Sendable {
  case somethingCanHappen
  case isOver
  /// An event came in a state that does not allow it.
  case stray(message: String, state: String, isRepeated: Bool)
}

extension LifeText {
  package var sentence: String {
    switch self {
    case .somethingCanHappen: "Highlighted: what can happen next."
    case .isOver: "This ad's life is over: nothing more can happen."
    case .stray(let message, let state, let isRepeated):
      "\(message) came\(isRepeated ? " again" : "") while \(state)"
    }
  }
}
