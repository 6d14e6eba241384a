package import Screen

extension Motion.Look {
  /// Draws what there is to see over a finished screen.
  package func draw(on canvas: inout Canvas, _ theme: Theme) {
    for rect in flashes { canvas.restyle(rect) { $0.attributes.formSymmetricDifference(.reverse) } }
    guard let mark, canvas.bounds.contains(mark) else { return }
    let ground = canvas[mark.x, mark.y].style.background
    canvas.put(glyph, at: mark, theme.accent.adding(.bold).with(background: ground))
  }
}
