package import PlaygroundCore
package import Simulation

extension Stage {
  // MARK: Between the panes

  mutating func movePane(by step: Int) {
    let panes = Pane.allCases
    let place = panes.firstIndex(of: pane) ?? 0
    pane = panes[(place + step + panes.count) % panes.count]
  }

  // MARK: On the phone

  /// What a tap would touch: the focus, or the button when nothing was chosen. Of what covers the
  /// application only a way out is meant unasked: Enter twice must not click an ad.
  package func focusedTarget(_ state: StageState) -> Target? {
    let targets = state.device.targets
    if let focus, targets.contains(focus) { return focus }
    let out: [Target] = [.keepWatching, .close]
    if let target = out.first(where: targets.contains) { return target }
    guard !state.device.isCovered else { return nil }
    return targets.contains(.callToAction) ? .callToAction : targets.first
  }

  mutating func moveFocus(by step: Int, _ state: StageState) -> [StageEffect] {
    let targets = state.device.targets
    pane = .device
    guard !targets.isEmpty else { return [] }
    let place =
      focusedTarget(state).flatMap { targets.firstIndex(of: $0) } ?? (step > 0 ? -1 : 0)
    focus = targets[(place + step + targets.count) % targets.count]
    return []
  }

  /// The full-screen format of the unit that is looked at, if it has one.
  func fullScreenFormat(_ state: StageState) -> Scenario.Format? {
    state.units.first { $0.id == unit }.map(\.format).flatMap { $0.isFullScreen ? $0 : nil }
  }

  /// Whether ⏎ shows the unit's full-screen ad: nothing covers the phone, and nothing on it is meant.
  func isReadyToShow(_ state: StageState) -> Bool {
    guard fullScreenFormat(state) != nil, !state.device.isCoveredOrAway else { return false }
    return pane == .ads || focus.map { !state.device.targets.contains($0) } ?? true
  }

  mutating func showFullScreenAd(_ state: StageState) -> [StageEffect] {
    (pane, focus) = (.device, nil)
    let ad = state.units.first { $0.id == unit }?.state
    return ad == .loaded ? [.perform(.show(unit: unit))] : [.reload(unit: unit)]
  }

  // MARK: Within a pane

  mutating func moveRow(by step: Int, _ state: StageState) -> [StageEffect] {
    switch pane {
    case .ads: return moveUnit(by: step, state)
    // These are to be read: moving in them must not move the focus on the phone unseen.
    case .ledgers where room == .assets || room == .life: return []
    case .ledgers where room == .mediation:
      moveLineFocus(by: step, state)
      return []
    case .ledgers where room == .contract:
      moveFinding(by: step, state)
      return []
    case .trace: return moveEntry(by: step, state)
    case .device, .ledgers:
      // In a journal there is nothing on the phone to move to.
      guard state.recording == nil else { return moveEntry(by: step, state) }
      return moveFocus(by: step.signum(), state)
    }
  }

  mutating func moveToEnd(first: Bool, _ state: StageState) -> [StageEffect] {
    switch pane {
    case .ledgers where room == .mediation:
      moveLineFocus(by: first ? -state.lines.count : state.lines.count, state)
      return []
    case .ledgers where room == .contract:
      moveFinding(by: first ? -state.ledgers.findings.count : state.ledgers.findings.count, state)
      return []
    case .ads: return moveUnit(by: first ? -state.units.count : state.units.count, state)
    case .device, .ledgers, .trace:
      guard pane == .trace || state.recording != nil else { return [] }
      trace.selected = first ? visibleEntries(state).first?.number : nil
      return []
    }
  }

  private mutating func moveUnit(by step: Int, _ state: StageState) -> [StageEffect] {
    let place = state.units.firstIndex { $0.id == state.unit }
    // An entry of a journal need not be about a unit.
    let next = max(0, min(state.units.count - 1, place.map { $0 + step } ?? 0))
    guard next != place, state.units.indices.contains(next) else { return [] }
    return choose(unit: state.units[next].id, state)
  }

  /// Looks at another unit; its ad comes onto the screen, loaded first if there is none.
  mutating func choose(unit id: String, _ state: StageState) -> [StageEffect] {
    guard let chosen = state.units.first(where: { $0.id == id }) else { return [] }
    if let recording = state.recording { return look(at: id, state, recording) }
    unit = id
    focus = nil
    line = nil
    isAdScrolledAway = false
    trace.selected = nil
    // A full-screen ad would cover what one is just choosing from: it is loaded, and ⏎ shows it.
    if chosen.format.isFullScreen {
      return chosen.state == nil ? [.perform(.request(unit: id))] : []
    }
    switch chosen.state {
    case .loaded, .dismissed: return [.perform(.show(unit: id))]
    case .loading, .onScreen: return []
    case .failed, nil: return [.reload(unit: id)]
    }
  }

  /// Goes to the last that a journal tells of a unit's newest ad.
  private mutating func look(
    at unit: String, _ state: StageState, _ recording: StageState.Recording
  ) -> [StageEffect] {
    if let ad = state.ledgers.newest(of: unit) {
      trace.selected = ad.lastEntry
    } else {
      notice =
        recording.percentRead < 100
        ? "The journal is still being read." : "Nobody asks for \(unit) in this journal."
    }
    return []
  }

  // MARK: The trace

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
