import Catalogue
package import Observing
package import Screen

/// The themes; the one under the cursor is used while choosing.
package struct ThemesRoom: Room {
  package static let card = RoomCard(
    name: "themes", title: "theme", explanation: "Chooses the colours; moving previews them.",
    keys: [Key("t")], place: .over, after: .slower)

  private let selected: Int
  private let before: String

  private init(selected: Int, before: String) {
    self.selected = selected
    self.before = before
  }

  package init?(_ stage: Stage, _ state: StageState) {
    self.init(
      selected: stage.themeNames.firstIndex(of: stage.theme) ?? 0, before: stage.theme)
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ThemesPane(names: stage.themeNames, selected: selected)
  }

  package func leave(_ stage: inout Stage) -> [StageEffect] {
    (stage.overlay, stage.theme) = (nil, before)
    return []
  }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .up: look(at: selected - 1, &stage)
    case .down, .theme: look(at: selected + 1, &stage)
    case .tap: stage.overlay = nil
    default: return leave(&stage)
    }
    return []
  }

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    look(at: row, &stage)
    return []
  }

  private func look(at row: Int, _ stage: inout Stage) {
    let names = stage.themeNames
    guard !names.isEmpty else { return }
    let row = (row + names.count) % names.count
    stage.theme = names[row]
    stage.keep(ThemesRoom(selected: row, before: before))
  }
}

extension StageCommand {
  package static let theme = StageCommand.room(ThemesRoom.card.name)
}

struct ThemesPane: Pane {
  let names: [String]
  let selected: Int

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.sheet(
      .theme, width: 44, height: names.count + 2)
    brush.list(names, selected: selected, in: inside) { brush, name, line, style in
      brush.canvas.put(name, in: line, style)
    }
  }
}
