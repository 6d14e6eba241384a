import Catalogue
import Observing
import Scenarios
package import Screen

/// What the publisher asks for, and what the network answers.
package struct OptionsRoom: ListRoom {
  package static let card = RoomCard(
    .options, title: "options",
    explanation: "What the publisher asks for with each request.", keys: [Key("o")],
    place: .over, after: .corner, CommandManner(group: .adCase, isLockable: true))

  package var list: ListPlace

  package init(selected: Int) { list = ListPlace(selected: selected) }
  package init?(_ scene: Scene) { self.init(selected: 0) }

  package func texts(_ scene: Scene) -> [String] {
    OptionRow.rows(scene.state).map { "\($0.title) \($0.value)" }
  }

  package func spoken(_ scene: Scene) -> [String] {
    OptionRow.rows(scene.state).map { AccessibleText.named($0.title, $0.value) }
  }

  package func pane(_ scene: Scene) -> any Pane {
    OptionsPane(
      unit: scene.state.unit, rows: OptionRow.rows(scene.state).map { [$0.title, $0.value] },
      list: list)
  }

  package func choose(_ row: Int, _ scene: inout Scene) -> [StageEffect] {
    change(row, by: 1, scene)
  }

  package func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    let rows = shown(scene)
    let row = rows.indices.contains(list.selected) ? rows[list.selected] : -1
    switch scene.keyMap.command(for: key) {
    case .paneRight, .pause, .nextAsset: return change(row, by: 1, scene)
    case .paneLeft: return change(row, by: -1, scene)
    default: return handleUnknown(key, &scene)
    }
  }

  private func change(_ row: Int, by step: Int, _ scene: Scene) -> [StageEffect] {
    let rows = OptionRow.rows(scene.state)
    guard rows.indices.contains(row) else { return [] }
    let what = rows[row].change(by: step)
    let place =
      rows[row].isOfTheLine ? scene.state.ad.flatMap { scene.state.placeOfLine(of: $0) } : nil
    let change =
      place.map { Change(unit: scene.stage.unit, line: $0, of: scene.state.lines, what) }
      ?? Change(
        unit: scene.stage.unit,
        line: rows[row].isOfTheLine ? scene.state.ad.flatMap { $0.line ?? $0.lineAsked } : nil, what
      )
    return [.perform(.set(change)), .reload(unit: scene.stage.unit)]
  }
}

struct OptionsPane: Pane {
  let unit: String
  /// Titles and present values.
  let rows: [[String]]
  let list: ListPlace

  func draw(in rect: Rect, with brush: inout Brush) {
    let found = list.found(in: rows.map { $0.joined(separator: " ") })
    let inside = brush.sheet(
      .options(unit: unit), list, found: found.count, of: rows.count, width: 68,
      height: rows.count + 2)
    brush.list(found, selected: list.selected, in: inside) { brush, place, line, style in
      brush.canvas.put(rows[place][0], in: line, style)
      brush.canvas.put(
        rows[place][1], in: line.inset(left: 30), style.adding(.bold), align: .end)
    }
  }
}
