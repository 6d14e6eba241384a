import Catalogue
import Screen

/// The menu of tours and lessons: groups, one line for each, and a sentence about the selected one.
struct ToursPane: Pane {
  let selected: Int
  /// The lessons that were done.
  let learned: Set<String>

  private enum Row: Equatable {
    case heading(String, String)
    case card(Int)
    case gap
  }

  private var rows: [Row] {
    let tours = TourCard.all.indices.filter { TourCard.all[$0].length != nil }
    let lessons = TourCard.all.indices.filter { TourCard.all[$0].length == nil }
    return [.heading(ToursText.tours, ToursText.howToursGo)] + tours.map { .card($0) }
      + [.gap, .heading(ToursText.lessons, ToursText.howLessonsGo)] + lessons.map { .card($0) }
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let rows = rows
    let inside = brush.sheet(.tours, width: 76, height: rows.count + 6)
    let hasAbout = inside.height >= 8
    let parts = inside.rows([
      .fixed(hasAbout ? 1 : 0), .flexible(), .fixed(hasAbout ? 1 : 0), .fixed(hasAbout ? 2 : 0),
    ])
    let list = parts[1]
    let place = rows.firstIndex(of: .card(selected)) ?? 0
    let first = max(0, min(place - list.height / 2, rows.count - list.height))
    for (offset, row) in rows.dropFirst(first).prefix(list.height).enumerated() {
      let line = Rect(x: list.x, y: list.y + offset, width: list.width, height: 1)
      draw(row, line, &brush)
    }
    brush.scrollHints(
      list, at: list.maxX + 1, first: first, count: rows.count, ground: brush.theme.overlay)
    brush.canvas.paragraph(
      TourCard.all[selected].about, in: parts[3], brush.onSheet(brush.theme.text))
  }

  private func draw(_ row: Row, _ line: Rect, _ brush: inout Brush) {
    switch row {
    case .gap: break
    case .heading(let title, let how):
      brush.write(
        [
          (
            Text.padded(title, to: ToursText.headingWidth),
            brush.onSheet(brush.theme.accent).adding(.bold)
          ),
          (how, brush.onSheet(brush.theme.muted)),
        ], at: line.origin, until: line.maxX)
    case .card(let number): draw(TourCard.all[number], number, line, &brush)
    }
  }

  private func draw(_ card: TourCard, _ number: Int, _ line: Rect, _ brush: inout Brush) {
    let style = number == selected ? brush.theme.selection : brush.theme.overlay
    brush.canvas.fill(line.inset(horizontal: -1), style)
    brush.mark(line.inset(horizontal: -1), .overlayRow(number))
    let length = line.width < 56 ? "" : card.length ?? ""
    brush.canvas.put(length, in: line, brush.theme.muted.readable(on: style), align: .end)
    let sign = card.length != nil ? "▶" : learned.contains(card.name) ? ToursText.done : "·"
    let color = brush.theme.accent
    brush.write(
      [("  \(sign) ", color.readable(on: style)), (card.title, style.adding(.bold))],
      at: line.origin, until: line.maxX - TextWidth.columns(length) - 1)
  }
}
