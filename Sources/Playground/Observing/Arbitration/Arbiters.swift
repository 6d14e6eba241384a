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
    guard !records.isEmpty, let unit = entry.unitOfAd,
      let place = records.firstIndex(where: { $0.unit == unit })
    else { return }
    records[place].add(entry)
  }
}
