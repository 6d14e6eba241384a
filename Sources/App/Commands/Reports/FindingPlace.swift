import Contract
import Foundation
import JSON
import Observing
import Playing
import Publishing
import Scenarios
import Simulation

/// Where a finding is shown in a file: where the adapter made the call that broke the rule, if that is known,
/// or else at the class of the line whose ad broke it.
struct FindingPlace {
  /// Nil for a built-in scenario.
  let file: String?
  let position: JSONPosition

  @MainActor
  init(_ finding: Finding, in check: ScenarioCheck, _ name: String) {
    if let source = check.sources[finding] {
      (file, position) = (source.pathFromHere, JSONPosition(line: source.line, column: 1))
      return
    }
    file = Files.exists(name) ? name : nil
    let ad = finding.ad.flatMap { check.session.ledgers[$0] }
    position =
      ad.flatMap { check.position(of: $0) } ?? JSONPosition(line: 1, column: 1)
  }
}

extension FindingPlace {
  init(file: String?, position: JSONPosition) {
    (self.file, self.position) = (file, position)
  }

  init(topOf path: String) {
    (file, position) = (path, JSONPosition(line: 1, column: 1))
  }

  /// At the first line that names the class which took the program with it.
  init(_ failure: AdapterFailure, in scenario: Scenario, _ name: String) {
    file = Files.exists(name) ? name : nil
    position =
      scenario.position(ofLine: { failure.names($0.className) })
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
}

extension SourceLine {
  /// The file and the line, as compilers say them.
  var place: String { "\(pathFromHere):\(line)" }

  /// Relative where the program was started above it.
  var pathFromHere: String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return file.hasPrefix(here) ? String(file.dropFirst(here.utf8.count)) : file
  }
}

@MainActor
extension ScenarioCheck {
  /// The class of the line that filled, or of the last one that was asked, where it is in the file: a
  /// script may have moved it since, and labels need not differ.
  fileprivate func position(of ad: AdRecord) -> JSONPosition? {
    let scenario = session.original
    guard let unit = scenario.adUnits.firstIndex(where: { $0.id == ad.unit }),
      let label = ad.line ?? ad.lineAsked
    else { return nil }
    let lines = scenario.adUnits[unit].lines
    let places = lines.indices.filter { lines[$0].label == label }
    let asked = classAsked(for: ad.name, label)
    let place = places.first { lines[$0].className == asked } ?? places.first
    return place.flatMap { scenario.node("class", ofLine: $0, ofUnit: unit)?.position }
  }

  /// The class of a line when it was asked for the ad last.
  private func classAsked(for ad: String, _ label: String) -> String? {
    session.journal.entries.last {
      $0.ad == ad && $0.sense == .lineAsked && $0.data[.line] == label
    }?.data[.className]
  }
}
