package import Scenarios

/// Texts of the menu of what can be forced.
package enum ForceText {
  /// What one will see, below the list.
  package static func effect(_ effect: String) -> String { "→ \(effect)" }
}

extension ForceGroup {
  /// The heading of its part of the menu.
  package var title: String {
    switch self {
    case .answer: "The network's answer"
    case .adapter: "The adapter"
    case .signals: "Before the auction"
    case .countsOnWire: "On the wire: what is counted"
    case .answerOnWire: "On the wire: the answer"
    case .viewOnWire: "On the wire: what is shown"
    case .screen: "The network's full screen"
    case .nothing: "As usual"
    }
  }
}
