import Observing
import Scenarios
import Screen

extension Painter {
  /// The ad units, by format.
  mutating func ads(_ rect: Rect) {
    let inside = pane(.ads, rect, title: "Ads")
    let rows = listRows
    let chosen = rows.firstIndex { $0.unit?.id == state.unit } ?? 0
    // A list that is longer than its room is moved up until what is chosen is seen.
    let first = max(0, chosen + 1 - inside.height)
    for (place, row) in rows[first...].prefix(inside.height).enumerated() {
      let rect = self.row(inside, inside.y + place)
      switch row {
      case .format(let format): frame.canvas.put(format.title, in: rect, theme.muted)
      case .unit(let unit): adRow(unit, rect)
      }
    }
    scrollHints(inside, at: inside.maxX, first: first, count: rows.count, ground: theme.text)
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
    for unit in state.units {
      if unit.format != format { rows.append(.format(unit.format)) }
      format = unit.format
      rows.append(.unit(unit))
    }
    return rows
  }

  private func row(_ rect: Rect, _ y: Int) -> Rect {
    Rect(x: rect.x + 1, y: y, width: rect.width - 2, height: 1)
  }

  private mutating func adRow(_ unit: StageState.UnitState, _ rect: Rect) {
    let isChosen = unit.id == state.unit
    let style = isChosen ? theme.strong : theme.text
    if isChosen, stage.pane == .ads {
      frame.canvas.fill(rect.inset(left: -1, right: -1), theme.selection)
    }
    let ground = isChosen && stage.pane == .ads ? theme.selection : style
    frame.canvas.put(isChosen ? "▸" : " ", at: rect.origin, ground)
    frame.canvas.put(
      unit.title, in: rect.inset(left: 2, right: 2), ground)
    let (dot, dotStyle) = dot(unit)
    frame.canvas.put(
      dot, at: Point(x: rect.maxX - 1, y: rect.y),
      dotStyle.with(background: ground.background))
    frame.mark(rect.inset(left: -1, right: -1), .unit(unit.id))
  }

  /// Whether there is an ad, and where.
  private func dot(_ unit: StageState.UnitState) -> (String, Style) {
    switch unit.state {
    // It is shown once.
    case .dismissed where unit.format.isFullScreen: ("○", theme.muted)
    case nil: ("○", theme.muted)
    case .loading: ("◌", theme.warning)
    case .failed: ("✕", theme.bad)
    case .loaded, .dismissed: ("●", theme.muted)
    case .onScreen: ("◉", theme.good)
    }
  }

  /// The first unit of the line, so that the one that is chosen is seen.
  private func firstInLine(_ width: Int) -> Int {
    guard let chosen = state.units.firstIndex(where: { $0.id == state.unit }) else { return 0 }
    var (first, room) = (chosen, width)
    while first >= 0 {
      room -= TextWidth.columns(state.units[first].title) + 5
      guard room > 0 || first == chosen else { break }
      first -= 1
    }
    return first + 1
  }

  /// The ad units in one line.
  mutating func adsLine(_ rect: Rect) {
    var x = rect.x + 1
    let chosen = stage.pane == .ads ? theme.selection.adding(.bold) : theme.strong
    for unit in state.units[firstInLine(rect.width)...] where x < rect.maxX {
      let isChosen = unit.id == state.unit
      let (dot, dotStyle) = dot(unit)
      let start = x
      x = write(
        [
          (isChosen ? "▸" : " ", theme.accent), (dot, dotStyle),
          (" \(unit.title)", isChosen ? chosen : theme.muted),
        ], at: Point(x: x, y: rect.y), until: rect.maxX)
      frame.mark(Rect(x: start, y: rect.y, width: x - start, height: 1), .unit(unit.id))
      x += 2
    }
  }
}
