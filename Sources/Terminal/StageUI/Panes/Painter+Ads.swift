import PlaygroundCore
import Screen

extension Painter {
  /// The ad units, by format.
  mutating func ads(_ rect: Rect) {
    let inside = pane(.ads, rect, title: "Ads")
    var y = inside.y
    var format: Scenario.Format?
    for unit in state.units where y < inside.maxY {
      if unit.format != format {
        frame.canvas.put(
          unit.format.title, in: row(inside, y), theme.muted)
        format = unit.format
        y += 1
      }
      guard y < inside.maxY else { return }
      adRow(unit, row(inside, y))
      y += 1
    }
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
    let (dot, dotStyle) = dot(unit.state)
    frame.canvas.put(
      dot, at: Point(x: rect.maxX - 1, y: rect.y),
      dotStyle.with(background: ground.background))
    frame.mark(rect.inset(left: -1, right: -1), .unit(unit.id))
  }

  private func dot(_ state: AdRecord.State?) -> (String, Style) {
    switch state {
    case nil: ("○", theme.muted)
    case .loading: ("◌", theme.warning)
    case .failed: ("✕", theme.bad)
    case .loaded, .dismissed: ("●", theme.muted)
    case .onScreen: ("●", theme.good)
    }
  }

  /// The ad units in one line.
  mutating func adsLine(_ rect: Rect) {
    var x = rect.x + 1
    let chosen = stage.pane == .ads ? theme.selection.adding(.bold) : theme.strong
    for unit in state.units where x < rect.maxX {
      let isChosen = unit.id == state.unit
      let (dot, dotStyle) = dot(unit.state)
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
