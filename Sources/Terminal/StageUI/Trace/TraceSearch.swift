package import Observing
package import Simulation

/// The rows that match a filter in a growing journal: only new entries are searched. A filter that
/// extends the last one searches only the last matches.
package struct TraceSearch: Sendable {
  /// What was found; nil without a filter.
  package private(set) var matches: StageState.Matches?
  /// How far the journal has been searched.
  private var end = 0

  package init() {}

  /// Searches what has been written since the last time, or everything for a new filter. The
  /// entries must be the previous ones, and perhaps more. Returns how many of them it had to
  /// search.
  @discardableResult
  package mutating func follow(_ filter: String, _ entries: [Entry]) -> Int {
    guard !filter.isEmpty else {
      self = TraceSearch()
      return 0
    }
    let places = unsearched(filter, entries.count)
    if matches?.filter != filter { matches = .init(filter: filter, places: []) }
    let words = TraceFilter(filter)
    for place in places where words.fits(entries[place]) { matches?.places.append(place) }
    end = entries.count
    return places.count
  }

  /// What was found among the first entries.
  package func matches(upTo count: Int) -> StageState.Matches? {
    guard let matches, let last = matches.places.last, last >= count else { return matches }
    return .init(filter: matches.filter, places: matches.places.filter { $0 < count })
  }

  private func unsearched(_ filter: String, _ count: Int) -> [Int] {
    guard let matches else { return Array(0..<count) }
    let new = Array(end..<count)
    if matches.filter == filter { return new }
    return filter.hasPrefix(matches.filter) ? matches.places + new : Array(0..<count)
  }
}
