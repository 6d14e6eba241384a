extension Export {
  /// A complete page: one `pre`, coloured spans, wide glyphs in boxes of two columns.
  package static func html(
    _ canvas: Canvas, title: String = "", backdrop: Backdrop = .dark
  ) -> String {
    let title = Markup.escaped(SafeText.clean(title))
    var html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
      <style>body{margin:0;background:\(backdrop.background.hexadecimal)}
      pre{margin:1em;line-height:1.2;color:\(backdrop.foreground.hexadecimal);\
      font-family:"DejaVu Sans Mono",Menlo,Consolas,monospace}
      b{display:inline-block;width:2ch;font-weight:inherit;overflow:hidden;vertical-align:bottom}
      </style></head><body><pre>

      """
    for y in 0..<canvas.height {
      for run in canvas.runs(row: y) { html += span(run, backdrop) }
      html += "\n"
    }
    return html + "</pre></body></html>\n"
  }

  private static func span(_ run: Run, _ backdrop: Backdrop) -> String {
    let text = run.glyphs.map { glyph in
      let text = Markup.escaped(glyph.text)
      return glyph.width == 2 ? "<b>\(text)</b>" : text
    }.joined()
    if run.style == .plain { return text }
    return "<span style=\"\(css(run.style, backdrop))\">\(text)</span>"
  }

  private static func css(_ style: Style, _ backdrop: Backdrop) -> String {
    let colors = backdrop.colors(style)
    var rules = ["color:\(colors.foreground.hexadecimal)"]
    if colors.background != backdrop.background {
      rules.append("background:\(colors.background.hexadecimal)")
    }
    if style.attributes.contains(.bold) { rules.append("font-weight:bold") }
    if style.attributes.contains(.italic) { rules.append("font-style:italic") }
    if let lines = decoration(style.attributes) { rules.append("text-decoration:\(lines)") }
    return rules.joined(separator: ";")
  }

  static func decoration(_ attributes: Attributes) -> String? {
    var lines: [String] = []
    if attributes.contains(.underline) { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }
}
