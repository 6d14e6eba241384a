package import Observing
package import Screen

/// A sheet for reading and scrolling; any other key closes it.
package protocol ScrolledRoom: Room {
  var scroll: Int { get set }
  func rows(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> Int
}

extension ScrolledRoom {
  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    read(key, &stage, state, keyMap)
  }

  /// Scrolls, or closes the sheet.
  func read(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .up: scroll(by: -1, &stage, state, keyMap)
    case .down: scroll(by: 1, &stage, state, keyMap)
    case .pageUp: scroll(by: -10, &stage, state, keyMap)
    case .pageDown: scroll(by: 10, &stage, state, keyMap)
    default: stage.overlay = nil
    }
    return []
  }

  package func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    scroll(by: step * 3, &stage, state, keyMap)
  }

  /// Scrolls no further than the last row: scrolling on would change nothing visible, and would
  /// have to be undone first.
  func scroll(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    // A sheet leaves a row of the window free above and below it, and has a frame.
    let last = max(0, rows(stage, state, keyMap) - max(0, stage.size.height - 4))
    var room = self
    room.scroll = max(0, min(last, min(last, scroll) + step))
    stage.keep(room)
  }
}
