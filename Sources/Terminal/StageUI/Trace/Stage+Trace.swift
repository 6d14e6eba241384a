package import Observing
import Simulation

// Which rows of the trace are visible, and which one is selected.
extension Stage {
  /// The entries the trace shows.
  package func visibleEntries(_ state: StageState) -> EntryList {
    guard !trace.filter.isEmpty else { return state.entries }
    if let matches = state.matches, matches.filter == trace.filter {
      return state.entries.choosing(matches.places)
    }
    // A file is searched in the background.
    guard state.recording == nil else { return state.entries.choosing([]) }
    let filter = TraceFilter(trace.filter)
    return state.entries.choosing { filter.fits($0) }
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
