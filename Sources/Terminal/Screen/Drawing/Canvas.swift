/// A screenful of cells to draw on. Drawing outside it, or outside the present clip, has no effect;
/// no coordinates trap. A wide glyph is always whole: overwriting one half blanks the other.
package struct Canvas: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Row by row.
  package private(set) var cells: [Cell]
  /// The part that may be drawn on.
  package internal(set) var clip: Rect

  package init(width: Int, height: Int, style: Style = .plain) {
    let size = Size(width: min(width, 4096), height: min(height, 4096))
    self.width = size.width
    self.height = size.height
    self.cells = Array(repeating: Cell(.blank, style), count: size.width * size.height)
    self.clip = Rect(size: size)
  }

  package init(_ size: Size, style: Style = .plain) {
    self.init(width: size.width, height: size.height, style: style)
  }

  package var size: Size { Size(width: width, height: height) }
  package var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// The cell there, or a blank one outside.
  package subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, x < width, y >= 0, y < height else { return .blank }
    return cells[y * width + x]
  }

  package func row(_ y: Int) -> ArraySlice<Cell> {
    guard y >= 0, y < height else { return [] }
    return cells[(y * width)..<((y + 1) * width)]
  }

  /// Draws only within `rect`, and within the present clip.
  @discardableResult
  package mutating func withClip<Result>(
    _ rect: Rect, _ draw: (inout Canvas) throws -> Result
  ) rethrows -> Result {
    let outer = clip
    clip = outer.intersection(rect)
    defer { clip = outer }
    return try draw(&self)
  }

  /// Blanks a rectangle.
  package mutating func fill(_ rect: Rect, _ style: Style) { fill(rect, .blank, style) }

  /// Fills a rectangle with a glyph of one column.
  package mutating func fill(_ rect: Rect, _ glyph: Glyph, _ style: Style) {
    let area = rect.intersection(clip)
    if area.isEmpty { return }
    let cell = Cell(glyph, style)
    for y in area.y..<area.maxY {
      mendEdges(from: area.x, to: area.maxX, row: y)
      let start = y * width + area.x
      for index in start..<(start + area.width) { cells[index] = cell }
    }
  }

  /// Takes a rectangle within the clip as it is on another canvas of the same size.
  package mutating func copy(_ rect: Rect, from other: Canvas) {
    guard other.size == size else { return }
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    other.cells.withUnsafeBufferPointer { from in
      cells.withUnsafeMutableBufferPointer { to in
        for y in area.y..<area.maxY {
          let range = (y * width + area.x)..<(y * width + area.maxX)
          _ = to[range].update(fromContentsOf: from[range])
        }
      }
    }
  }

  /// Sets every cell of a rectangle within the clip to one whose glyph takes one column.
  mutating func set(_ area: Rect, _ cell: (_ x: Int, _ y: Int) -> Cell) {
    if area.isEmpty { return }
    for y in area.y..<area.maxY {
      mendEdges(from: area.x, to: area.maxX, row: y)
      for x in area.x..<area.maxX { cells[y * width + x] = cell(x, y) }
    }
  }

  /// Changes the styles of cells and keeps their glyphs: for selection, dimming, overlays.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    self.change(rect) { change(&$0.style) }
  }

  /// Changes cells, each to one whose glyph takes as many columns.
  mutating func change(_ rect: Rect, _ change: (inout Cell) -> Void) {
    let area = rect.intersection(clip)
    if area.isEmpty { return }
    for y in area.y..<area.maxY {
      for index in (y * width + area.x)..<(y * width + area.maxX) { change(&cells[index]) }
    }
  }

  /// The same with nothing but ASCII, for terminals that have nothing else or draw signs too wide.
  package var inASCII: Canvas {
    var canvas = self
    for index in cells.indices { canvas.cells[index].glyph = cells[index].glyph.inASCII }
    return canvas
  }

  /// Puts one glyph; one that would stick out becomes a blank.
  package mutating func set(_ glyph: Glyph, at point: Point, _ style: Style) {
    let columns = glyph.width
    guard point.y >= clip.y, point.y < clip.maxY, columns > 0 else { return }
    let left = max(Reach.coordinate(point.x), clip.x)
    let right = min(Reach.coordinate(point.x) + columns, clip.maxX)
    if left >= right { return }
    mendEdges(from: left, to: right, row: point.y)
    let index = point.y * width + left
    if right - left < columns {
      cells[index] = Cell(.blank, style)
    } else {
      cells[index] = Cell(glyph, style)
      if columns == 2 { cells[index + 1] = Cell(.continuation, style) }
    }
  }

  /// Printable ASCII, already clipped to the row and the columns from `left`.
  mutating func set(ascii bytes: UnsafeBufferPointer<UInt8>, left: Int, row: Int, _ style: Style) {
    if bytes.isEmpty { return }
    mendEdges(from: left, to: left + bytes.count, row: row)
    var index = row * width + left
    for byte in bytes {
      cells[index] = Cell(Glyph(ascii: byte), style)
      index += 1
    }
  }

  /// Blanks the halves that remain outside when columns `left..<right` of a row are overwritten.
  private mutating func mendEdges(from left: Int, to right: Int, row: Int) {
    let start = row * width
    if left > 0, cells[start + left].glyph == .continuation {
      cells[start + left - 1].glyph = .blank
    }
    if right < width, cells[start + right].glyph == .continuation {
      cells[start + right].glyph = .blank
    }
  }
}
