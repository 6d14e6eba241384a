import JSON
package import Observing

extension JournalProblem {
  package var sentence: String {
    switch self {
    case .unreadable(let error): error.sentence
    case .otherVersion(let version) where version < JournalHeader.version:
      "this journal has version \(version) of the format, and this adplay reads version "
        + "\(JournalHeader.version); adplay 0.3.0 reads it"
    case .otherVersion(let version):
      "this journal has version \(version) of the format, which is newer than this adplay; "
        + "update adplay to read it"
    case .tooManyLines(let most): "more than \(most.grouped) lines"
    case .longLine(let line, let mebibytes): "line \(line.grouped) is longer than \(mebibytes) MiB"
    }
  }
}
