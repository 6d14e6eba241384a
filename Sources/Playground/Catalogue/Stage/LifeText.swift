import Languages

/// Texts below the states of an ad.
package enum LifeText: Equatable, Sendable {
  /// Where the ad is, and what can come next.
  case now(state: String, next: [String])
  case isOver
  /// Where the ad was when its recording ended, or at an earlier moment of it.
  case lastRecorded(state: String)
  /// An event came in a state that does not allow it.
  case stray(message: String, state: String, isRepeated: Bool)
}

extension LifeText {
  /// A broken rule, and the key for more about it.
  package static func broken(_ sentence: String, key: String) -> String {
    localized("\(sentence) · press \(key)")
  }

  /// Where the ad is, for a place without room for what can come next.
  package static func now(_ state: String) -> String { localized("Now: \(state).") }

  package var sentence: String {
    switch self {
    case .now(let state, let next):
      localized("Now: \(state). Highlighted, what can come next: \(next.joined(separator: ", ")).")
    case .lastRecorded(let state): localized("Last recorded: \(state).")
    case .isOver: localized("This ad's life is over: nothing more can happen.")
    case .stray(let message, let state, let isRepeated):
      localized("\(message) came\(isRepeated ? localized(" again") : "") while \(state)")
    }
  }
}
