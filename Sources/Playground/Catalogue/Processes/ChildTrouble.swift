import Languages

/// Why a child of the program has no result.
package enum ChildTrouble: Equatable, Sendable {
  /// It ended without one.
  case ended
  /// Its report is none.
  case garbled
  /// It reported more than is read.
  case tooMuch
  /// Its own reason.
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
