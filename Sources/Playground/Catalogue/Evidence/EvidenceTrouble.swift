import Languages

/// Why there is no evidence page of the journal on the stage.
package enum EvidenceTrouble: Equatable, Sendable {
  /// The process that writes it was not started, or ended without a word.
  case noProcess, processEnded
  /// The process's own reason.
  case reported(String)
}

extension EvidenceTrouble {
  package var sentence: String {
    switch self {
    case .noProcess:
      localized("The page could not be written: the system refused a new process.")
    case .processEnded: localized("The page was not written: the process for it ended.")
    case .reported(let reason): localized("The page was not written: \(reason)")
    }
  }
}
