/// Cells as SVG. What has the same colour is one element or stands in one group, so that a screen
/// takes few bytes.
struct SVGLayer {
  private struct Fill: Hashable {
    let color: RGB
    var opacity = 4
  }

  private struct Pen: Hashable {
    let color: RGB
    let isHeavy: Bool
  }

  private struct Script: Hashable {
    let color: RGB
    let attributes: Attributes
  }

  private let backdrop: Backdrop
  /// Whether it hides what is below it.
  private let isOpaque: Bool
  private var grounds = Gathered<Fill, SVGFills>()
  private var blocks = Gathered<Fill, SVGFills>()
  private var strokes = Gathered<Pen, SVGStrokes>()
  private var texts = Gathered<Script, String>()

  init(_ backdrop: Backdrop, isOpaque: Bool = false) {
    (self.backdrop, self.isOpaque) = (backdrop, isOpaque)
  }

  /// Cells of a row; columns begin with whole glyphs.
  mutating func add(_ canvas: Canvas, row: Int, columns: Range<Int>) {
    let runs = canvas.runs(
      row: row, isAlone: { SVGShapes.isShape($0) || $0.width > 1 || $0.isDisputed },
      isApart: { $0 == columns.lowerBound || $0 == columns.upperBound })
    for run in runs where columns.contains(run.column) {
      let colors = backdrop.colors(run.style)
      if isOpaque || colors.background != backdrop.background {
        let place = Rect(x: run.column * 8, y: row * 8, width: run.columns * 8, height: 8)
        grounds[Fill(color: colors.background), SVGFills()].add(place)
      }
      add(run, row, colors.foreground)
    }
  }

  private mutating func add(_ run: Run, _ row: Int, _ color: RGB) {
    guard run.glyphs.count == 1, let glyph = run.glyphs.first, SVGShapes.isShape(glyph) else {
      let script = Script(
        color: color,
        attributes: run.style.attributes.intersection([.bold, .italic, .underline, .strikethrough]))
      let parts = Export.decoration(script.attributes) == nil ? run.parts : [run]
      if !parts.isEmpty { texts[script, ""] += parts.map { Self.text($0, row) }.joined() }
      return
    }
    if let arms = SVGShapes.arms(glyph) {
      strokes[Pen(color: color, isHeavy: arms.contains(.heavy)), SVGStrokes()]
        .add(arms, column: run.column, row: row)
    }
    for block in SVGShapes.blocks(glyph) {
      let place = Rect(
        x: run.column * 8 + block.x, y: row * 8 + block.y, width: block.width,
        height: block.height)
      blocks[Fill(color: color, opacity: block.opacity), SVGFills()].add(place)
    }
  }

  /// A run has its exact length, so that columns line up in any font.
  private static func text(_ run: Run, _ row: Int) -> String {
    let x = Markup.number(Double(run.column) * SVGCell.width)
    let y = Markup.number(Double(row) * SVGCell.height + SVGCell.baseline)
    let length = Markup.number(Double(run.columns) * SVGCell.width)
    return """
      <text x="\(x)" y="\(y)" textLength="\(length)" lengthAdjust="spacingAndGlyphs">\
      \(Markup.escaped(run.text))</text>

      """
  }

  var markup: String {
    let fills = [grounds, blocks].flatMap(\.all).map { fill, rects in
      let veil = fill.opacity < 4 ? " fill-opacity=\".\(fill.opacity * 25)\"" : ""
      return "<path fill=\"\(fill.color.hexadecimal)\"\(veil) d=\"\(rects.path)\"/>\n"
    }
    let lines = strokes.all.map { pen, lines in
      let width = pen.isHeavy ? " stroke-width=\"24\"" : ""
      return "<path stroke=\"\(pen.color.hexadecimal)\"\(width) d=\"\(lines.path)\"/>\n"
    }
    let texts = texts.all.map { script, texts in
      "<g fill=\"\(script.color.hexadecimal)\"\(Self.font(script.attributes))>\n\(texts)</g>\n"
    }
    return Self.group(SVGCell.eighths, fills) + Self.group(SVGCell.tenths, lines) + texts.joined()
  }

  private static func group(_ attributes: String, _ parts: [String]) -> String {
    parts.isEmpty ? "" : "<g \(attributes)>\n\(parts.joined())</g>\n"
  }

  private static func font(_ attributes: Attributes) -> String {
    var font = ""
    if attributes.contains(.bold) { font += " font-weight=\"bold\"" }
    if attributes.contains(.italic) { font += " font-style=\"italic\"" }
    if let lines = Export.decoration(attributes) { font += " text-decoration=\"\(lines)\"" }
    return font
  }
}
