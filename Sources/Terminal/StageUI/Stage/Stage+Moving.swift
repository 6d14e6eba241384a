import AdServing
import Catalogue
import Scenarios
import Observing
import Simulation

extension Stage {
  mutating func movePane(by step: Int) -> [StageEffect] {
    let panes = PaneName.allCases
    let place = panes.firstIndex(of: pane) ?? 0
    pane = panes[(place + step + panes.count) % panes.count]
    return []
  }

  mutating func moveRow(by step: Int, _ state: StageState) -> [StageEffect] {
    pane.answers(state).move(&self, step, state)
  }

  mutating func moveToEnd(first: Bool, _ state: StageState) -> [StageEffect] {
    let effects = pane.answers(state).moveToEnd(&self, first, state)
    // The end of a recording is also its newest moment.
    let isPast = state.recording?.phone != nil && state.time?.isLookingBack == true
    return effects + (!first && isPast ? [.move(.moment(.max))] : [])
  }

  mutating func moveUnit(by step: Int, _ state: StageState) -> [StageEffect] {
    let place = state.units.firstIndex { $0.id == state.unit }
    // An entry of a journal need not be about a unit.
    let next = max(0, min(state.units.count - 1, place.map { $0 + step } ?? 0))
    guard next != place, state.units.indices.contains(next) else { return [] }
    return choose(unit: state.units[next].id, state)
  }

  /// Switches to another unit; its ad comes onto the screen, loaded first if there is none.
  mutating func choose(unit id: String, _ state: StageState) -> [StageEffect] {
    guard let chosen = state.units.first(where: { $0.id == id }) else { return [] }
    if let recording = state.recording { return look(at: id, state, recording) }
    // What covers the application belongs to the chosen ad.
    guard id == unit || !state.device.isCoveredOrAway else {
      notice = Notice(.closeFirst, .untilUncovered)
      return []
    }
    unit = id
    focus = nil
    isAdScrolledAway = false
    trace.selected = nil
    // A full-screen ad would cover the list while choosing from it, so it is only loaded, and its
    // card says that ⏎ shows it.
    if chosen.format.isFullScreen {
      return chosen.state == nil ? [.perform(.request(unit: id))] : []
    }
    switch chosen.state {
    case .loaded, .dismissed: return [.perform(.show(unit: id))]
    case .loading, .onScreen: return []
    // An earlier ad may still be in the feed, and comes into view.
    case .failed, nil: return state.device.unit == id ? [] : [.reload(unit: id)]
    }
  }

  /// Goes to a journal's last entry about a unit's newest ad.
  private mutating func look(
    at unit: String, _ state: StageState, _ recording: StageState.Recording
  ) -> [StageEffect] {
    if let ad = state.ledgers.newest(of: unit) {
      trace.selected = ad.lastEntry
    } else {
      notice = Notice(
        recording.percentRead < 100 ? .journalIsBeingRead : .notInJournal(unit: unit))
    }
    return []
  }
}
