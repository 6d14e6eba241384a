import Contract
import Scenarios
import Simulation

/// Units where somebody makes mistakes, and what is about them.
struct UnitsAtWork {
  let ids: Set<String>
  /// Whether each entry, or what caused it, names one of them: what a vendor says names none, but what it was
  /// asked does.
  private let entries: [Bool]

  init(_ units: [String], in journal: Journal) {
    let ids = Set(units)
    self.ids = ids
    entries = journal.entries.reduce(into: []) { known, entry in
      let names = entry.data.string("unit").map(ids.contains) ?? false
      known.append(names || entry.cause.map { known[$0 - 1] } ?? false)
    }
  }

  /// A service may tell of a show while another unit's ad is at work: its proof names the unit.
  func concern(_ finding: Finding) -> Bool {
    if finding.proof.contains(where: { entries[$0 - 1] }) { return true }
    guard let ad = finding.ad else { return false }
    return AdName.unit(of: ad).map(ids.contains) ?? false
  }
}
