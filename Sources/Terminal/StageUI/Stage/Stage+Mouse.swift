import Scenarios
package import Observing
package import Screen

extension Stage {
  /// What the mouse does now.
  package mutating func handle(
    _ mouse: Mouse, hitting hit: Hit?, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    // The click that raises the terminal's window is not meant for what it hits.
    guard !mouse.raisesWindow else { return [] }
    switch mouse.kind {
    case .press(.left):
      (notice, isScrubbing) = (nil, false)
      defer { isPlaying = false }
      return click(hit, state, keyMap)
    case .drag(.left):
      guard isScrubbing, case .moment(let place) = hit else { return [] }
      return [.move(.moment(place))]
    case .wheelUp, .wheelDown:
      notice = nil
      return wheel(by: mouse.kind == .wheelUp ? -1 : 1, hit, state, keyMap)
    // The press caused a notice that may still be read.
    case .press, .release, .drag, .moved, .wheelLeft, .wheelRight: return []
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
    case .command(let command): return askUnlessItPauses(command, state, keyMap)
    case .moment(let place):
      isScrubbing = true
      return [.move(.moment(place))]
    case .room(let name): return ask(.room(name), state, keyMap)
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
    case .pane, .unit, .target, .adCard, .entry, .command, .row, .room, .moment, nil:
      return open.leave(&self)
    }
  }

  /// The wheel does in a list what the arrows do there; it takes the focus only where it does something.
  private mutating func wheel(
    by step: Int, _ hit: Hit?, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    if let open = overlay?.room {
      open.wheel(by: step, &self, state, keyMap)
      return []
    }
    switch hit {
    case .unit, .pane(.ads):
      guard !state.device.isCovered else { return [] }
      pane = .ads
      return moveRow(by: step, state)
    case .entry, .pane(.trace):
      pane = .trace
      return moveEntry(by: step * 3, state)
    case .row, .pane(.ledgers):
      if room.room.move(by: step, &self, state) { pane = .ledgers }
    case .room(let name):
      _ = open(room: name, state)
      _ = room.room.move(by: step, &self, state)
    case .pane(.device), .target, .adCard, .command, .overlay, .overlayRow, .overlayLine, .moment,
      nil:
      break
    }
    return []
  }
}
