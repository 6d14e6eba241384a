import Catalogue
import Screen

/// A text that is being typed, in the footer.
struct TypedLine: Pane {
  private let sheet: Sheet
  private let text: String

  init(_ sheet: Sheet, text: String) {
    self.sheet = sheet
    self.text = text
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let end = brush.write(
      [(" \(sheet.title): ", brush.theme.accent.adding(.bold)), (text, brush.theme.text)],
      at: rect.origin, until: rect.maxX - 1)
    brush.frame.cursor = Point(x: end, y: rect.y)
    brush.write(
      [("  \(sheet.keys)", brush.theme.muted)], at: Point(x: end + 1, y: rect.y), until: rect.maxX)
  }
}
