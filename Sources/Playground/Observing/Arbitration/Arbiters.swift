import Scenarios
import Simulation

/// The units whose ads an arbiter chooses.
package struct Arbiters: Equatable, Sendable {
  /// In the order of the scenario.
  package private(set) var records: [ArbiterRecord]

  init(_ units: [Scenario.Unit]) {
    records = units.compactMap { unit in
      unit.asking.arbitration.map { ArbiterRecord(unit.id, $0) }
    }
  }

  package subscript(unit: String) -> ArbiterRecord? { records.first { $0.unit == unit } }

  mutating func add(_ entry: Entry) {
    guard !records.isEmpty else { return }
    switch entry.sense {
    case .setUpAnswered: started(entry)
    case .settingChanged: change(entry)
    default: break
    }
    guard let unit = entry.unitOfAd,
      let place = records.firstIndex(where: { $0.unit == unit })
    else { return }
    records[place].add(entry)
  }

  /// A network's SDK says to the application whether it has started.
  private mutating func started(_ entry: Entry) {
    let vendor = Scenario.Vendor.allCases.first { $0.name == entry.from.name }
    guard entry.from.role == .network, let vendor else { return }
    let hasFailed = !entry.data.isEmpty
    for place in records.indices {
      if hasFailed {
        records[place].unstarted.insert(vendor)
      } else {
        records[place].unstarted.remove(vendor)
      }
    }
  }

  private mutating func change(_ entry: Entry) {
    guard let place = records.firstIndex(where: { $0.unit == entry.data[.unit] }),
      let asksUnstarted = entry.data[.asksUnstarted]
    else { return }
    records[place].asksUnstarted = asksUnstarted
  }
}
