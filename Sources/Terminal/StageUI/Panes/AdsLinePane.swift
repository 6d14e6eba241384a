import Languages
import Catalogue
import Observing
import Screen
import Theming

/// The ad units in one line, by format.
struct AdsLinePane: Pane {
  private let units: [StageState.UnitState]
  private let chosen: String
  private let isChoosing: Bool

  init(_ scene: Scene) {
    units = scene.state.units
    chosen = scene.state.unit
    isChoosing = scene.stage.pane == .ads
  }

  /// The format before a unit, if it differs from the unit to its left.
  private func format(before place: Int, first: Int, _ width: Int) -> String {
    let format = units[place].formatTitle
    guard place == first || units[place - 1].formatTitle != format else { return "" }
    return width < 72 ? units[place].glyph : format
  }

  /// The columns of a unit with the space after it.
  private func columns(_ place: Int, first: Int, _ width: Int) -> Int {
    let format = format(before: place, first: first, width)
    return (format.isEmpty ? 0 : TextWidth.columns(format) + 1)
      + TextWidth.columns(localized(sentence: units[place].title)) + 5
  }

  /// The first unit to show in the line, so that the chosen one is visible.
  private func firstInLine(_ width: Int) -> Int {
    guard let chosen = units.firstIndex(where: { $0.id == chosen }) else { return 0 }
    return (0...chosen).first { first in
      (first...chosen).reduce(0) { $0 + columns($1, first: first, width) } <= width
    } ?? chosen
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    var x = rect.x + 1
    let strong = isChoosing ? theme.selection.adding(.bold) : theme.strong
    let first = firstInLine(rect.width)
    for place in units.indices.dropFirst(first) where x < rect.maxX {
      let unit = units[place]
      let isChosen = unit.id == chosen
      let (dot, dotStyle) = unit.dot(theme, isChosen: isChosen)
      let format = format(before: place, first: first, rect.width)
      if !format.isEmpty {
        x = brush.write([("\(format) ", theme.text)], at: Point(x: x, y: rect.y), until: rect.maxX)
      }
      let start = x
      x = brush.write(
        [
          (isChosen ? "▸" : " ", theme.accent), (dot, dotStyle),
          (" \(localized(sentence: unit.title))", isChosen ? strong : theme.muted),
        ], at: Point(x: x, y: rect.y), until: rect.maxX)
      brush.mark(Rect(x: start, y: rect.y, width: x - start, height: 1), .unit(unit.id))
      x += 2
    }
  }
}
