import Catalogue
import Observing
import Scenarios
import Screen

/// The ad units, by format.
struct AdsPane: Pane {
  private let units: [StageState.UnitState]
  private let chosen: String
  private let isFocused: Bool
  /// Whether the list has the focus, whatever covers it.
  private let isChoosing: Bool

  init(_ stage: Stage, _ state: StageState) {
    units = state.units
    chosen = state.unit
    isFocused = stage.isFocused(.ads)
    isChoosing = stage.pane == .ads
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(.ads, rect, isFocused: isFocused, title: PaneTitle.ads)
    // Without room for headings each ad has the sign of its format.
    let isFolded = listRows.count > inside.height
    let rows = isFolded ? units.map { .unit($0) } : listRows
    let place = rows.firstIndex { $0.unit?.id == chosen } ?? 0
    // A list that is too long is moved up until the chosen one is visible.
    let first = max(0, place + 1 - inside.height)
    for (place, row) in rows[first...].prefix(inside.height).enumerated() {
      let rect = self.row(inside, inside.y + place)
      switch row {
      case .format(let format): brush.canvas.put(format.title, in: rect, brush.theme.muted)
      case .unit(let unit): adRow(unit, rect, isFolded: isFolded, &brush)
      }
    }
    let ground = brush.theme.text
    brush.scrollHints(inside, at: inside.maxX, first: first, count: rows.count, ground: ground)
  }

  /// A row of the list.
  private enum ListRow {
    case format(Scenario.Format)
    case unit(StageState.UnitState)

    var unit: StageState.UnitState? {
      if case .unit(let unit) = self { unit } else { nil }
    }
  }

  private var listRows: [ListRow] {
    var rows: [ListRow] = []
    var format: Scenario.Format?
    for unit in units {
      if unit.format != format { rows.append(.format(unit.format)) }
      format = unit.format
      rows.append(.unit(unit))
    }
    return rows
  }

  private func row(_ rect: Rect, _ y: Int) -> Rect {
    Rect(x: rect.x + 1, y: y, width: rect.width - 2, height: 1)
  }

  private func adRow(
    _ unit: StageState.UnitState, _ rect: Rect, isFolded: Bool, _ brush: inout Brush
  ) {
    let isChosen = unit.id == chosen
    let style = isChosen ? brush.theme.strong : brush.theme.text
    if isChosen, isChoosing {
      brush.canvas.fill(rect.inset(left: -1, right: -1), brush.theme.selection)
    }
    let ground = isChosen && isChoosing ? brush.theme.selection : style
    brush.canvas.put(isChosen ? "▸" : " ", at: rect.origin, ground)
    if isFolded {
      let sign = isChosen ? ground : brush.theme.muted
      brush.canvas.put(unit.format.glyph, at: Point(x: rect.x + 2, y: rect.y), sign)
    }
    brush.canvas.put(
      unit.title, in: rect.inset(left: isFolded ? 4 : 2, right: 2), ground)
    let (dot, dotStyle) = unit.dot(brush.theme, isChosen: isChosen)
    brush.canvas.put(
      dot, at: Point(x: rect.maxX - 1, y: rect.y),
      dotStyle.with(background: ground.background))
    brush.mark(rect.inset(left: -1, right: -1), .unit(unit.id))
  }
}
