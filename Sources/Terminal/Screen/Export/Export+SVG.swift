extension Export {
  /// A window with a picture of the screen in it. Every run of text has its exact length, and boxes
  /// and blocks are drawn as shapes, so that columns line up in any font.
  package static func svg(
    _ canvas: Canvas, title: String = "", backdrop: Backdrop = .dark
  ) -> String {
    let cell = SVGCell()
    let width = Double(canvas.width) * cell.width + 2 * cell.margin
    let height = Double(canvas.height) * cell.height + 2 * cell.margin
    let size = "\(Markup.number(width)) \(Markup.number(height))"
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" \
      width="\(Markup.number(width))" height="\(Markup.number(height))">
      <title>\(Markup.escaped(SafeText.clean(title)))</title>
      <rect width="100%" height="100%" rx="10" fill="\(backdrop.background.hexadecimal)"/>
      <g font-family="&quot;DejaVu Sans Mono&quot;,Menlo,Consolas,monospace" font-size="14" \
      xml:space="preserve">

      """
    for y in 0..<canvas.height {
      let runs = canvas.runs(row: y) { SVGShapes.isShape($0) || $0.width > 1 || $0.isDisputed }
      for run in runs { svg += background(run, row: y, cell, backdrop) }
      for run in runs { svg += foreground(run, row: y, cell, backdrop) }
    }
    return svg + "</g>\n</svg>\n"
  }

  private static func background(
    _ run: Run, row: Int, _ cell: SVGCell, _ backdrop: Backdrop
  ) -> String {
    let color = backdrop.colors(run.style).background
    if color == backdrop.background { return "" }
    return cell.rect(
      column: Double(run.column), row: Double(row), columns: Double(run.columns), rows: 1,
      fill: color.hexadecimal)
  }

  private static func foreground(
    _ run: Run, row: Int, _ cell: SVGCell, _ backdrop: Backdrop
  ) -> String {
    if run.isBlank, decoration(run.style) == nil { return "" }
    let color = backdrop.colors(run.style).foreground.hexadecimal
    if let glyph = run.glyphs.first, run.glyphs.count == 1,
      let shape = SVGShapes.draw(glyph, column: run.column, row: row, cell, color)
    {
      return shape
    }
    var attributes = ""
    if run.style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if run.style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    if let lines = decoration(run.style) { attributes += " text-decoration=\"\(lines)\"" }
    let x = Markup.number(cell.x(Double(run.column)))
    let y = Markup.number(cell.y(Double(row)) + cell.baseline)
    let length = Markup.number(Double(run.columns) * cell.width)
    return """
      <text x="\(x)" y="\(y)" textLength="\(length)" lengthAdjust="spacingAndGlyphs" \
      fill="\(color)"\(attributes)>\(Markup.escaped(run.text))</text>

      """
  }
}

/// The size of one cell in the picture.
struct SVGCell {
  let width = 8.4
  let height = 17.0
  let margin = 14.0
  let baseline = 13.0

  func x(_ column: Double) -> Double { margin + column * width }
  func y(_ row: Double) -> Double { margin + row * height }

  func rect(
    column: Double, row: Double, columns: Double, rows: Double, fill: String, opacity: Double = 1
  ) -> String {
    let x = Markup.number(x(column))
    let y = Markup.number(y(row))
    let size =
      "width=\"\(Markup.number(columns * width))\" height=\"\(Markup.number(rows * height))\""
    let veil = opacity < 1 ? " fill-opacity=\"\(Markup.number(opacity))\"" : ""
    return """
      <rect x="\(x)" y="\(y)" \(size) fill="\(fill)"\(veil) shape-rendering="crispEdges"/>

      """
  }
}
