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
  /// The titles of the scenarios whose journals are there.
  private let titles: Set<String>
  private var now: Set<Breach> = []

  /// The journals in a folder, or one.
  @MainActor
  init(_ path: String) throws(Failure) {
    let files =
      Files.isFolder(path) ? try FolderList.files(in: path) { $0.hasSuffix(".jsonl") } : [path]
    var found: [Breach] = []
    var titles: Set<String> = []
    for file in files {
      let journal = try Journals.open(file, for: .baseline)
      titles.insert(journal.header.title)
      do throws(JSONError) {
        for entry in try journal.entries() {
          guard case .finding(let rule, _, _) = entry.kind else { continue }
          found.append(Breach(scenario: journal.header.title, rule: rule, subject: entry.ad))
        }
      } catch { throw .badFile(path: file, error) }
    }
    (before, self.titles) = (found, titles)
  }

  /// Whether a journal of that scenario is there.
  func knows(_ scenario: Scenario) -> Bool { titles.contains(scenario.title) }

  /// The places of the findings that are as old as the journals; all are known to be there still. Nil for
  /// a scenario of which no journal is there.
  @MainActor
  mutating func old(in check: ScenarioCheck) -> Set<Int>? {
    guard knows(check.session.scenario) else { return nil }
    var places: Set<Int> = []
    for (place, finding) in check.findings.enumerated() {
      let breach = Breach(
        scenario: check.session.scenario.title, rule: finding.rule.id, subject: finding.ad)
      now.insert(breach)
      if before.contains(breach) { places.insert(place) }
    }
    return places
  }

  /// The breaches of a scenario that are gone, in the order in which they were found. The report calls the
  /// scenario `name`.
  func mended(in scenario: Scenario, as name: String) -> [Breach] {
    before.filter { $0.scenario == scenario.title && !now.contains($0) }.map {
      Breach(scenario: name, rule: $0.rule, subject: $0.subject)
    }
  }
}
