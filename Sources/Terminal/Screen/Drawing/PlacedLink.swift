/// A web address behind some cells of one row, for terminals that can open it. It is never the only way
/// to the address: the cells say it, as far as there is room.
package struct PlacedLink: Hashable, Sendable {
  package let address: String
  package let start: Point
  /// What was drawn there.
  private let cells: [Cell]

  /// As it was just drawn in a row of the canvas; nil where nothing of it can be seen.
  init?(_ address: String, from start: Point, to end: Int, on canvas: Canvas) {
    let row = Rect(x: start.x, y: start.y, width: end - start.x, height: 1)
    let visible = row.intersection(canvas.clip)
    guard !visible.isEmpty else { return nil }
    self.address = address
    self.start = visible.origin
    cells = Array(Self.cells(visible.origin, visible.width, of: canvas))
  }

  package var columns: Range<Int> { start.x..<(start.x + cells.count) }

  /// Whether nothing has been drawn over it since, not even a shadow.
  package func isWhole(on canvas: Canvas) -> Bool {
    Self.cells(start, cells.count, of: canvas).elementsEqual(cells)
  }

  private static func cells(_ start: Point, _ count: Int, of canvas: Canvas) -> ArraySlice<Cell> {
    canvas.row(start.y).dropFirst(start.x).prefix(count)
  }
}

extension Frame {
  /// Puts a web address behind what was just written in a row; anything else is no link.
  package mutating func link(_ address: String, from start: Point, to end: Int) {
    guard WebAddress.begins(address[...]),
      let link = PlacedLink(address, from: start, to: end, on: canvas)
    else { return }
    links.append(link)
  }

  /// Makes links of the web addresses in a text that was just written into a rectangle, wherever its
  /// lines were broken.
  package mutating func linkAddresses(of text: String, in rect: Rect) {
    var rest = WebAddress.all(in: text)[...]
    var open: (address: String, left: Substring)?
    for y in rect.y..<max(rect.y, rect.maxY) {
      var x = rect.x
      while x < rect.maxX {
        if open == nil, let next = rest.first, isWritten(next.prefix(8), at: Point(x: x, y: y)) {
          open = (next, next[...])
          rest = rest.dropFirst()
        }
        guard let (address, left) = open else {
          x += 1
          continue
        }
        let count = zip(left, x..<rect.maxX).prefix { canvas[$1, y].glyph.text == String($0) }.count
        link(address, from: Point(x: x, y: y), to: x + count)
        // What is left is on the next row, if this one ends here.
        let isOver =
          count == 0 || count == left.count || !isBlank(from: x + count, to: rect.maxX, y)
        open = isOver ? nil : (address, left.dropFirst(count))
        x = isOver ? x + max(1, count) : rect.maxX
      }
    }
  }

  private func isWritten(_ text: Substring, at point: Point) -> Bool {
    zip(text, point.x...).allSatisfy { canvas[$1, point.y].glyph.text == String($0) }
  }

  private func isBlank(from x: Int, to end: Int, _ y: Int) -> Bool {
    (x..<end).allSatisfy { canvas[$0, y].glyph == .blank }
  }
}

/// What a browser can open.
private enum WebAddress {
  static func begins(_ text: Substring) -> Bool {
    ["https://", "http://"].contains { text.hasPrefix($0) && text.count > $0.count }
  }

  static func all(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).filter(begins).map(String.init)
  }
}
