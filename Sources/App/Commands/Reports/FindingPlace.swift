import Contract
import JSON
import Observing
import Playing
import Scenarios

/// Where a finding is shown in a file: at the class of the line whose ad broke the rule.
struct FindingPlace {
  /// Nil for a built-in scenario.
  let file: String?
  let position: JSONPosition

  @MainActor
  init(_ finding: Finding, in check: ScenarioCheck, _ name: String) {
    file = Files.exists(name) ? name : nil
    let ad = finding.ad.flatMap { check.session.ledgers[$0] }
    position =
      ad.flatMap { check.session.scenario.position(of: $0) } ?? JSONPosition(line: 1, column: 1)
  }
}

extension Scenario {
  /// The class of the line that filled, or of the last one that was asked.
  fileprivate func position(of ad: AdRecord) -> JSONPosition? {
    guard let unit = adUnits.firstIndex(where: { $0.id == ad.unit }),
      let line = ad.lineNumber ?? ad.lineNumberAsked
    else { return nil }
    return node("class", ofLine: line - 1, ofUnit: unit)?.position
  }
}
