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

  private let journals: [KeptJournal]
  /// The journal of each scenario of this check, by the scenario's name.
  private var places: [String: Int] = [:]
  private var now: [Int: Set<KeptJournal.Breach>] = [:]

  /// The journals in a folder, or one.
  @MainActor
  init(_ path: String) throws(Failure) {
    let files =
      Files.isFolder(path) ? try FolderList.files(in: path) { $0.hasSuffix(".jsonl") } : [path]
    journals = try files.map { (file) throws(Failure) in try KeptJournal(file) }
  }

  /// Finds each scenario's journal: by both its file's name and its title, or else by a title that only
  /// this scenario and only that journal have, or else by a name that is left on both sides.
  mutating func look(for scenarios: [(name: String, scenario: Scenario)]) {
    var open = Array(journals.indices)
    func take(_ name: String, where fits: (KeptJournal) -> Bool) {
      guard places[name] == nil else { return }
      let found = open.filter { fits(journals[$0]) }
      guard found.count == 1 else { return }
      places[name] = found[0]
      open.removeAll { $0 == found[0] }
    }
    let titles = Dictionary(grouping: scenarios, by: \.scenario.title).mapValues(\.count)
    for (name, scenario) in scenarios {
      take(name) { $0.stem == FileName.stem(name) && $0.title == scenario.title }
    }
    for (name, scenario) in scenarios where titles[scenario.title] == 1 {
      take(name) { $0.title == scenario.title }
    }
    for (name, _) in scenarios { take(name) { $0.stem == FileName.stem(name) } }
  }

  /// Whether a journal of that scenario is there.
  func knows(_ name: String) -> Bool { places[name] != nil }

  /// The places of the findings that are as old as the journals; all are known to be there still. Nil for
  /// a scenario of which no journal is there.
  @MainActor
  mutating func old(in check: ScenarioCheck, _ name: String) -> Set<Int>? {
    guard let journal = places[name] else { return nil }
    var old: Set<Int> = []
    for (place, finding) in check.findings.enumerated() {
      let breach = KeptJournal.Breach(rule: finding.rule.id, subject: finding.ad)
      now[journal, default: []].insert(breach)
      if journals[journal].breaches.contains(breach) { old.insert(place) }
    }
    return old
  }

  /// The breaches of a scenario that are gone, in the order in which they were found.
  func mended(in name: String) -> [Breach] {
    guard let journal = places[name] else { return [] }
    let still = now[journal] ?? []
    return journals[journal].breaches.filter { !still.contains($0) }.map {
      Breach(scenario: name, rule: $0.rule, subject: $0.subject)
    }
  }
}
