import Catalogue
import Contract
import Playing

extension JUnitReport {
  /// A case per finding, of which errors are failures, as in the exit status; or one that says that
  /// there is none. What was broken before a change already fails nothing.
  @MainActor
  mutating func add(_ check: ScenarioCheck, _ name: String, old: Set<Int>? = nil) {
    let cases = check.findings.enumerated().map {
      Case($0.element, isOld: old?.contains($0.offset) == true)
    }
    // What never showed an ad kept no promise.
    let none = Case(
      name: CheckText.summary([], hasAd: check.hasAd),
      outcome: check.hasAd ? .passed : .skipped(check.session.answeredWaterfalls.hindrances))
    add(suite: name, cases.isEmpty ? [none] : cases)
  }
}

extension JUnitReport.Case {
  init(_ finding: Finding, isOld: Bool = false) {
    let rule = finding.rule
    let lines = CheckText.explanation(finding)
    name = "\(rule.id) (\(CheckText.subject(ad: finding.ad, proof: finding.proof)))"
    outcome =
      switch rule.severity {
      case .error where !isOld: .failed(rule.sentence, details: lines)
      case .error: .passedSaying([CheckText.message(finding, isOld: true)] + lines)
      case .warning, .note: .passedSaying(["\(rule.severity.rawValue): \(lines[0])"] + lines[1...])
      }
  }
}
