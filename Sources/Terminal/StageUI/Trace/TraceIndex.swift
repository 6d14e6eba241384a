package import Simulation

/// The texts of a journal's entries, so that a new filter reads none of them again: a fold over the
/// entries. Each different text is kept once, and searched once.
package struct TraceIndex: Sendable {
  private var sayings = Texts<Saying>()
  private var ads = Texts<String>()
  private var rows: [Row] = []

  /// The places of what an entry says among all texts; nil for a line that cannot be read.
  private typealias Row = (saying: UInt32, ad: UInt32)?

  package init() {}

  /// How many entries it knows.
  package var count: Int { rows.count }

  /// Adds the next entry; nil is one that cannot be read, which no filter lets through.
  package mutating func add(_ entry: Entry?) {
    rows.append(entry.map { (sayings.place(of: Saying($0)), ads.place(of: $0.ad ?? "")) })
  }

  /// The places of the entries that a filter lets through.
  package func places(_ filter: TraceFilter) -> [Int] {
    let missing = (
      sayings.all.map { filter.missing(in: $0.text) }, ads.all.map(filter.missing)
    )
    return rows.indices.filter { place in
      guard let row = rows[place] else { return false }
      let bySaying = missing.0[Int(row.saying)]
      return bySaying.isEmpty || !bySaying.contains(where: missing.1[Int(row.ad)].contains)
    }
  }
}

/// Different values in the order in which they came.
private struct Texts<Value: Hashable & Sendable>: Sendable {
  private(set) var all: [Value] = []
  private var places: [Value: UInt32] = [:]

  mutating func place(of value: Value) -> UInt32 {
    if let place = places[value] { return place }
    let place = UInt32(all.count)
    all.append(value)
    places[value] = place
    return place
  }
}
