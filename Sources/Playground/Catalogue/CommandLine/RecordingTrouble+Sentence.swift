import JSON
package import Observing

extension RecordingTrouble.Kind {
  /// What was wrong with the line, and what can be done.
  package var sentence: String {
    switch self {
    case .unreadable(let error): "not an entry: \(error.sentence)"
    case .header(let problem): problem.sentence
    case .hidden:
      "the log hides this text (<private>); let the recorder write it as public, or take its file"
    case .cut: "the line is cut off"
    case .tooLong: "the line is longer than 16 MiB"
    case .partMissing: "a long line came in parts, and one of them is missing"
    case .noHeader: "an entry before the first line of its journal"
    }
  }
}
