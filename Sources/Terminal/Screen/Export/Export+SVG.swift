extension Export {
  /// A window with a picture of the screen in it. Every run of text has its exact length, and boxes
  /// and blocks are drawn as shapes, so that columns line up in any font.
  package static func svg(
    _ canvas: Canvas, title: String = "", backdrop: Backdrop = .dark
  ) -> String {
    svg(canvas.size, title, backdrop, [screen(canvas, backdrop)])
  }

  static func screen(_ canvas: Canvas, _ backdrop: Backdrop) -> String {
    var layer = SVGLayer(backdrop)
    for y in 0..<canvas.height { layer.add(canvas, row: y, columns: 0..<canvas.width) }
    return layer.markup
  }

  /// The window around layers, of which the first is the lowest.
  static func svg(
    _ size: Size, _ title: String, _ backdrop: Backdrop, style: String = "", _ layers: [String]
  ) -> String {
    let width = Markup.number(Double(size.width) * SVGCell.width + 2 * SVGCell.margin)
    let height = Markup.number(Double(size.height) * SVGCell.height + 2 * SVGCell.margin)
    let margin = Markup.number(SVGCell.margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)">
      <title>\(Markup.escaped(SafeText.clean(title)))</title>
      \(style)<rect width="100%" height="100%" rx="10" fill="\(backdrop.background.hexadecimal)"/>
      <g font-family="&quot;DejaVu Sans Mono&quot;,Menlo,Consolas,monospace" font-size="14" \
      xml:space="preserve" style="white-space:pre" transform="translate(\(margin) \(margin))">
      \(layers.joined())</g>
      </svg>

      """
  }
}

/// The size of one cell in the picture.
enum SVGCell {
  static let width = 8.4
  static let height = 17.0
  static let margin = 14.0
  static let baseline = 13.0

  /// For shapes that are measured in eighths of cells.
  static let eighths = """
    transform="scale(\(width / 8) \(height / 8))" \
    shape-rendering="crispEdges"
    """
  /// For lines that are measured in tenths of the picture's units.
  static let tenths = """
    transform="scale(.1)" fill="none" stroke-width="12" stroke-linecap="square"
    """
}
