import Catalogue
package import Observing
import Scenarios
package import Screen

/// What the publisher asks for, and what the network answers.
package struct OptionsRoom: Room {
  package static let card = RoomCard(
    name: "options", title: "options",
    explanation: "What the publisher asks for with each request.", keys: [Key("o")],
    place: .over, after: .corner)

  private(set) var selected: Int

  package init(selected: Int) { self.selected = selected }
  package init?(_ stage: Stage, _ state: StageState) { self.init(selected: 0) }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    let rows = OptionRow.rows(state).map { [$0.title, $0.value] }
    return OptionsPane(unit: state.unit, rows: rows, selected: selected)
  }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .up: stage.keep(OptionsRoom(selected: max(0, selected - 1)))
    case .down:
      stage.keep(OptionsRoom(selected: min(OptionRow.rows(state).count - 1, selected + 1)))
    case .tap, .paneRight, .pause, .nextAsset: return change(selected, by: 1, stage, state)
    case .paneLeft: return change(selected, by: -1, stage, state)
    default: stage.overlay = nil
    }
    return []
  }

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.keep(OptionsRoom(selected: row))
    return change(row, by: 1, stage, state)
  }

  private func change(
    _ row: Int, by step: Int, _ stage: Stage, _ state: StageState
  ) -> [StageEffect] {
    let rows = OptionRow.rows(state)
    guard rows.indices.contains(row) else { return [] }
    let line = rows[row].isOfTheLine ? state.ad?.line ?? state.ad?.lineAsked : nil
    return [
      .perform(.set(Change(unit: stage.unit, line: line, rows[row].change(by: step)))),
      .reload(unit: stage.unit),
    ]
  }
}

extension StageCommand {
  package static let options = StageCommand.room(OptionsRoom.card.name)
}

struct OptionsPane: Pane {
  let unit: String
  /// Titles and present values.
  let rows: [[String]]
  let selected: Int

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.sheet(
      .options(unit: unit), width: 68, height: rows.count + 2)
    brush.list(rows, selected: selected, in: inside) { brush, row, line, style in
      brush.canvas.put(row[0], in: line, style)
      brush.canvas.put(row[1], in: line.inset(left: 30), style.adding(.bold), align: .end)
    }
  }
}
