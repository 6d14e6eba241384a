import Catalogue
import Screen

/// The menu of tours and lessons: groups, one line for each, and a sentence about the selected one.
struct ToursPane: Pane {
  let list: ListPlace
  /// The lessons that were done.
  let learned: Set<String>

  /// Tours and lessons have headings as long as nothing is searched for.
  private func lines(_ found: [Int]) -> [ListLine] {
    guard !list.isSearching else { return found.indices.map { .row($0) } }
    let tours = TourCard.all.indices.filter { TourCard.all[$0].length != nil }
    let lessons = TourCard.all.indices.filter { TourCard.all[$0].length == nil }
    return [.heading(ToursText.tours, ToursText.howToursGo)] + tours.map { .row($0) }
      + [.gap, .heading(ToursText.lessons, ToursText.howLessonsGo)] + lessons.map { .row($0) }
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let cards = TourCard.all
    let found = list.found(in: cards.map(\.text))
    let inside = brush.sheet(
      .tours, list, found: found.count, of: cards.count, width: 76, height: cards.count + 9)
    let hasAbout = inside.height >= 8
    let parts = inside.rows([
      .flexible(), .fixed(hasAbout ? 1 : 0), .fixed(hasAbout ? 2 : 0),
    ])
    brush.list(lines: lines(found), selected: list.selected, in: parts[0]) {
      draw(cards[found[$1]], $2, $3, &$0)
    }
    guard found.indices.contains(list.selected) else { return }
    brush.canvas.paragraph(
      cards[found[list.selected]].about, in: parts[2], brush.onSheet(brush.theme.text))
  }

  private func draw(_ card: TourCard, _ line: Rect, _ style: Style, _ brush: inout Brush) {
    let length = line.width < 56 ? "" : card.length ?? ""
    brush.canvas.put(length, in: line, brush.theme.muted.readable(on: style), align: .end)
    let sign = card.length != nil ? "▶" : learned.contains(card.name) ? ToursText.done : "·"
    let color = brush.theme.accent
    brush.write(
      [("  \(sign) ", color.readable(on: style)), (card.title, style.adding(.bold))],
      at: line.origin, until: line.maxX - TextWidth.columns(length) - 1)
  }
}
