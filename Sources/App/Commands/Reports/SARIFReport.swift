import Catalogue
import Contract
import Foundation
import JSON
import Observing
import Playing
import Simulation

/// Findings in the Static Analysis Results Interchange Format, 2.1.0: the whole rulebook, and where
/// each rule was broken.
@MainActor
struct SARIFReport {
  private var results: [Result] = []
  private var failures: [(failure: AdapterFailure, place: FindingPlace)] = []

  fileprivate struct Result {
    let finding: Finding
    let place: FindingPlace
    /// Whether a change has broken it; nil where nothing is known of that.
    var isNew: Bool?
    /// The fault in names and numbers, as the entry that proves it says it.
    var detail: String?

    var text: String {
      [CheckText.message(finding), detail].compactMap(\.self).joined(separator: "\n")
    }
  }

  mutating func add(_ check: ScenarioCheck, _ name: String, old: Set<Int>? = nil) {
    results += check.findings.enumerated().map { place, finding in
      Result(
        finding: finding, place: FindingPlace(finding, in: check, name),
        isNew: old.map { !$0.contains(place) })
    }
  }

  mutating func add(_ finding: Finding, at place: FindingPlace) {
    results.append(Result(finding: finding, place: place))
  }

  /// The faults of layouts alone; those of a file that is no scenario are at its top.
  mutating func add(
    _ faults: [LayoutFault], of check: ScenarioCheck, _ name: String, isScenario: Bool
  ) {
    for finding in check.findings {
      guard let fault = faults.first(where: { finding.proof.contains($0.entry.number) }) else {
        continue
      }
      let place = isScenario ? FindingPlace(finding, in: check, name) : FindingPlace(topOf: name)
      results.append(Result(finding: finding, place: place, detail: fault.entry.message))
    }
  }

  /// An adapter took the program with it.
  mutating func add(_ failure: AdapterFailure, at place: FindingPlace) {
    failures.append((failure, place))
  }

  var bytes: [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.object {
      $0.writeMember("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.writeMember("version", "2.1.0")
      $0.array("runs") { json in
        json.object {
          $0.object("tool") { $0.object("driver", Self.driver) }
          $0.writeMember("columnKind", "unicodeCodePoints")
          $0.array("results") { json in
            for result in results { json.write(result) }
            for failure in failures { json.write(failure) }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  private static func driver(_ json: inout JSONWriter) {
    json.writeMember("name", "adplay")
    json.writeMember("version", Version.current)
    json.array("rules") { json in
      for rule in Rulebook.all { json.write(rule) }
      json.writeRuleOfCrashes()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ rule: Rule) {
    object {
      $0.writeMember("id", rule.id)
      $0.text("shortDescription", rule.sentence)
      $0.text("fullDescription", rule.why)
      $0.text("help", rule.fix)
      $0.object("defaultConfiguration") { $0.writeMember("level", rule.severity.rawValue) }
    }
  }

  fileprivate mutating func write(_ result: SARIFReport.Result) {
    let (finding, place) = (result.finding, result.place)
    object {
      $0.writeMember("ruleId", finding.rule.id)
      if let index = Rulebook.all.firstIndex(where: { $0.id == finding.rule.id }) {
        $0.writeMember("ruleIndex", index)
      }
      $0.writeMember("level", finding.rule.severity.rawValue)
      if let isNew = result.isNew { $0.writeMember("baselineState", isNew ? "new" : "unchanged") }
      $0.text("message", result.text)
      if let file = place.file { $0.location(file, place.position) }
    }
  }

  /// After those of the rulebook.
  fileprivate mutating func writeRuleOfCrashes() {
    object {
      $0.writeMember("id", CrashText.ruleID)
      $0.text("shortDescription", CrashText.rule)
      $0.object("defaultConfiguration") { $0.writeMember("level", "error") }
    }
  }

  fileprivate mutating func write(_ result: (failure: AdapterFailure, place: FindingPlace)) {
    object {
      $0.writeMember("ruleId", CrashText.ruleID)
      $0.writeMember("ruleIndex", Rulebook.all.count)
      $0.writeMember("level", "error")
      $0.text("message", result.failure.sentence)
      if let file = result.place.file { $0.location(file, result.place.position) }
    }
  }

  private mutating func location(_ file: String, _ position: JSONPosition) {
    array("locations") { json in
      json.object {
        $0.object("physicalLocation") {
          $0.object("artifactLocation") { $0.writeMember("uri", Self.address(of: file)) }
          $0.object("region") {
            $0.writeMember("startLine", position.line)
            $0.writeMember("startColumn", position.column)
          }
        }
      }
    }
  }

  /// A path as an address: absolute, or relative to where the program was started.
  private static func address(of file: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
    return path.hasPrefix("/") ? "file://\(path)" : path
  }

  fileprivate mutating func text(_ key: String, _ text: String) {
    object(key) { $0.writeMember("text", text) }
  }
}
