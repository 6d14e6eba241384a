import Catalogue
import Screen
import Simulation
import Theming

/// A sheet for reading, which is scrolled.
package struct ReadingSheet: Equatable, Sendable {
  let sheet: Sheet
  let width: Int
  let lines: [SheetLine]
}

/// A line of text that is read: pieces from its left edge on.
struct SheetLine: Equatable, Sendable {
  var cells: [Piece]
  /// Whether it is what the sheet is about.
  var isLit = false

  static let gap = SheetLine(cells: [])
}

/// A sheet for reading, scrolled to where one is.
struct ReadingPane: Pane {
  let reading: ReadingSheet
  let scroll: Int

  func draw(in rect: Rect, with brush: inout Brush) {
    let count = reading.lines.count
    let inside = brush.sheet(reading.sheet, width: reading.width, height: count + 2)
    let first = max(0, min(scroll, count - inside.height))
    for (offset, line) in reading.lines.dropFirst(first).prefix(inside.height).enumerated() {
      brush.draw(line, inside.row(inside.y + offset), on: brush.theme.overlay)
    }
    brush.scrollHints(
      inside, at: inside.maxX + 1, first: first, count: count, ground: brush.theme.overlay)
  }
}

extension Brush {
  mutating func draw(_ line: SheetLine, _ rect: Rect, on ground: Style) {
    if line.isLit { canvas.fill(rect.inset(horizontal: -1), theme.selection) }
    let ground = line.isLit ? theme.selection : ground
    var x = rect.x
    for cell in line.cells where x < rect.maxX {
      let start = Point(x: x, y: rect.y)
      x = write([cell.styled(theme, on: ground)], at: start, until: rect.maxX)
      if let address = cell.address { frame.link(address, from: start, to: x) }
    }
  }
}
