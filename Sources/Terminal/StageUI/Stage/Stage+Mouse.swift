import Scenarios
package import Observing
package import Screen

extension Stage {
  /// What the mouse does now.
  package mutating func handle(
    _ mouse: Mouse, hitting hit: Hit?, _ state: StageState, _ keyMap: KeyMap = .standard
  ) -> [StageEffect] {
    notice = nil
    // The click that raises the terminal's window is not meant for what it happens to hit.
    guard !mouse.raisesWindow else { return [] }
    switch mouse.kind {
    case .press(.left): return click(hit, state)
    case .wheelUp: return wheel(by: -1, hit, state, keyMap)
    case .wheelDown: return wheel(by: 1, hit, state, keyMap)
    default: return []
    }
  }

  private mutating func click(_ hit: Hit?, _ state: StageState) -> [StageEffect] {
    if overlay != nil { return clickInOverlay(hit, state) }
    switch hit {
    case .unit(let id):
      pane = .ads
      return choose(unit: id, state)
    case .target(let target):
      (pane, focus) = (.device, target)
      return [.perform(.tap(target))]
    case .entry(let number):
      let isSecondClick = pane == .trace && trace.selected == number
      (pane, trace.selected) = (.trace, number)
      if isSecondClick { overlay = .chain(entry: number, scroll: 0) }
      return []
    case .line(let place):
      let isSecondClick = pane == .ledgers && lineInFocus(state) == place
      (pane, line) = (.ledgers, place)
      if isSecondClick { openForce(state) }
      return []
    case .finding(let place):
      let isSecondClick = pane == .ledgers && findingInFocus(state) == place
      (pane, finding) = (.ledgers, place)
      if isSecondClick { explainFinding(state) }
      return []
    case .pane(let clicked):
      pane = clicked
      return []
    case .command(let command): return obey(command, state)
    case .overlay, .overlayRow, .overlayLine, nil: return []
    }
  }

  private mutating func clickInOverlay(_ hit: Hit?, _ state: StageState) -> [StageEffect] {
    switch hit {
    case .overlayRow(let row): return clickOverlayRow(row, state)
    case .overlayLine(let line):
      if case .force(_, let selected) = overlay { overlay = .force(line: line, selected: selected) }
      return []
    case .overlay: return []
    default:
      if case .themes(_, let before) = overlay { theme = before }
      if overlay == .discrepancy { return closeDiscrepancy() }
      overlay = nil
      return []
    }
  }

  private mutating func wheel(
    by step: Int, _ hit: Hit?, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch (overlay, hit) {
    case (.help, _), (.chain, _): scrollSheet(by: step * 3, state, keyMap)
    case (.force, _): moveForce(by: step, state)
    case (nil, .entry), (nil, .pane(.trace)):
      pane = .trace
      moveEntry(by: step * 3, state)
    default: break
    }
    return []
  }
}
