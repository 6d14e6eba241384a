import Catalogue
import Contract
import JSON
import Observing
import Playing
import Scenarios
import Simulation

/// The rules that were broken when journals were kept: what a change has broken is what is not among them.
struct CheckBaseline {
  /// A rule that is broken in a scenario, whatever the numbers of the entries.
  struct Breach: Hashable {
    let scenario: String
    let rule: String
    let subject: String?
  }

  private let before: [Breach]
  private var now: Set<Breach> = []

  /// The journals in a folder, or one.
  @MainActor
  init(_ path: String) throws(Failure) {
    let files =
      Files.isFolder(path) ? try FolderList.files(in: path) { $0.hasSuffix(".jsonl") } : [path]
    var found: [Breach] = []
    for file in files {
      let journal = try Journals.open(file)
      do throws(JSONError) {
        for entry in try journal.entries() {
          guard case .finding(let rule, _, _) = entry.kind else { continue }
          found.append(Breach(scenario: journal.header.title, rule: rule, subject: entry.ad))
        }
      } catch { throw .badFile(path: file, error) }
    }
    before = found
  }

  /// The places of the findings that are as old as the journals; all are known to be there still.
  @MainActor
  mutating func old(in check: ScenarioCheck) -> Set<Int> {
    var places: Set<Int> = []
    for (place, finding) in check.findings.enumerated() {
      let breach = Breach(
        scenario: check.session.scenario.title, rule: finding.rule.id, subject: finding.ad)
      now.insert(breach)
      if before.contains(breach) { places.insert(place) }
    }
    return places
  }

  /// What was broken in these scenarios and is not any more, in the order in which it was found.
  func mended(in scenarios: Set<String>) -> [Breach] {
    before.filter { scenarios.contains($0.scenario) && !now.contains($0) }
  }
}
