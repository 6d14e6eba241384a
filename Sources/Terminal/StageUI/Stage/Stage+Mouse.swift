import Scenarios
package import Observing
package import Screen

extension Stage {
  /// What the mouse does now.
  package mutating func handle(
    _ mouse: Mouse, hitting hit: Hit?, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    notice = nil
    // The click that raises the terminal's window is not meant for what it hits.
    guard !mouse.raisesWindow else { return [] }
    if mouse.kind == .press(.left) { isPlaying = false }
    switch mouse.kind {
    case .press(.left): return click(hit, state, keyMap)
    case .drag(.left):
      guard case .moment(let place) = hit else { return [] }
      return [.move(.moment(place))]
    case .wheelUp: return wheel(by: -1, hit, state, keyMap)
    case .wheelDown: return wheel(by: 1, hit, state, keyMap)
    default: return []
    }
  }

  private mutating func click(
    _ hit: Hit?, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    if let open = overlay?.room { return click(hit, in: open, state, keyMap) }
    switch hit {
    case .unit(let id):
      pane = .ads
      return choose(unit: id, state)
    case .target(let target):
      (pane, focus) = (.device, target)
      return [.perform(.tap(target))]
    case .adCard:
      pane = .device
      return obey(.tap, state)
    case .entry(let number):
      let isSecondClick = pane == .trace && trace.selected == number
      (pane, trace.selected) = (.trace, number)
      if isSecondClick { explainEntry(state) }
      return []
    case .row(let row):
      let before = pane
      let effects = room.room.click(row: row, &self, state, keyMap)
      // A click may lead elsewhere.
      if pane == before { pane = .ledgers }
      return effects
    case .pane(let clicked):
      pane = clicked
      return []
    case .command(let command): return ask(command, state, keyMap)
    case .moment(let place): return [.move(.moment(place))]
    case .overlay, .overlayRow, .overlayLine, nil: return []
    }
  }

  private mutating func click(
    _ hit: Hit?, in open: any Room, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch hit {
    case .overlayRow(let row): return open.click(row: row, &self, state, keyMap)
    case .overlayLine(let line):
      open.click(line: line, &self, state)
      return []
    case .overlay: return []
    case .pane, .unit, .target, .adCard, .entry, .command, .row, .moment, nil:
      return open.leave(&self)
    }
  }

  private mutating func wheel(
    by step: Int, _ hit: Hit?, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch (overlay, hit) {
    case (let open?, _): open.room.wheel(by: step, &self, state, keyMap)
    case (nil, .entry), (nil, .pane(.trace)):
      pane = .trace
      moveEntry(by: step * 3, state)
    default: break
    }
    return []
  }
}
