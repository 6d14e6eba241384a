import Observing
import Screen

/// The ad units in one line.
struct AdsLinePane: Pane {
  private let units: [StageState.UnitState]
  private let chosen: String
  private let isChoosing: Bool

  init(_ stage: Stage, _ state: StageState) {
    units = state.units
    chosen = state.unit
    isChoosing = stage.pane == .ads
  }

  /// The first unit to show in the line, so that the chosen one is visible.
  private func firstInLine(_ width: Int) -> Int {
    guard let chosen = units.firstIndex(where: { $0.id == chosen }) else { return 0 }
    var (first, room) = (chosen, width)
    while first >= 0 {
      room -= TextWidth.columns(units[first].title) + 5
      guard room > 0 || first == chosen else { break }
      first -= 1
    }
    return first + 1
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    var x = rect.x + 1
    let strong = isChoosing ? theme.selection.adding(.bold) : theme.strong
    for unit in units[firstInLine(rect.width)...] where x < rect.maxX {
      let isChosen = unit.id == chosen
      let (dot, dotStyle) = unit.dot(theme, isChosen: isChosen)
      let start = x
      x = brush.write(
        [
          (isChosen ? "▸" : " ", theme.accent), (dot, dotStyle),
          (" \(unit.title)", isChosen ? strong : theme.muted),
        ], at: Point(x: x, y: rect.y), until: rect.maxX)
      brush.mark(Rect(x: start, y: rect.y, width: x - start, height: 1), .unit(unit.id))
      x += 2
    }
  }
}
