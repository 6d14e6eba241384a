import Catalogue
import Contract
import JSON
import Playing
import Scenarios

/// A problem as compilers write it, which editors read: `FILE:LINE:COLUMN: error: …`.
struct ProblemLine {
  /// With its line end.
  let text: String

  /// The findings, and why there is nothing to find.
  @MainActor
  static func all(of check: ScenarioCheck, _ name: String, old: Set<Int>? = nil) -> [ProblemLine] {
    let found = check.findings.enumerated().map { place, finding in
      ProblemLine(
        finding, at: FindingPlace(finding, in: check, name), name,
        isOld: old?.contains(place) == true)
    }
    guard !check.hasAd else { return found }
    let reasons =
      [CheckText.summary([], hasAd: false)] + check.session.answeredWaterfalls.hindrances
    let top = JSONPosition(line: 1, column: 1)
    return found + [ProblemLine(name, top, "note", reasons.joined(separator: "; "))]
  }

  /// A scenario without a file goes by its name.
  init(_ finding: Finding, at place: FindingPlace, _ name: String, isOld: Bool = false) {
    let words = "\(CheckText.message(finding, isOld: isOld)) [\(finding.rule.id)]"
    let severity = isOld ? Rule.Severity.note : finding.rule.severity
    self.init(place.file ?? name, place.position, severity.rawValue, words)
  }

  init(_ failure: AdapterFailure, in scenario: Scenario, _ name: String) {
    let place = FindingPlace(failure, in: scenario, name)
    self.init(place.file ?? name, place.position, "error", failure.sentence)
  }

  /// A file that cannot be read or played, as far as the failure has a place; otherwise its top.
  init(_ failure: Failure, _ name: String) {
    let place = failure.place ?? (name, JSONPosition(line: 1, column: 1))
    let heads = ["\(place.path): \(place.position): ", "\(place.path): "]
    let head = heads.first(where: failure.sentence.hasPrefix) ?? ""
    self.init(
      place.path, place.position, "error", String(failure.sentence.dropFirst(head.count)))
  }

  private init(_ file: String, _ position: JSONPosition, _ severity: String, _ words: String) {
    let line = words.replacing("\r", with: " ").replacing("\n", with: " ")
    text = "\(file):\(position.line):\(position.column): \(severity): \(line)\n"
  }
}

extension Failure {
  /// Where in a file something is wrong.
  fileprivate var place: (path: String, position: JSONPosition)? {
    switch self {
    case .badFile(let path, let error): (path, error.position)
    case .badScenario(let path, let bad): (path, bad.position)
    case .badDocument(let path, let position, _): (path, position)
    default: nil
    }
  }
}
