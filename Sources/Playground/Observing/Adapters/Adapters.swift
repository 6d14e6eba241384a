package import Scenarios
package import Simulation

/// Every adapter of a world and its set-up: a fold over the journal.
package struct Adapters: Equatable, Sendable {
  /// In the order of the scenario, then in that of the journal.
  package private(set) var records: [AdapterRecord] = []
  /// The adapters by the entries that asked them, and by those with which they go on.
  private var placeByEntry: [Int: Int] = [:]
  /// The adapters by the labels of their lines.
  private var placeByLine: [String: Int] = [:]

  /// `units` may be empty; then only the adapters that were asked are known.
  package init(_ units: [Scenario.Unit] = []) {
    for unit in units {
      for line in unit.lines { placeByLine[line.label] = place(of: line.className) }
    }
  }

  package subscript(className: String) -> AdapterRecord? {
    records.first { $0.className == className }
  }

  package mutating func add(_ entry: Entry) {
    switch entry.sense {
    case .setUpAsked: begin(entry)
    case .setUpAnswered: end(entry)
    default:
      follow(entry)
      addNote(entry)
    }
  }

  private mutating func begin(_ entry: Entry) {
    guard let name = entry.data[.className] else { return }
    let place = place(of: name)
    records[place].version = entry.data[.adapterVersion]
    records[place].sdkVersion = entry.data[.sdkVersion]
    records[place].state = .settingUp(since: entry.time)
    placeByEntry[entry.number] = place
  }

  /// A set-up that is held up goes on with a note and a timer of its own.
  private mutating func follow(_ entry: Entry) {
    guard entry.ad == nil, entry.from.role == .adapter, let cause = entry.cause else { return }
    placeByEntry[entry.number] = placeByEntry[cause]
  }

  /// An answer's cause is the call that asked, or what was done about that, however late it comes.
  private mutating func end(_ entry: Entry) {
    guard let place = entry.cause.flatMap({ placeByEntry[$0] }) else { return }
    switch records[place].state {
    case .settingUp(let since), .overdue(let since):
      let time = entry.time - since
      records[place].state =
        entry.data[.error].map { .failed(after: time, error: $0) } ?? .ready(after: time)
    case .notAsked, .ready, .failed, .notFound: break
    }
  }

  private mutating func addNote(_ entry: Entry) {
    switch entry.kind {
    case .note(.setUpNeverAnswered):
      guard let place = entry.data[.className].map({ place(of: $0) }),
        case .settingUp(let since) = records[place].state
      else { return }
      records[place].state = .overdue(since: since)
    case .note(.classNotFound):
      guard let place = entry.data[.line].flatMap({ placeByLine[$0] }),
        records[place].state == .notAsked
      else { return }
      records[place].state = .notFound
    default: break
    }
  }

  private mutating func place(of name: String) -> Int {
    if let place = records.firstIndex(where: { $0.className == name }) { return place }
    records.append(AdapterRecord(className: name))
    return records.count - 1
  }
}
