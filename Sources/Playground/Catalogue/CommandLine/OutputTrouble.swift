/// What cannot be written, with the system's reason.
package enum OutputTrouble: Equatable, Sendable {
  case notWritten(path: String, reason: String)
  case journalNotKept(path: String, reason: String)
  case journalEnded(path: String, reason: String)
  case notRecorded(path: String, reason: String)
  case recordingEnded(path: String, reason: String)
  /// A moving picture ends before the stage does.
  case pictureCut(path: String, end: Duration, longest: Duration)
  case pictureCutBySize(path: String, end: Duration, limit: Int)
  case pictureTooLarge(path: String, limit: Int)
  case posterBeyond(path: String, poster: Duration, end: Duration)
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
    case .pictureCut(let path, let end, let longest):
      "\(path): kept the whole steps of the first \(longest.tenths), which end at \(end.tenths)"
    case .pictureCutBySize(let path, let end, let limit):
      "\(path): kept the first \(end.tenths); with more it would be larger than \(limit / 1000) kB"
    case .pictureTooLarge(let path, let limit):
      "\(path): one screen is larger than \(limit / 1000) kB; nothing is recorded"
    case .posterBeyond(let path, let poster, let end):
      "--poster \(poster.tenths) is after the end: \(path) lasts \(end.tenths); its poster is the last screen"
    case .standardOutput(let reason): "standard output: \(reason)"
    }
  }
}

extension Duration {
  /// In seconds, to a tenth: `26.4s`, `30s`.
  fileprivate var tenths: String {
    let tenths = Int((self / .milliseconds(100)).rounded(.down))
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)s" : "\(tenths / 10).\(tenths % 10)s"
  }
}
