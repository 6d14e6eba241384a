extension Export {
  /// Output for a terminal: a line feed after every line, with the pen reset at its end.
  package static func ansi(_ canvas: Canvas, depth: ColorDepth = .trueColor) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<canvas.height {
      var pen = Style.plain
      for run in canvas.runs(row: y) {
        let style = run.style.mapped(to: depth)
        if style != pen { SGR.append(style, to: &bytes) }
        pen = style
        for glyph in run.glyphs { glyph.appendUTF8(to: &bytes) }
      }
      if pen != .plain { bytes.append(contentsOf: SGR.reset) }
      bytes.append(0x0A)
    }
    return bytes
  }
}
