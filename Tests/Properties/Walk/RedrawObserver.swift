import Screen
import StageUI
import Theming

/// Redrawing the last frame gives the same as drawing from scratch.
struct RedrawObserver: WalkObserver {
  private var renderer = StageRenderer()

  mutating func look(_ walk: StageWalk, _ frame: Frame<Hit>) -> [String] {
    let redrawn = renderer.render(walk.walked.stage, walk.walked.state, theme: .mono)
    guard redrawn.canvas == frame.canvas else {
      return ["redrawn\n\(Export.text(redrawn.canvas))\nanew\n\(Export.text(frame.canvas))"]
    }
    guard redrawn.cursor == frame.cursor else { return ["the cursor is elsewhere when redrawn"] }
    if redrawn.regions == frame.regions { return [] }
    for y in 0..<frame.canvas.height {
      for x in stride(from: 0, to: frame.canvas.width, by: 3) {
        let point = Point(x: x, y: y)
        if redrawn.hit(at: point) != frame.hit(at: point) {
          return ["another target at \(x), \(y) when redrawn"]
        }
      }
    }
    return []
  }
}
