import Catalogue
import Scenarios
import Observing
import Simulation

// What Enter does, depending on the focus, and what Esc closes.
extension Stage {
  mutating func enter(_ state: StageState) -> [StageEffect] {
    switch meaningOfEnter(state) {
    case .explainEntry, .showProof: explainEntry(state)
    case .useRoom:
      let open = room.room
      act(state) { open.use(&$0) }
    case .show:
      prepareToShow(state)
      return [.perform(.show(unit: unit))]
    case .showWhenLoaded:
      prepareToShow(state)
      return [.showWhenLoaded(unit: unit)]
    case .load:
      prepareToShow(state)
      return [.reload(unit: unit)]
    case .scrollBack: return scrollAd(state)
    case .comeBack: return [.perform(.close)]
    case .tap(let target):
      if target == .close { focus = nil }
      return [.perform(.tap(target))]
    case .nothing:
      notice = Notice(.cannotBeClosedYet, .untilClosable)
    }
    return []
  }

  /// Closes what is in the way: what covers the application, or else the lit rows of the trace, its
  /// filter, and the room. What nothing else can close is forced off on a second try.
  mutating func close(_ state: StageState) -> [StageEffect] {
    guard state.device.isCoveredOrAway else {
      closeWhatIsBeside(state)
      return []
    }
    focus = nil
    if state.device.targets.contains(.keepWatching) { return [.perform(.tap(.keepWatching))] }
    guard !state.device.isClosable else { return [.perform(.close)] }
    guard !isInsisting else { return [.perform(.forceClose)] }
    isInsisting = true
    notice = Notice(.closesOnlyByForce, .untilClosable)
    return [.perform(.close)]
  }
}

extension Stage {
  private mutating func closeWhatIsBeside(_ state: StageState) {
    if !trace.lit.isEmpty {
      trace.putOut()
    } else if isRoomSearched, !filterInFocus.isEmpty {
      filterInFocus = ""
    } else if !trace.filter.isEmpty {
      trace.filter = ""
    } else if isZoomed, room.card.name != OpenRoom.first.card.name {
      isZoomed = false
    } else if room.card.name != OpenRoom.first.card.name {
      open(room: OpenRoom.first.card.name, state)
    }
  }
}

extension DeviceSnapshot {
  var isCoveredOrAway: Bool { isCovered || isInBackground }
  /// Whether there is a way out: back to the application, or a button.
  var isClosable: Bool { isInBackground || targets.contains(.close) }
}
