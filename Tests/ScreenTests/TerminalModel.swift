import Screen

/// A terminal that understands what ``Export`` writes: clearing, cursor positions, colours, text.
/// It keeps everything else, for the test to report.
struct TerminalModel {
  struct Cell: Equatable, CustomStringConvertible {
    /// Empty for the second half of a wide glyph.
    var text = " "
    /// The parameters of the sequence that set the style.
    var style = "0"

    var description: String { "\(text){\(style)}" }
  }

  private let size: Size
  private let drawsDisputedWide: Bool
  private(set) var rows: [[Cell]]
  private(set) var misunderstood: [String] = []
  private var cursor = Point.zero
  private var style = "0"

  init(_ size: Size, drawsDisputedWide: Bool) {
    self.size = size
    self.drawsDisputedWide = drawsDisputedWide
    rows = Self.blank(size)
  }

  private static func blank(_ size: Size) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
  }

  /// How a terminal would show the canvas.
  static func rows(of canvas: Canvas) -> [[Cell]] {
    (0..<canvas.height).map { y in
      canvas.row(y).map { Cell(text: $0.glyph.text, style: parameters(of: $0.style)) }
    }
  }

  private static func parameters(of style: Style) -> String {
    var bytes: [UInt8] = []
    SGR.append(style, to: &bytes)
    return String(String(decoding: bytes, as: UTF8.self).dropFirst(2).dropLast())
  }

  mutating func read(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let character = rest.first {
      if let match = rest.prefixMatch(of: /\u{1B}\[([0-9;?]*)([A-Za-z])/) {
        obey(String(match.1), String(match.2))
        rest = rest[match.range.upperBound...]
      } else {
        draw(character)
        rest.removeFirst()
      }
    }
  }

  private mutating func obey(_ parameters: String, _ command: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (command, numbers.count) {
    case ("m", _): style = parameters
    case ("J", 1) where numbers[0] == 2: rows = Self.blank(size)
    case ("H", 2): cursor = Point(x: numbers[1] - 1, y: numbers[0] - 1)
    case ("G", 1): cursor.x = numbers[0] - 1
    case ("l", 0) where parameters == "?25": break
    default: misunderstood.append("\(parameters)\(command)")
    }
  }

  /// Draws a glyph, and blanks the remaining half of any wide glyph it overwrites.
  private mutating func draw(_ character: Character) {
    let glyph = Glyph(character)
    guard rows.indices.contains(cursor.y), rows[cursor.y].indices.contains(cursor.x),
      cursor.x + glyph.width <= size.width
    else { return misunderstood.append("\(character) at \(cursor)") }
    for column in cursor.x..<(cursor.x + glyph.width) { tear(column) }
    rows[cursor.y][cursor.x] = Cell(text: glyph.text, style: style)
    if glyph.width == 2 { rows[cursor.y][cursor.x + 1] = Cell(text: "", style: style) }
    cursor.x += glyph.isDisputed && drawsDisputedWide ? 2 : glyph.width
  }

  private mutating func tear(_ column: Int) {
    if rows[cursor.y][column].text.isEmpty, column > 0 { rows[cursor.y][column - 1].text = " " }
    let next = column + 1
    if next < size.width, rows[cursor.y][next].text.isEmpty { rows[cursor.y][next].text = " " }
  }
}
