import Catalogue
import Screen
import Theming

extension Brush {
  /// A sheet for a list: above the list what is searched for, if something is, and how much of all is
  /// found. Returns the area for the list.
  mutating func sheet(
    _ sheet: Sheet, _ list: ListPlace, place: SheetPlace = .middle, found: Int, of all: Int,
    sign: String = "/", width: Int, height: Int
  ) -> Rect {
    let inside = self.sheet(
      sheet, place: place, width: width, height: height + (list.query == nil ? 0 : 2))
    guard let query = list.query else { return inside }
    let parts = inside.rows([.fixed(1), .fixed(inside.height < 6 ? 0 : 1), .flexible()])
    let count = RunText.progress(found, of: all)
    let limit = parts[0].maxX - TextWidth.columns(count) - 2
    let start = write(
      [("\(sign) ", onSheet(theme.accent).adding(.bold))], at: parts[0].origin, until: limit)
    let end = write(
      [(Text.ending(query, in: limit - start), theme.overlay)],
      at: Point(x: start, y: parts[0].y), until: limit)
    frame.cursor = Point(x: end, y: parts[0].y)
    canvas.put(count, in: parts[0], onSheet(theme.muted), align: .end)
    return parts[2]
  }
}
