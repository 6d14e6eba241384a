import Languages
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
    case .answer: localized("The network's answer")
    case .adapter: localized("The adapter")
    case .signals: localized("Before the auction")
    case .countsOnWire: localized("On the wire: what is counted")
    case .answerOnWire: localized("On the wire: the answer")
    case .viewOnWire: localized("On the wire: what is shown")
    case .screen: localized("The network's full screen")
    case .nothing: localized("As usual")
    }
  }
}
