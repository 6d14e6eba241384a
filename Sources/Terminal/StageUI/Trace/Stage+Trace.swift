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

  /// Goes to the newest row of a journal that was not on the stage before.
  package mutating func lookAtNewest() {
    trace = TraceView()
    pane = .trace
  }

  /// Goes to the filter's next match or to the one before, and from each end to the other.
  mutating func goToMatch(by step: Int, _ state: StageState) -> [StageEffect] {
    pane = .trace
    let matches = visibleEntries(state)
    guard let newest = matches.indices.last else { return [] }
    let place = matches.place(upTo: trace.selected ?? .max) ?? 0
    let next = (place + step + matches.count) % matches.count
    trace.selected = next == newest ? nil : matches[next].number
    return []
  }

  mutating func moveEntryToEnd(first: Bool, _ state: StageState) -> [StageEffect] {
    trace.selected = first ? visibleEntries(state).first?.number : nil
    return []
  }

  @discardableResult
  mutating func moveEntry(by step: Int, _ state: StageState) -> [StageEffect] {
    if moveAmongBoth(by: step, state) { return [] }
    let entries = visibleEntries(state)
    guard let last = entries.last?.number else { return [] }
    let place = entries.place(upTo: trace.selected ?? last) ?? 0
    let next = place + step
    trace.selected = next >= entries.count - 1 && step > 0 ? nil : entries[max(0, next)].number
    return []
  }
}
