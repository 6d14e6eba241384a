package import Screen
import StageUI
import Theming

extension Frame<Hit> {
  /// What is wrong with a picture of this size: regions or a cursor outside of it, or half a glyph.
  package func faults(in size: Size) -> [String] {
    let name = "\(size.width)×\(size.height)"
    guard canvas.size == size else { return ["\(canvas.size) instead of \(name)"] }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var faults = regions.filter { $0.rect.intersection(bounds) != $0.rect }
      .map { "\($0) is outside of \(name)" }
    if let cursor, !bounds.contains(cursor) { faults.append("the cursor is outside of \(name)") }
    faults += (0..<size.height).filter { !canvas.hasWholeGlyphs($0) }
      .map { "half a glyph in row \($0) of \(name)" }
    return faults
  }
}

extension Canvas {
  /// Whether every wide glyph of a row has both of its cells.
  package func hasWholeGlyphs(_ y: Int) -> Bool {
    var x = 0
    for cell in row(y) {
      if cell.glyph == .continuation {
        x -= 1
        if x != 0 { return false }
      } else {
        if x != 0 { return false }
        x = cell.glyph.width == 2 ? 1 : 0
      }
    }
    return x == 0
  }
}

/// The stage is drawn within its bounds at any size.
struct BoundsObserver: WalkObserver {
  private var count = 0

  mutating func rest(_ walk: StageWalk) -> [String] {
    count += 1
    let size = Size(width: 30 + count * 37 % 100, height: 10 + count * 13 % 35)
    var stage = walk.walked.stage
    stage.size = size
    return StageRenderer.render(stage, walk.walked.state, theme: .mono).faults(in: size)
  }
}
