import Catalogue
import Screen
import Theming

/// A text that is being typed, in the footer.
struct TypedLine: Pane {
  private let sheet: Sheet
  private let text: String
  /// Whether the first letter takes the place of the text, which is selected then.
  private let isReplaced: Bool

  init(_ sheet: Sheet, text: String, isReplaced: Bool = false) {
    self.sheet = sheet
    self.text = text
    self.isReplaced = isReplaced
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let start = brush.write(
      [(" \(sheet.title): ", brush.theme.accent.adding(.bold))], at: rect.origin,
      until: rect.maxX - 1)
    let end = brush.write(
      [
        (
          Text.ending(text, in: rect.maxX - 1 - start),
          isReplaced ? brush.theme.selection : brush.theme.text
        )
      ],
      at: Point(x: start, y: rect.y), until: rect.maxX - 1)
    brush.frame.cursor = Point(x: end, y: rect.y)
    brush.write(
      [("  \(sheet.keys)", brush.theme.muted)], at: Point(x: end + 1, y: rect.y), until: rect.maxX)
  }
}
