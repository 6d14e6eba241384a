package import PlaygroundCore
package import Simulation

// Which rows of the trace are seen, and which one is selected.
extension Stage {
  /// The entries the trace shows.
  package func visibleEntries(_ state: StageState) -> EntryList {
    guard !trace.filter.isEmpty else { return state.entries }
    guard let recording = state.recording else {
      return state.entries.choosing { Self.fits(trace.filter, $0) }
    }
    // A file is searched in the background.
    guard let matches = recording.matches, matches.filter == trace.filter else {
      return state.entries.choosing([])
    }
    return state.entries.choosing(matches.places)
  }

  /// Whether a filter lets an entry through.
  package static func fits(_ filter: String, _ entry: Entry) -> Bool {
    Matcher.matches(filter, entry.searchText)
  }

  @discardableResult
  mutating func moveEntry(by step: Int, _ state: StageState) -> [StageEffect] {
    let entries = visibleEntries(state)
    guard let last = entries.last?.number else { return [] }
    let place = entries.place(upTo: trace.selected ?? last) ?? 0
    let next = place + step
    trace.selected = next >= entries.count - 1 && step > 0 ? nil : entries[max(0, next)].number
    return []
  }
}

extension Entry {
  /// What a filter looks through.
  var searchText: String {
    let parties = "\(from.rawValue) \(to?.rawValue ?? "") \(name ?? "") \(ad ?? "")"
    return "\(parties) \(kind.searchWord) \(message)"
  }
}

extension Entry.Kind {
  fileprivate var searchWord: String {
    switch self {
    case .count(let count): "count \(count.ledger.rawValue)"
    case .input: "input"
    case .call: "call"
    case .callback: "callback"
    case .timer: "timer"
    case .note(let violation): "note \(violation ?? "")"
    case .finding(let rule, _, _): "finding \(rule)"
    }
  }
}
