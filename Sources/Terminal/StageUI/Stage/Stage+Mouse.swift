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
      return act(state, keyMap) { $0.click(hit) }
    case .drag(.left):
      guard isScrubbing, case .moment(let place) = hit else { return [] }
      return [.move(.moment(place))]
    case .wheelUp, .wheelDown:
      notice = nil
      return act(state, keyMap) { $0.wheel(by: mouse.kind == .wheelUp ? -1 : 1, hit) }
    // The press caused a notice that may still be read.
    case .press, .release, .drag, .moved, .wheelLeft, .wheelRight: return []
    }
  }
}

extension Scene {
  mutating func click(_ hit: Hit?) -> [StageEffect] {
    if let open = stage.overlay?.room { return click(hit, in: open) }
    switch hit {
    case .unit(let id):
      stage.pane = .ads
      return stage.choose(unit: id, state)
    case .target(let target):
      (stage.pane, stage.focus) = (.device, target)
      return [.perform(.tap(target))]
    case .adCard:
      stage.pane = .device
      return stage.obey(.tap, state)
    case .entry(let number):
      let isSecondClick = stage.pane == .trace && stage.trace.selected == number
      (stage.pane, stage.trace.selected) = (.trace, number)
      if isSecondClick { stage.explainEntry(state) }
      return []
    case .row(let row):
      let before = stage.pane
      let effects = stage.room.room.click(row: row, &self)
      // A click may lead elsewhere.
      if stage.pane == before { stage.pane = .ledgers }
      return effects
    case .pane(let clicked):
      stage.pane = clicked
      return []
    case .command(let command): return askUnlessItPauses(command)
    case .moment(let place):
      stage.isScrubbing = true
      return [.move(.moment(place))]
    case .room(let name): return ask(.room(name))
    case .overlay, .overlayRow, .overlayLine, .timeBar, nil: return []
    }
  }

  private mutating func click(_ hit: Hit?, in open: any Room) -> [StageEffect] {
    switch hit {
    case .overlayRow(let row): return open.click(row: row, &self)
    case .overlayLine(let line):
      open.click(line: line, &self)
      return []
    case .overlay: return []
    case .pane, .unit, .target, .adCard, .entry, .command, .row, .room, .moment, .timeBar, nil:
      return open.leave(&stage)
    }
  }

  /// The wheel does in a list what the arrows do there.
  mutating func wheel(by step: Int, _ hit: Hit?) -> [StageEffect] {
    if let open = stage.overlay?.room {
      open.wheel(by: step, &self)
      return []
    }
    switch hit {
    case .unit: return PaneName.ads.wheel(by: step, &self)
    case .entry: return PaneName.trace.wheel(by: step, &self)
    case .row: return PaneName.ledgers.wheel(by: step, &self)
    case .pane(let name): return name.wheel(by: step, &self)
    case .room(let name):
      stage.open(room: name, state)
      _ = stage.room.room.move(by: step, &self)
      return []
    case .target, .adCard, .command, .overlay, .overlayRow, .overlayLine, .moment, .timeBar, nil:
      return []
    }
  }
}
