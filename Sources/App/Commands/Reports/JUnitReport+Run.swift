import Catalogue
import Playing

extension JUnitReport {
  /// A case per expectation.
  @MainActor
  mutating func add(_ run: ScriptRun, _ name: String) {
    add(suite: name, run.results.enumerated().map { Case($0.offset + 1, $0.element) })
  }
}

extension JUnitReport {
  /// An adapter took the program with it.
  mutating func add(_ failure: AdapterFailure, _ name: String) {
    let sentence = failure.sentence
    add(
      suite: name, [Case(name: CrashText.caseName, outcome: .failed(sentence, details: [sentence]))]
    )
  }
}

extension JUnitReport.Case {
  @MainActor
  fileprivate init(_ number: Int, _ result: ScriptRun.Result) {
    name = "\(result.line.map { "line \($0)" } ?? "expectation \(number)") (\(number))"
    outcome =
      if let failure = result.failure {
        .failed(
          failure.differences.map(\.sentence).joined(separator: "; "),
          details: failure.entries.map(EntryWords.inReport))
      } else {
        .passed
      }
  }
}
