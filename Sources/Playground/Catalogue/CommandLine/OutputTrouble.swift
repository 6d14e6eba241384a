/// What cannot be written, with the system's reason.
package enum OutputTrouble: Equatable, Sendable {
  case notWritten(path: String, reason: String)
  case journalNotKept(path: String, reason: String)
  case journalEnded(path: String, reason: String)
  case notRecorded(path: String, reason: String)
  case recordingEnded(path: String, reason: String)
  case standardOutput(reason: String)
}

extension OutputTrouble {
  package var sentence: String {
    switch self {
    case .notWritten(let path, let reason): "\(path): \(reason)"
    case .journalNotKept(let path, let reason): "\(path): \(reason); the journal is not kept"
    case .journalEnded(let path, let reason): "\(path): \(reason); the journal ends here"
    case .notRecorded(let path, let reason): "\(path): \(reason); nothing is recorded"
    case .recordingEnded(let path, let reason): "\(path): \(reason); the recording ends here"
    case .standardOutput(let reason): "standard output: \(reason)"
    }
  }
}
