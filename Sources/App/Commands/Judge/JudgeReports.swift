import Catalogue
import Contract
import JSON
import Observing

/// What was found in recordings, in files for other programs.
@MainActor
struct JudgeReports {
  private var junit = JUnitReport()
  private var sarif = SARIFReport()

  init(_ judgement: Judgement) {
    for recording in judgement.recordings {
      junit.add(recording, judgement.title(of: recording))
      for found in recording.findings {
        sarif.add(found.finding, at: FindingPlace(found, judgement))
      }
    }
  }

  /// Whether all files that were wanted could be written.
  func write(_ options: JudgeOptions) -> Bool {
    let wanted = [(options.junit, junit.bytes), (options.sarif, sarif.bytes)]
    return wanted.allSatisfy { path, bytes in
      guard let path, let reason = Files.write(bytes, to: path) else { return true }
      Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
      return false
    }
  }
}

extension FindingPlace {
  /// At the line of the last entry that proves it.
  fileprivate init(_ found: RecordedFinding, _ judgement: Judgement) {
    guard let last = found.proof.last else {
      self.init(file: nil, position: JSONPosition(line: 1, column: 1))
      return
    }
    let file = judgement.files[last.file]
    self.init(
      file: file == "-" ? nil : file, position: JSONPosition(line: last.line, column: 1))
  }
}

extension JUnitReport {
  /// A case per finding, of which errors are failures; or one that says that there is none.
  fileprivate mutating func add(_ recording: Recording, _ name: String) {
    let cases = recording.findings.map { Case($0.finding) }
    let none = Case(
      name: JudgeText.summary([], recording),
      outcome: recording.judgedCount > 0 && recording.torn.isEmpty
        ? .passed : .skipped(JudgeText.facts(recording)))
    add(suite: name, cases.isEmpty ? [none] : cases)
  }
}
