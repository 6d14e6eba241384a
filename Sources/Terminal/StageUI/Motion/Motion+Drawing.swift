package import Screen
package import Theming

extension Motion.Look {
  /// Draws what there is to see over a finished screen.
  package func draw(on canvas: inout Canvas, _ theme: Theme) {
    for cover in covers { cover.draw(on: &canvas, theme) }
    // A figure in reverse would be another one.
    for rect in flashes {
      canvas.restyle(rect) { style in
        if theme.isMonochrome {
          style.attributes.formSymmetricDifference(.bold)
        } else {
          style.foreground = theme.accent.foreground
        }
      }
    }
    guard let mark, canvas.bounds.contains(mark) else { return }
    let ground = canvas[mark.x, mark.y].style.background
    canvas.put(glyph, at: mark, theme.accent.adding(.bold).with(background: ground))
  }
}

extension Motion.Cover {
  fileprivate func draw(on canvas: inout Canvas, _ theme: Theme) {
    switch self {
    case .nothing(let rect): canvas.fill(rect, theme.text)
    case .row(let rect, let lines):
      canvas.fill(rect, theme.text)
      for x in lines { canvas.set("│", at: Point(x: x, y: rect.y), theme.border) }
    case .words(let lines, let point):
      for (row, line) in lines.enumerated() {
        let place = point.offset(y: row)
        guard canvas.bounds.contains(place) else { continue }
        canvas.put(line, at: place, canvas[place.x, place.y].style)
      }
    }
  }
}
