import Screen
import StageUI

/// How much of a screen a picture shows, so that a change elsewhere leaves it as it is.
enum Extent: Sendable {
  case window
  /// Everything between the header and the footer.
  case stage
  /// What a click in one part hits.
  case part(Hit)

  /// Nil if the part is not on the screen.
  @MainActor
  func cut(_ frame: Frame<Hit>) -> Canvas? {
    switch self {
    case .window: frame.canvas
    case .stage: frame.canvas.cut(frame.bounds.inset(top: 1, bottom: 1))
    case .part(let hit): frame.regions.last { $0.target == hit }.map { frame.canvas.cut($0.rect) }
    }
  }
}

extension Canvas {
  fileprivate func cut(_ rect: Rect) -> Canvas {
    var canvas = Canvas(rect.size)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let cell = self[rect.x + x, rect.y + y]
        canvas.set(cell.glyph, at: Point(x: x, y: y), cell.style)
      }
    }
    return canvas
  }
}
