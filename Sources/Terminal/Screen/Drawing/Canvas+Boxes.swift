extension Canvas {
  /// Draws a frame along the edge of `rect` and leaves the inside as it is. The titles are in the
  /// top edge; the leading one is shortened first, and the trailing one is left out if there is no
  /// room for both.
  package mutating func box(
    _ rect: Rect, _ style: Style, title: String = "", trailing: String = "",
    titleStyle: Style? = nil, glyphs: BoxGlyphs = .rounded
  ) {
    if rect.isEmpty { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    horizontalLine(at: rect.origin, length: rect.width, style, glyph: glyphs.horizontal)
    horizontalLine(
      at: Point(x: rect.x, y: bottom), length: rect.width, style, glyph: glyphs.horizontal)
    verticalLine(at: rect.origin, length: rect.height, style, glyph: glyphs.vertical)
    verticalLine(at: Point(x: right, y: rect.y), length: rect.height, style, glyph: glyphs.vertical)
    set(glyphs.topLeft, at: rect.origin, style)
    set(glyphs.topRight, at: Point(x: right, y: rect.y), style)
    set(glyphs.bottomLeft, at: Point(x: rect.x, y: bottom), style)
    set(glyphs.bottomRight, at: Point(x: right, y: bottom), style)
    putTitles(title, trailing, on: rect, titleStyle ?? style)
  }

  /// Draws the lines of a box again, where they are still to be seen, and what stands on its upper edge in the
  /// style of titles.
  package mutating func redrawBox(
    _ rect: Rect, _ glyphs: (old: BoxGlyphs, new: BoxGlyphs), _ style: Style,
    titles: (old: Style, new: Style)
  ) {
    if rect.isEmpty { return }
    let (old, new) = (glyphs.old.all, glyphs.new.all)
    let upper = rect.row(rect.y)
    let left = Rect(x: rect.x, y: rect.y, width: 1, height: rect.height)
    restyle(upper) { if $0 == titles.old { $0 = titles.new } }
    for edge in [upper, rect.row(rect.maxY - 1), left, left.offset(x: rect.width - 1)] {
      change(edge) { cell in
        if let place = old.firstIndex(of: cell.glyph) { cell = Cell(new[place], style) }
      }
    }
  }

  package mutating func horizontalLine(
    at point: Point, length: Int, _ style: Style, glyph: Glyph = BoxGlyphs.rounded.horizontal
  ) {
    fill(Rect(x: point.x, y: point.y, width: length, height: 1), glyph, style)
  }

  package mutating func verticalLine(
    at point: Point, length: Int, _ style: Style, glyph: Glyph = BoxGlyphs.rounded.vertical
  ) {
    fill(Rect(x: point.x, y: point.y, width: 1, height: length), glyph, style)
  }

  private mutating func putTitles(
    _ title: String, _ trailing: String, on rect: Rect, _ style: Style
  ) {
    // Each title has a blank on either side, and stays clear of the corners.
    var room = rect.width - 4
    let trailing = SafeText.clean(trailing)
    let trailingColumns = TextWidth.columns(trailing)
    let least = min(TextWidth.columns(SafeText.clean(title)), 4)
    if trailingColumns > 0, trailingColumns + 3 + least <= room {
      let start = rect.maxX - trailingColumns - 4
      put(" " + trailing + " ", at: Point(x: start, y: rect.y), style)
      room -= trailingColumns + 3
    }
    let title = Text.ellipsised(title, to: room)
    if title.isEmpty { return }
    put(" " + title + " ", at: Point(x: rect.x + 1, y: rect.y), style)
  }
}
