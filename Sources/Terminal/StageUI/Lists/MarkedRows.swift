import Catalogue
import Screen

/// Everything that can be done to something, under headings, with a mark at what is so already.
struct MarkedRows: Equatable {
  private let list: ListPlace
  /// How many there are, found or not.
  private let count: Int
  private let rows: [Row]

  struct Row: Equatable {
    let title: String
    /// The heading of the rows that belong together.
    let group: String
    /// Whether it is so already.
    let holds: Bool
  }

  init(_ list: ListPlace, _ all: [Row]) {
    self.list = list
    count = all.count
    rows = list.found(in: all.map(\.title)).map { all[$0] }
  }

  /// A sheet for all rows and so many lines besides; returns the area inside.
  func sheet(_ sheet: Sheet, width: Int, besides lines: Int, _ brush: inout Brush) -> Rect {
    brush.sheet(
      sheet, list, found: rows.count, of: count, width: width, height: count + lines)
  }

  func draw(in rect: Rect, _ brush: inout Brush) {
    brush.list(lines: lines, selected: list.selected, in: rect) { brush, place, rect, style in
      let row = rows[place]
      brush.write(
        [
          (row.holds ? "● " : "  ", brush.theme.accent.readable(on: style)),
          (row.title, row.holds ? style.adding(.bold) : style),
        ], at: rect.origin, until: rect.maxX)
    }
  }

  /// Groups have headings as long as nothing is searched for.
  private var lines: [ListLine] {
    guard !list.isSearching else { return rows.indices.map { .row($0) } }
    return ListLine.rows(rows.map(\.group)) { $0 }
  }
}
