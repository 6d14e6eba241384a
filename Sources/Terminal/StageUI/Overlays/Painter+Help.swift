import Screen

extension Painter {
  /// What all this is about, and then all keys, made from the key map.
  mutating func help(_ scroll: Int) {
    let lines = keyMap.helpLines(width: keyMap.helpWidth(in: stage.size))
    let inside = sheet(
      "Help", trailing: "↑↓ scroll · any other key closes", width: 132, height: lines.count + 2)
    let first = max(0, min(scroll, lines.count - inside.height))
    for (offset, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
      draw(line, Rect(x: inside.x, y: inside.y + offset, width: inside.width, height: 1))
    }
    scrollHints(
      inside, at: inside.maxX + 1, first: first, count: lines.count, ground: theme.overlay)
  }

  private mutating func draw(_ line: HelpLine, _ rect: Rect) {
    let titleWidth = HelpLine.titleWidth(in: rect.width)
    switch line {
    case .gap: break
    case .remark(let text): frame.canvas.put(text, in: rect, theme.overlay)
    case .key(let keys, let title, let explanation):
      let title = explanation.isEmpty ? title : Text.padded(title, to: titleWidth)
      write(
        [
          (Text.padded(keys, to: HelpLine.keyWidth), onSheet(theme.accent).adding(.bold)),
          (title, theme.overlay), (" \(explanation)", onSheet(theme.muted)),
        ], at: rect.origin, until: rect.maxX)
    case .more(let text):
      let isBeside = rect.width - HelpLine.keyWidth - titleWidth - 1 >= 24
      let indent = HelpLine.keyWidth + (isBeside ? titleWidth + 1 : 0)
      frame.canvas.put(text, in: rect.inset(left: indent), onSheet(theme.muted))
    }
  }
}
