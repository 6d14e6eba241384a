import Languages

/// Why a child of the program has no result.
package enum ChildTrouble: Equatable, Sendable {
  /// The child ended first.
  case ended
  /// The report cannot be read.
  case garbled
  /// The report is longer than adplay reads.
  case tooMuch
  /// The child gave a reason.
  case reported(String)
}

extension ChildTrouble {
  package var sentence: String {
    switch self {
    case .ended: localized("The process for it ended without a result.")
    case .garbled: localized("The process for it sent a report that can't be read.")
    case .tooMuch: localized("The process for it sent more than adplay reads.")
    case .reported(let reason): reason
    }
  }
}
