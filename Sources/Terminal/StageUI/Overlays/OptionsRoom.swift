import Catalogue
package import Observing
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
  package init?(_ stage: Stage, _ state: StageState) { self.init(selected: 0) }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    OptionRow.rows(state).map { "\($0.title) \($0.value)" }
  }

  package func spoken(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    OptionRow.rows(state).map { AccessibleText.named($0.title, $0.value) }
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    OptionsPane(
      unit: state.unit, rows: OptionRow.rows(state).map { [$0.title, $0.value] }, list: list)
  }

  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    change(row, by: 1, stage, state)
  }

  package func handleOther(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    let rows = shown(stage, state, keyMap)
    let row = rows.indices.contains(list.selected) ? rows[list.selected] : -1
    switch keyMap.command(for: key) {
    case .paneRight, .pause, .nextAsset: return change(row, by: 1, stage, state)
    case .paneLeft: return change(row, by: -1, stage, state)
    default: return handleUnknown(key, &stage, state, keyMap)
    }
  }

  private func change(
    _ row: Int, by step: Int, _ stage: Stage, _ state: StageState
  ) -> [StageEffect] {
    let rows = OptionRow.rows(state)
    guard rows.indices.contains(row) else { return [] }
    let what = rows[row].change(by: step)
    let place = rows[row].isOfTheLine ? state.ad.flatMap { state.placeOfLine(of: $0) } : nil
    let change =
      place.map { Change(unit: stage.unit, line: $0, of: state.lines, what) }
      ?? Change(
        unit: stage.unit,
        line: rows[row].isOfTheLine ? state.ad.flatMap { $0.line ?? $0.lineAsked } : nil, what)
    return [.perform(.set(change)), .reload(unit: stage.unit)]
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
