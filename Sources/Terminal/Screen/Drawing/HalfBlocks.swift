extension Canvas {
  /// How a picture fills its rectangle.
  package enum PictureFit: Hashable, Sendable {
    /// The whole rectangle, regardless of the proportions.
    case stretch
    /// As large as its proportions allow, in the middle.
    case contain
  }

  /// Draws a picture with two pixels per cell, one above the other. Without colours it is drawn by
  /// brightness, in `style`.
  package mutating func draw(
    _ picture: PixelGrid, in rect: Rect, fit: PictureFit = .stretch,
    scaling: PixelGrid.Scaling = .average, monochrome style: Style? = nil
  ) {
    guard picture.width > 0, picture.height > 0 else { return }
    let area = fit == .contain ? Self.contained(picture, in: rect) : rect
    if area.intersection(clip).isEmpty || area.width > 4096 || area.height > 2048 { return }
    let pixels = picture.scaled(width: area.width, height: area.height * 2, scaling).pixels
    if style == nil, pixels.allSatisfy({ $0 & 0xFF00_0000 == 0 }) {
      return set(opaque: pixels, in: area)
    }
    for y in 0..<area.height {
      for x in 0..<area.width {
        let upper = Self.color(pixels[2 * y * area.width + x])
        let lower = Self.color(pixels[(2 * y + 1) * area.width + x])
        let point = Point(x: area.x + x, y: area.y + y)
        if let style {
          shade(upper, lower, at: point, style)
        } else {
          halves(upper, lower, at: point)
        }
      }
    }
  }

  /// Most pictures hide all that is behind them, so nothing has to be asked of it.
  private mutating func set(opaque pixels: [UInt32], in area: Rect) {
    let seen = area.intersection(clip)
    set(seen) { x, y in
      let place = 2 * (y - area.y) * area.width + x - area.x
      let (upper, lower) = (pixels[place], pixels[place + area.width])
      return Cell(upper == lower ? "█" : "▀", Style(.hex(upper), on: .hex(lower)))
    }
  }

  private mutating func halves(_ upper: RGB?, _ lower: RGB?, at point: Point) {
    let behind = self[point.x, point.y].style.background
    switch (upper, lower) {
    case (nil, nil): break
    case (let upper?, let lower?) where upper == lower:
      set("█", at: point, Style(.rgb(upper), on: .rgb(lower)))
    case (let upper?, let lower?): set("▀", at: point, Style(.rgb(upper), on: .rgb(lower)))
    case (let upper?, nil): set("▀", at: point, Style(.rgb(upper), on: behind))
    case (nil, let lower?): set("▄", at: point, Style(.rgb(lower), on: behind))
    }
  }

  private mutating func shade(_ upper: RGB?, _ lower: RGB?, at point: Point, _ style: Style) {
    let solid = [upper, lower].compactMap { $0 }
    if solid.isEmpty { return }
    // Perceived brightness, not light: steps should look even.
    let brightness = solid.reduce(0) {
      $0 + (Int($1.red) * 299 + Int($1.green) * 587 + Int($1.blue) * 114) / 1000
    }
    let shades: [Glyph] = [.blank, "░", "▒", "▓", "█"]
    set(shades[min(brightness / solid.count * 5 / 256, 4)], at: point, style)
  }

  private static func color(_ pixel: UInt32) -> RGB? {
    pixel & 0xFF00_0000 == 0 ? RGB(pixel) : nil
  }

  /// A cell is about twice as high as wide, so half a cell is a square pixel.
  private static func contained(_ picture: PixelGrid, in rect: Rect) -> Rect {
    if rect.isEmpty { return rect }
    let byWidth = max((rect.width * picture.height / picture.width + 1) / 2, 1)
    if byWidth <= rect.height {
      return rect.centered(Size(width: rect.width, height: byWidth))
    }
    let width = max(rect.height * 2 * picture.width / picture.height, 1)
    return rect.centered(Size(width: width, height: rect.height))
  }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(scalar) }
}
