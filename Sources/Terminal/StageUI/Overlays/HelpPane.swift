import Catalogue
import Screen

/// The help, made from the key map.
struct HelpPane: Pane {
  let scroll: Int

  func draw(in rect: Rect, with brush: inout Brush) {
    let lines = brush.keyMap.helpLines(width: brush.keyMap.helpWidth(in: rect.size))
    let inside = brush.sheet(
      .help, width: 132, height: lines.count + 2)
    let first = max(0, min(scroll, lines.count - inside.height))
    for (offset, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
      draw(line, &brush, Rect(x: inside.x, y: inside.y + offset, width: inside.width, height: 1))
    }
    brush.scrollHints(
      inside, at: inside.maxX + 1, first: first, count: lines.count, ground: brush.theme.overlay)
  }

  private func draw(_ line: HelpLine, _ brush: inout Brush, _ rect: Rect) {
    let titleWidth = HelpLine.titleWidth(in: rect.width)
    switch line {
    case .gap: break
    case .remark(let text): brush.canvas.put(text, in: rect, brush.theme.overlay)
    case .key(let keys, let title, let explanation):
      let title = explanation.isEmpty ? title : Text.padded(title, to: titleWidth)
      brush.write(
        [
          (
            Text.padded(keys, to: HelpLine.keyWidth),
            brush.onSheet(brush.theme.accent).adding(.bold)
          ),
          (title, brush.theme.overlay), (" \(explanation)", brush.onSheet(brush.theme.muted)),
        ], at: rect.origin, until: rect.maxX)
    case .more(let text):
      let isBeside = rect.width - HelpLine.keyWidth - titleWidth - 1 >= 24
      let indent = HelpLine.keyWidth + (isBeside ? titleWidth + 1 : 0)
      brush.canvas.put(text, in: rect.inset(left: indent), brush.onSheet(brush.theme.muted))
    }
  }
}
