import AdServing
import Catalogue
package import Observing
import Scenarios
package import Screen
import Simulation

extension Stage {
  /// What a key does now.
  package mutating func handle(_ key: Key, _ state: StageState, _ keyMap: KeyMap) -> [StageEffect] {
    notice = nil
    defer { isPlaying = false }
    if let open = overlay?.room { return open.handle(key, &self, state, keyMap) }
    guard let command = keyMap.command(for: key) else { return [] }
    return askUnlessItPauses(command, state, keyMap)
  }

  /// Does what a command does. Whatever comes while a story plays by itself pauses it; these two do
  /// nothing else.
  mutating func askUnlessItPauses(
    _ command: StageCommand, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    if isPlaying, command == .playStory || command == .pause { return [] }
    isPlaying = false
    return ask(command, state, keyMap)
  }

  /// Handles pasted text: only text fields take it, as far as it is one line. Elsewhere it
  /// would be a storm of commands.
  package mutating func handle(pasted text: String, _ state: StageState, _ keyMap: KeyMap) {
    guard let open = overlay?.room, open.takesText else { return }
    notice = nil
    isPlaying = false
    open.take(text.filter { !$0.isNewline }, &self, state, keyMap)
  }

  /// What a command does now.
  package mutating func obey(_ command: StageCommand, _ state: StageState) -> [StageEffect] {
    let wasInsisting = isInsisting
    isInsisting = false
    if let refusal = refusal(of: command, state) {
      notice = Notice(.refused(refusal))
      return []
    }
    switch command {
    case .tap: return enter(state)
    case .nextAsset: return moveFocus(by: 1, state)
    case .previousAsset: return moveFocus(by: -1, state)
    case .scrollAd: return scrollAd(state)
    case .reload: return [.reload(unit: unit)]
    case .dismiss: return [.perform(.dismiss(unit: unit))]
    case .clicksFlag:
      return toggle(state, \.handlesUserClicks, \.clicks, .click) {
        .init(\.flags.handlesUserClicks, $0)
      }
    case .impressionsFlag:
      return toggle(state, \.handlesUserImpressions, \.impressions, .impression) {
        .init(\.flags.handlesUserImpressions, $0)
      }
    case .servingDecides: return toggleServing(state)
    case .order: return nextOrder(state)
    case .corner: return nextCorner(state)
    case .playPause: return [.perform(.tap(.play))]
    case .mute: return [.perform(.tap(.mute))]
    case .skipVideo: return [.perform(.tap(.skip))]
    case .closeCover: return close(state, isInsisting: wasInsisting)
    case .background:
      return [.perform(state.device.isInBackground ? .foreground : .background)]
    case .paneLeft: movePane(by: -1)
    case .paneRight: movePane(by: 1)
    case .up: return moveRow(by: -1, state)
    case .down: return moveRow(by: 1, state)
    case .pageUp: return moveRow(by: -10, state)
    case .pageDown: return moveRow(by: 10, state)
    case .first: return moveToEnd(first: true, state)
    case .last: return moveToEnd(first: false, state)
    case .lineUp: return moveLine(by: -1, state)
    case .lineDown: return moveLine(by: 1, state)
    case .parameter: edit(.parameter, state)
    case .latency: edit(.latency, state)
    case .ecpm: editPrice(state)
    case .setting: edit(.setting, state)
    case .switchLine: return switchLine(state)
    case .onlyLine: return askOnlyLine(state)
    case .zoom: isZoomed.toggle()
    case .pause: isPaused.toggle(); return [.setPaused(isPaused)]
    case .nextTimer:
      return state.time?.isLookingBack == true ? [.move(.nextAct)] : [.jumpToNextTimer]
    case .earlier: return [.move(.earlier)]
    case .later: return [.move(.later)]
    case .faster: return changeSpeed(to: Pace.faster(than: speed))
    case .slower: return changeSpeed(to: Pace.slower(than: speed))
    case .nextStep:
      guard !trace.filter.isEmpty else { return [.tellNext] }
      goToMatch(by: 1, state)
    case .previousMatch:
      guard !trace.filter.isEmpty else {
        notice = Notice(.noFilter)
        return []
      }
      goToMatch(by: -1, state)
    case .previousStep: return [.move(.previousAct)]
    case .playStory: return [.playStory]
    case .restart: return [.wish(.restart)]
    case .mouse: return switchMouse()
    case .copy: return copy(state)
    case .keepJournal: return [.wish(.keepJournal)]
    case .keepEvidence: return [.wish(.keepEvidence)]
    case .snapshot: return [.wish(.snapshot)]
    case .quit: return [.wish(.quit)]
    case .room(let name): return open(room: name, state)
    }
    return []
  }

  private mutating func switchMouse() -> [StageEffect] {
    usesMouse.toggle()
    notice = Notice(usesMouse ? .mouseIsTaken : .mouseIsLeft)
    return [.wish(.useMouse(usesMouse))]
  }

  private mutating func changeSpeed(to next: Double) -> [StageEffect] {
    speed = next
    return [.setSpeed(next)]
  }

  /// What is done to an ad on the phone cannot be done to one that is not there.
  private func refusalOnCard(
    of command: StageCommand, _ format: Scenario.Format, _ state: StageState
  ) -> Refusal? {
    guard AdInView(state).isCard else { return nil }
    switch command {
    case .playPause, .mute, .skipVideo: return .notOnPhone
    case .scrollAd where !format.isFullScreen, .dismiss where !format.isFullScreen:
      return .notOnPhone
    default: return nil
    }
  }

  /// Why a command does nothing now: it is for ads of another format, or for lines where there are none.
  func refusal(of command: StageCommand, _ state: StageState) -> Refusal? {
    guard state.recording == nil,
      let format = state.unitState?.format
    else { return nil }
    if let refusal = refusalOnCard(of: command, format, state) { return refusal }
    return refusal(of: command, for: format, state)
      ?? (command.isForLines(state) && state.lines.isEmpty ? .noLines : nil)
  }

  private func refusal(
    of command: StageCommand, for format: Scenario.Format, _ state: StageState
  ) -> Refusal? {
    if command == .order, !format.isFullScreen { return .orderIsForFullScreen }
    guard format != .native else { return nil }
    let kind: Refusal.Kind = format == .banner ? .banner : .fullScreen
    switch command {
    case .clicksFlag, .impressionsFlag, .servingDecides:
      return state.unitState?.api == .legacy ? .noFlagsInSDK7(kind) : .noFlags(kind)
    case .corner: return .noAdChoices(kind)
    case .scrollAd where format.isFullScreen: return .cannotScroll
    case .dismiss where format.isFullScreen: return .cannotDismiss
    default: return nil
    }
  }
}

extension StageCommand {
  /// Whether it changes one of the unit's lines. The price is that of a slot where an arbiter chooses.
  fileprivate func isForLines(_ state: StageState) -> Bool {
    switch self {
    case .servingDecides, .order, .lineUp, .lineDown, .parameter, .latency, .setting, .switchLine,
      .onlyLine:
      true
    case .ecpm: !state.through.staged.hasPrices
    default: false
    }
  }
}
