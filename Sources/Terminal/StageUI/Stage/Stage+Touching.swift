import PlaygroundCore
import Simulation

// What Enter does where it is pressed, and what Esc takes out of the way.
extension Stage {
  mutating func enter(_ state: StageState) -> [StageEffect] {
    switch pane {
    case _ where state.recording != nil && room != .contract: return explainEntry(state)
    case .ads where isReadyToShow(state): return showFullScreenAd(state)
    case .device where isReadyToShow(state),
      .ledgers where (room == .stage || room == .life) && isReadyToShow(state):
      return showFullScreenAd(state)
    case .ads: return [.reload(unit: unit)]
    case .trace: return explainEntry(state)
    case .ledgers where room == .contract && !state.ledgers.findings.isEmpty:
      explainFinding(state)
      return []
    case .ledgers where room == .mediation:
      openForce(state)
      return []
    case .device, .ledgers:
      guard !state.device.isInBackground else { return [.perform(.close)] }
      guard let target = focusedTarget(state) else { return tapNothing(state) }
      if target == .close { focus = nil }
      return [.perform(.tap(target))]
    }
  }

  private mutating func tapNothing(_ state: StageState) -> [StageEffect] {
    guard state.device.isCovered else { return [.reload(unit: unit)] }
    notice = "There is nothing to close it with yet. Tab goes to its buttons."
    return []
  }

  private mutating func explainEntry(_ state: StageState) -> [StageEffect] {
    guard let entry = trace.selected ?? visibleEntries(state).last?.number else { return [] }
    overlay = .chain(entry: entry, scroll: 0)
    return []
  }

  /// Closes what is in the way: what covers the application, else what hides rows of the trace. What
  /// nothing closes goes by force when one insists.
  mutating func close(_ state: StageState, isInsisting wasInsisting: Bool) -> [StageEffect] {
    guard state.device.isCoveredOrAway else {
      trace.filter = ""
      return []
    }
    focus = nil
    if state.device.targets.contains(.keepWatching) { return [.perform(.tap(.keepWatching))] }
    guard !state.device.isClosable else { return [.perform(.close)] }
    guard !wasInsisting else { return [.perform(.forceClose)] }
    isInsisting = true
    notice = "Nothing closes it now. Once more takes it off by force."
    return [.perform(.close)]
  }
}

extension DeviceSnapshot {
  var isCoveredOrAway: Bool { isCovered || isInBackground }
  /// Whether there is a way back: to the application, or a button.
  var isClosable: Bool { isInBackground || targets.contains(.close) }
}
