import Catalogue
package import Observing
package import Screen

/// The themes; the one under the cursor is used while choosing.
package struct ThemesRoom: ListRoom {
  package static let card = RoomCard(
    name: "themes", title: "theme", explanation: "Chooses the colours; moving previews them.",
    keys: [Key("t")], place: .over, after: .slower)

  package static var isRound: Bool { true }

  package var list: ListPlace
  private let before: String

  package init?(_ stage: Stage, _ state: StageState) {
    list = ListPlace(selected: stage.themeNames.firstIndex(of: stage.theme) ?? 0)
    before = stage.theme
  }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    stage.themeNames
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ThemesPane(names: stage.themeNames, list: list)
  }

  package func leave(_ stage: inout Stage) -> [StageEffect] {
    (stage.overlay, stage.theme) = (nil, before)
    return []
  }

  package func look(at row: Int, _ stage: inout Stage) {
    guard stage.themeNames.indices.contains(row) else { return }
    stage.theme = stage.themeNames[row]
  }

  /// The theme is used already.
  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    return []
  }

  /// A click previews a theme.
  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    move(by: row - list.selected, &stage, state, keyMap)
    return []
  }

  /// The key that opens the list goes on in it.
  package func handleOther(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    guard keyMap.command(for: key) == .theme else { return close(for: key, &stage) }
    move(by: 1, &stage, state, keyMap)
    return []
  }
}

extension StageCommand {
  package static let theme = StageCommand.room(ThemesRoom.card.name)
}

struct ThemesPane: Pane {
  let names: [String]
  let list: ListPlace

  func draw(in rect: Rect, with brush: inout Brush) {
    let found = list.found(in: names)
    let inside = brush.sheet(
      .theme, list, found: found.count, of: names.count, width: 48, height: names.count + 2)
    brush.list(found, selected: list.selected, in: inside) { brush, place, line, style in
      brush.canvas.put(names[place], in: line, style)
    }
  }
}
