/// Why a VAST document that a scenario names cannot be used.
package enum DocumentProblem: Equatable, Sendable {
  case unreadable(String, Failure.Reason)
  /// A file outside of the scenario's folder.
  case outside(String)
  /// A file outside of the folder of the map that names it.
  case beyond(String)
  /// A document that no player can read; the file is nil if the scenario itself has the text.
  case refused(String?, String)
}

extension DocumentProblem {
  var sentence: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason.words)"
    case .outside(let file):
      "\(file) is not in the folder of the scenario; its content would be in every journal"
    case .beyond(let file): "\(file) is not in the folder of this map; put it there"
    case .refused(let file, let reason): "\(file ?? "in this VAST document"): \(reason)"
    }
  }
}
