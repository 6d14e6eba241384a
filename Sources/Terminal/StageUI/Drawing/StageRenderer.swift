package import Observing
package import Screen

/// Draws the stage, and only those parts of it anew that look different from the last time.
///
/// What it answers depends on its arguments alone: drawing anew and drawing on give the same frame.
package struct StageRenderer {
  private var last: Drawn?

  /// What was drawn last, and what each part of it was drawn from.
  private struct Drawn {
    let frame: Frame<Hit>
    let layout: Layout
    let theme: String
    let ingredients: [PartIngredients]
  }

  package init() {}

  /// The whole stage as it is.
  package static func render(
    _ stage: Stage, _ state: StageState, theme: Theme, keyMap: KeyMap = .standard
  ) -> Frame<Hit> {
    var renderer = StageRenderer()
    return renderer.render(stage, state, theme: theme, keyMap: keyMap)
  }

  /// The stage as it is, drawn on from the last time.
  package mutating func render(
    _ stage: Stage, _ state: StageState, theme: Theme, keyMap: KeyMap = .standard
  ) -> Frame<Hit> {
    let layout = Layout(stage.size, pane: stage.pane, isZoomed: stage.isZoomed)
    let ingredients = layout.parts.map { PartIngredients($0.part, stage, state) }
    let basis = basis(stage, layout, theme)
    var painter = Painter(
      stage: stage, state: state, theme: theme, keyMap: keyMap,
      frame: basis?.frame ?? Frame(stage.size, style: theme.text))
    for (number, (part, rect)) in layout.parts.enumerated()
    where basis?.ingredients[number] != ingredients[number] {
      if basis != nil { painter.frame.wipe(rect, theme.text) }
      painter.draw(part, rect)
    }
    if layout.isTooSmall { painter.drawThatItIsTooSmall() } else { painter.drawOverlay() }
    remember(painter.frame, stage, layout, theme, ingredients)
    return painter.frame
  }

  /// What can be drawn on; nothing when everything has moved or lay under something.
  private func basis(_ stage: Stage, _ layout: Layout, _ theme: Theme) -> Drawn? {
    guard stage.overlay == nil, let last, last.frame.canvas.size == stage.size,
      last.layout == layout, last.theme == theme.name
    else { return nil }
    return last
  }

  private mutating func remember(
    _ frame: Frame<Hit>, _ stage: Stage, _ layout: Layout, _ theme: Theme,
    _ ingredients: [PartIngredients]
  ) {
    guard stage.overlay == nil, !layout.isTooSmall else { return last = nil }
    last = Drawn(frame: frame, layout: layout, theme: theme.name, ingredients: ingredients)
  }
}
