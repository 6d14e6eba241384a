import Languages

/// Why there is no evidence page of the journal on the stage.
package enum EvidenceTrouble: Equatable, Sendable {
  /// The process that writes it was not started.
  case noProcess
  case child(ChildTrouble)
}

extension EvidenceTrouble {
  package var sentence: String {
    switch self {
    case .noProcess:
      localized("The page could not be written: the system refused a new process.")
    case .child(.ended): localized("The page was not written: the process for it ended.")
    case .child(let trouble): localized("The page was not written: \(trouble.sentence)")
    }
  }
}
