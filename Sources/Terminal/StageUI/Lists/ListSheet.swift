import Catalogue
import Screen
import Theming

/// How a list lies over the panes.
package struct ListSheet: Sendable {
  let sheet: Sheet
  var place = Brush.SheetPlace.middle
  /// What begins a search.
  var sign = "/"
  let width: Int
  /// The rows in which it shows all, with its frame.
  let height: Int
  var nothing = HelpText.nothingFound
  /// How many rows below the list are for what is said about the selected one.
  var about: ClosedRange<Int>?
  /// Other lists, side by side above this one.
  var tabs: [Tab] = []

  package struct Tab: Equatable, Sendable {
    let place: Int
    let label: String
    let isChosen: Bool
  }
}

extension Scene {
  /// The columns inside a sheet of this width.
  func inside(_ width: Int) -> Int { min(width, size.width - 2) - 4 }
}

/// A list on its sheet. It is drawn anew every time, since rows are made when they are looked at.
struct ListPane: Pane {
  let sheet: ListSheet
  let rows: [SheetRow]
  let shown: [Int]
  let list: ListPlace

  static func == (left: ListPane, right: ListPane) -> Bool { false }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.sheet(
      sheet.sheet, list, place: sheet.place, found: shown.count, of: rows.count, sign: sheet.sign,
      width: sheet.width, height: sheet.height)
    let about = about(inside)
    let tabs = sheet.tabs.isEmpty ? 0 : 1
    let parts = inside.rows([
      .fixed(tabs), .fixed(tabs), .flexible(), .fixed(min(1, about.count)), .fixed(about.count),
    ])
    if tabs > 0 { brush.draw(sheet.tabs, parts[0], parts[1]) }
    brush.list(
      lines: rows.lines(shown, isSearching: list.isSearching), selected: list.selected,
      in: parts[2], nothing: sheet.nothing
    ) { $0.draw(rows[shown[$1]], below: $2, $3, $4) }
    for (row, text) in about.enumerated() {
      let line = inside.row(parts[4].y + row)
      brush.canvas.put(text, in: line, brush.onSheet(brush.theme.text))
    }
  }

  /// The sentence below the list. There is always room for as many lines, so that the list does not
  /// jump; a longer one may take more.
  private func about(_ inside: Rect) -> [String] {
    guard let room = sheet.about, inside.height >= 8 || room.upperBound == 1 else { return [] }
    let isSelected = shown.indices.contains(list.selected)
    let text = isSelected ? rows[shown[list.selected]].about() ?? "" : ""
    let lines =
      room.upperBound == 1
      ? [text] : Text.wrapped(text, width: inside.width, lines: room.upperBound)
    return lines + Array(repeating: "", count: max(0, room.lowerBound - lines.count))
  }
}

extension Brush {
  fileprivate mutating func draw(
    _ row: SheetRow, below: Int?, _ line: Rect, _ style: Style
  ) {
    if let below { return draw(row.below()[below], line, style, until: line.maxX) }
    let (end, columns) = (row.end, min(line.width, row.end.columns))
    let (left, right) = (
      line.maxX - columns,
      Rect(
        x: line.maxX - columns, y: line.y, width: columns, height: 1)
    )
    draw(row.cells(), line, style, until: left)
    let (text, ink) = end.cell.styled(theme, on: style)
    canvas.put(text, in: right, ink, align: .end)
  }

  private mutating func draw(
    _ cells: [Piece], _ line: Rect, _ style: Style, until end: Int
  ) {
    write(cells.map { $0.styled(theme, on: style) }, at: line.origin, until: end)
  }

  /// The tabs side by side, as many as fit around the chosen one, and a line below them.
  fileprivate mutating func draw(_ tabs: [ListSheet.Tab], _ rect: Rect, _ below: Rect) {
    let widths = tabs.map { TextWidth.columns($0.label) + 3 }
    let chosen = tabs.firstIndex(where: \.isChosen) ?? 0
    var first = 0
    while first < chosen, widths[first...chosen].reduce(0, +) > rect.width { first += 1 }
    var x = rect.x
    for tab in tabs[first...] where x < rect.maxX {
      let style = tab.isChosen ? theme.selection.adding(.bold) : onSheet(theme.muted)
      let start = x
      x = write([(" \(tab.label) ", style)], at: Point(x: x, y: rect.y), until: rect.maxX)
      mark(Rect(x: start, y: rect.y, width: x - start, height: 1), .overlayLine(tab.place))
      x += 1
    }
    canvas.horizontalLine(
      at: below.origin, length: below.width,
      theme.border.with(background: theme.overlay.background))
  }
}
