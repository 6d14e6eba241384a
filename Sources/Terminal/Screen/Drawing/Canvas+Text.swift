extension Canvas {
  /// Writes one line of text, made safe, and returns how many columns it takes, drawn or clipped.
  /// Text beyond `limit` columns is cut; a wide glyph is never cut in half.
  @discardableResult
  package mutating func put(
    _ text: String, at point: Point, width limit: Int? = nil, _ style: Style
  ) -> Int {
    let limit = limit.map(Reach.length) ?? Reach.limit
    let x = Reach.coordinate(point.x)
    var text = text
    let plain = text.withUTF8 { bytes -> Int? in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      let count = min(bytes.count, limit)
      guard point.y >= clip.y, point.y < clip.maxY else { return count }
      let left = max(x, clip.x)
      let right = min(x + count, clip.maxX)
      if left < right {
        let visible = UnsafeBufferPointer(rebasing: bytes[(left - x)..<(right - x)])
        set(ascii: visible, left: left, row: point.y, style)
      }
      return count
    }
    if let plain { return plain }
    if SimpleText.columns(text) != nil {
      return put(simple: text, x: x, y: point.y, limit, style)
    }
    return put(clusters: SafeText.clean(text), x: x, y: point.y, limit, style)
  }

  /// Writes text into a rectangle's first row: cut with an ellipsis, aligned.
  package mutating func put(
    _ text: String, in rect: Rect, _ style: Style, align alignment: Alignment = .start
  ) {
    if rect.isEmpty { return }
    let text = Text.ellipsised(text, to: rect.width)
    let spare = rect.width - TextWidth.columns(text)
    let indent =
      switch alignment {
      case .start: 0
      case .center: spare / 2
      case .end: spare
      }
    put(text, at: rect.origin.offset(x: indent), width: rect.width - indent, style)
  }

  /// Writes wrapped text into a rectangle and returns how many rows it took.
  @discardableResult
  package mutating func paragraph(
    _ text: String, in rect: Rect, _ style: Style, align alignment: Alignment = .start
  ) -> Int {
    let lines = Text.wrapped(text, width: rect.width, lines: rect.height)
    for (row, line) in lines.enumerated() {
      let place = Rect(x: rect.x, y: rect.y + row, width: rect.width, height: 1)
      put(line, in: place, style, align: alignment)
    }
    return lines.count
  }

  private mutating func put(
    simple text: String, x: Int, y: Int, _ limit: Int, _ style: Style
  ) -> Int {
    var used = 0
    for scalar in text.unicodeScalars {
      guard used < limit, x + used < clip.maxX else { break }
      set(Glyph(scalar), at: Point(x: x + used, y: y), style)
      used += 1
    }
    return used
  }

  private mutating func put(
    clusters text: String, x: Int, y: Int, _ limit: Int, _ style: Style
  ) -> Int {
    var used = 0
    for character in text {
      let glyph = Glyph(character)
      let columns = glyph.width
      if used + columns > limit { break }
      if x + used < clip.maxX { set(glyph, at: Point(x: x + used, y: y), style) }
      used += columns
    }
    return used
  }
}
