package import Scenarios
import Simulation

/// The units whose ads a service loads and shows.
package struct Services: Equatable, Sendable {
  /// In the order of the scenario.
  package private(set) var records: [ServiceRecord]
  /// Whether the user has paid for an application without ads that nobody asked for.
  package private(set) var isVIP: Bool

  package init(_ units: [Scenario.Unit]) {
    records = units.compactMap { unit in
      unit.asking.aggregation.map { ServiceRecord(unit.id, $0) }
    }
    isVIP = units.contains { $0.asking.aggregation?.isVIP == true }
  }

  package subscript(unit: String) -> ServiceRecord? {
    records.first { $0.unit == unit }
  }

  /// The vendors, each once, in the order of the scenario.
  package var services: [(Scenario.Vendor, ServiceRecord.SetUp)] {
    records.indices.compactMap { place in
      let service = records[place].service
      guard records.firstIndex(where: { $0.service == service }) == place else { return nil }
      return (service, records[place].setUp)
    }
  }

  mutating func add(_ entry: Entry) {
    guard !records.isEmpty, let sense = entry.sense else { return }
    switch sense {
    case .serviceSetUp: return setUp(entry)
    case .serviceStep: return step(entry)
    case .moduleLoaded: return loaded(entry)
    default: break
    }
    if let isVIP = entry.data[.vip], sense == .membershipChanged {
      self.isVIP = isVIP
    }
    guard let unit = entry.data[.unit] ?? (sense == .adTooOld ? entry.unitOfAd : nil),
      let place = records.firstIndex(where: { $0.unit == unit })
    else { return }
    records[place].add(entry)
  }

  /// The first module begins a launch.
  private mutating func loaded(_ entry: Entry) {
    guard let module = entry.data[.what] else { return }
    for place in records.indices {
      if records[place].modules.contains(module) { records[place].modules = [] }
      records[place].modules.append(module)
    }
  }

  private mutating func step(_ entry: Entry) {
    for place in records.indices where records[place].service.rawValue == entry.data[.service] {
      records[place].step(entry)
    }
  }

  private mutating func setUp(_ entry: Entry) {
    var parameters: [ServiceRecord.Parameter] = []
    if let fields = entry.data[.parameters] {
      parameters = fields.all.compactMap { field in
        fields.string(field.name).map { .init(name: field.name, value: $0) }
      }
    }
    let isDone = entry.data[.isDone] == true
    for place in records.indices
    where records[place].service.rawValue == entry.data[.service] {
      records[place].setUp = isDone ? .done(parameters) : .failed(parameters)
    }
  }
}
