import Screen

/// A text that is being typed, in the footer.
struct TypedLine: Pane {
  let name: String
  let text: String
  let keys: String

  func draw(in rect: Rect, with brush: inout Brush) {
    let end = brush.write(
      [(" \(name): ", brush.theme.accent.adding(.bold)), (text, brush.theme.text)],
      at: rect.origin, until: rect.maxX - 1)
    brush.frame.cursor = Point(x: end, y: rect.y)
    brush.write(
      [("  \(keys)", brush.theme.muted)], at: Point(x: end + 1, y: rect.y), until: rect.maxX)
  }
}
