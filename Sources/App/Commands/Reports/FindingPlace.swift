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

extension FindingPlace {
  /// At the first line that names the class which took the program with it.
  init(_ failure: AdapterFailure, in scenario: Scenario, _ name: String) {
    file = Files.exists(name) ? name : nil
    position =
      scenario.position(ofLine: { failure.call.contains(" of \($0.className)") })
      ?? JSONPosition(line: 1, column: 1)
  }
}

extension Scenario {
  /// The class of the first line that is meant.
  fileprivate func position(ofLine isMeant: (Line) -> Bool) -> JSONPosition? {
    for (place, unit) in adUnits.enumerated() {
      guard let line = unit.lines.firstIndex(where: isMeant) else { continue }
      return node("class", ofLine: line, ofUnit: place)?.position
    }
    return nil
  }

  /// The class of the line that filled, or of the last one that was asked.
  fileprivate func position(of ad: AdRecord) -> JSONPosition? {
    guard let unit = adUnits.firstIndex(where: { $0.id == ad.unit }),
      let line = ad.lineNumber ?? ad.lineNumberAsked
    else { return nil }
    return node("class", ofLine: line - 1, ofUnit: unit)?.position
  }
}
