package import PlaygroundCore
package import Screen
import Simulation

extension Stage {
  /// What a key does now.
  package mutating func handle(_ key: Key, _ state: StageState, _ keyMap: KeyMap) -> [StageEffect] {
    notice = nil
    if overlay != nil { return handleInOverlay(key, state, keyMap) }
    guard let command = keyMap.command(for: key) else { return [] }
    return obey(command, state)
  }

  /// What a command does now.
  package mutating func obey(_ command: StageCommand, _ state: StageState) -> [StageEffect] {
    let wasInsisting = isInsisting
    isInsisting = false
    if let notice = refusal(of: command, state) {
      self.notice = notice
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
      return toggle(state, \.handlesUserClicks, \.clicks) { .handlesUserClicks($0) }
    case .impressionsFlag:
      return toggle(state, \.handlesUserImpressions, \.impressions) { .handlesUserImpressions($0) }
    case .servingDecides: return toggleServing(state)
    case .order: return nextOrder(state)
    case .force: openForce(state)
    case .corner: return nextCorner(state)
    case .playPause: return [.perform(.tap(.play))]
    case .mute: return [.perform(.tap(.mute))]
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
    case .stageRoom: room = .stage
    case .assetsRoom: (room, pane) = (.assets, .ledgers)
    case .mediationRoom: openMediation()
    case .contractRoom: (room, pane, finding) = (.contract, .ledgers, nil)
    case .lifeRoom: (room, pane) = (.life, .ledgers)
    case .lineUp: return moveLine(by: -1, state)
    case .lineDown: return moveLine(by: 1, state)
    case .parameter: openParameter(state)
    case .switchLine: return switchLine(state)
    case .zoom: isZoomed.toggle()
    case .filter: (overlay, pane) = (.filter, .trace)
    case .pause: isPaused.toggle(); return [.setPaused(isPaused)]
    case .nextTimer: return [.jumpToNextTimer]
    case .faster: return changeSpeed(to: Pace.faster(than: speed))
    case .slower: return changeSpeed(to: Pace.slower(than: speed))
    case .options: overlay = .options(selected: 0)
    case .theme: openThemes()
    case .mouse: usesMouse.toggle(); return [.wish(.useMouse(usesMouse))]
    case .palette: overlay = .palette(query: "", selected: 0)
    case .help: overlay = .help(scroll: 0)
    case .discrepancy: return openDiscrepancy(state)
    case .snapshot: return [.wish(.snapshot)]
    case .quit: return [.wish(.quit)]
    }
    return []
  }

  private mutating func enter(_ state: StageState) -> [StageEffect] {
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

  private mutating func changeSpeed(to next: Double) -> [StageEffect] {
    speed = next
    return [.setSpeed(next)]
  }

  /// Closes what is in the way: what covers the application, else what hides rows of the trace. What
  /// nothing closes goes by force when one insists.
  private mutating func close(_ state: StageState, isInsisting wasInsisting: Bool) -> [StageEffect]
  {
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

  /// Why a command that is about ads of another format does nothing now.
  func refusal(of command: StageCommand, _ state: StageState) -> String? {
    guard state.recording == nil,
      let format = state.units.first(where: { $0.id == state.unit })?.format
    else { return nil }
    if command == .order, !format.isFullScreen {
      return "Only ads that cover the app tell their events in another order."
    }
    guard format != .native else { return nil }
    let ad = format == .banner ? "A banner" : "A full-screen ad"
    switch command {
    case .clicksFlag, .impressionsFlag, .servingDecides:
      return "\(ad) has no flags: its network always watches."
    case .corner: return "\(ad) has no AdChoices to place."
    case .scrollAd where format.isFullScreen: return "\(ad) cannot be scrolled."
    case .dismiss where format.isFullScreen: return "\(ad) closes itself; it cannot be dismissed."
    default: return nil
    }
  }

  private mutating func openThemes() {
    overlay = .themes(selected: themeNames.firstIndex(of: theme) ?? 0, before: theme)
  }

  // MARK: Flags and options

  /// Turns a flag of the line that had the last ad. What the line says counts before what its adapter
  /// answered: the ad with the answer may still be on its way. Without an ad there is no line yet.
  private func toggle(
    _ state: StageState, _ said: KeyPath<Scenario.Flags, Bool?>,
    _ watch: KeyPath<AdRecord, AdRecord.Watch?>, _ what: (Bool) -> Change.What
  ) -> [StageEffect] {
    let unit = state.unit
    let ads = state.ledgers.ads.filter { $0.unit == unit }
    guard let ad = ads.last(where: { $0.line != nil }) ?? ads.last,
      let label = ad.line ?? ad.lineAsked
    else { return [.reload(unit: unit)] }
    let line = state.lines.first { $0.label == label }
    let flag = line?.flags[keyPath: said] ?? ad[keyPath: watch]?.flag ?? false
    return [
      .perform(.set(Change(unit: unit, line: label, what(!flag)))), .reload(unit: unit),
    ]
  }

  private func nextCorner(_ state: StageState) -> [StageEffect] {
    let corners: [Scenario.Options.Corner] = [.topRight, .bottomRight, .bottomLeft, .topLeft]
    let place = corners.firstIndex(of: state.options.adChoices ?? .topRight) ?? 0
    let next = corners[(place + 1) % corners.count]
    return [.perform(.set(Change(unit: unit, .adChoices(next)))), .reload(unit: unit)]
  }

  private mutating func scrollAd(_ state: StageState) -> [StageEffect] {
    isAdScrolledAway.toggle()
    return [.perform(.visible(!isAdScrolledAway))]
  }
}

extension DeviceSnapshot {
  var isCoveredOrAway: Bool { isCovered || isInBackground }
  /// Whether there is a way back: to the application, or a button.
  var isClosable: Bool { isInBackground || targets.contains(.close) }
}
