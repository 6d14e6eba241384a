import Observing
package import Screen

/// A sheet for reading and scrolling; any other key closes it.
package protocol ScrolledRoom: Room {
  var scroll: Int { get set }
  func reading(_ scene: Scene) -> ReadingSheet
}

extension ScrolledRoom {
  package func pane(_ scene: Scene) -> any Pane { page(scene) }

  func page(_ scene: Scene) -> ReadingPane { ReadingPane(reading: reading(scene), scroll: scroll) }

  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] { read(key, &scene) }

  /// Scrolls, or closes the sheet.
  func read(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch scene.keyMap.command(for: key) {
    case .up: scroll(by: -1, &scene)
    case .down: scroll(by: 1, &scene)
    case .pageUp: scroll(by: -10, &scene)
    case .pageDown: scroll(by: 10, &scene)
    default: return leave(&scene.stage)
    }
    return []
  }

  package func wheel(by step: Int, _ scene: inout Scene) { scroll(by: step * 3, &scene) }

  /// Scrolls no further than the last row: scrolling on would change nothing visible, and would
  /// have to be undone first.
  func scroll(by step: Int, _ scene: inout Scene) {
    // A sheet leaves a row of the window free above and below it, and has a frame.
    let last = max(0, reading(scene).lines.count - max(0, scene.stage.size.height - 4))
    var room = self
    room.scroll = max(0, min(last, min(last, scroll) + step))
    scene.stage.keep(room)
  }
}
