package import Scenarios
import Simulation

/// The units whose ads a service loads and shows.
package struct Services: Equatable, Sendable {
  /// In the order of the scenario.
  package private(set) var records: [ServiceRecord]

  package init(_ units: [Scenario.Unit]) {
    records = units.filter { $0.through == .ghad }.map(ServiceRecord.init)
  }

  package subscript(unit: String) -> ServiceRecord? {
    records.first { $0.unit == unit }
  }

  mutating func add(_ entry: Entry) {
    guard !records.isEmpty, let sense = entry.sense else { return }
    if sense == .serviceSetUp { return setUp(entry) }
    guard let unit = entry.data.string("unit"),
      let place = records.firstIndex(where: { $0.unit == unit })
    else { return }
    records[place].add(entry)
  }

  private mutating func setUp(_ entry: Entry) {
    let isDone = entry.data["isDone"] == .bool(true)
    for place in records.indices
    where records[place].service.rawValue == entry.data.string("service") {
      records[place].isSetUp = isDone
    }
  }
}
