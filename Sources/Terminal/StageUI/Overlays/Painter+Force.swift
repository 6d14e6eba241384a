import Observing
import Scenarios
import Screen

extension Painter {
  /// The unit's lines, and below them all that can be made to happen with the one that is chosen.
  mutating func force(line: Int, _ selected: Int) {
    let forces = stage.offeredForces(state)
    let inside = sheet(
      "Force an outcome", trailing: "←→ line · ⏎ apply · Esc back", width: 70,
      height: forces.count + 4)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible()])
    forcedLines(line, parts[0])
    frame.canvas.horizontalLine(
      at: parts[1].origin, length: parts[1].width,
      theme.border.with(background: theme.overlay.background))
    guard state.lines.indices.contains(line) else { return }
    let settings = state.lines[line]
    list(forces, selected: selected, in: parts[2]) { painter, force, row, style in
      let holds = force.holds(for: settings)
      painter.write(
        [
          (holds ? "● " : "  ", painter.theme.accent.readable(on: style)),
          (Text.padded(force.word, to: 20), holds ? style.adding(.bold) : style),
          (force.effect, painter.theme.muted.readable(on: style)),
        ], at: row.origin, until: row.maxX)
    }
  }

  /// The lines side by side, as many as there is room for around the chosen one.
  private mutating func forcedLines(_ chosen: Int, _ rect: Rect) {
    let lines = stage.offeredLines(state)
    let widths = lines.map { TextWidth.columns(state.lines[$0].label) + 3 }
    let place = lines.firstIndex(of: chosen) ?? 0
    var first = 0
    while first < place, widths[first...place].reduce(0, +) > rect.width { first += 1 }
    var x = rect.x
    for line in lines[first...] where x < rect.maxX {
      let isChosen = line == chosen
      let style = isChosen ? theme.selection.adding(.bold) : onSheet(theme.muted)
      let start = x
      x = write(
        [(" \(state.lines[line].label) ", style)], at: Point(x: x, y: rect.y), until: rect.maxX)
      frame.mark(Rect(x: start, y: rect.y, width: x - start, height: 1), .overlayLine(line))
      x += 1
    }
  }
}
