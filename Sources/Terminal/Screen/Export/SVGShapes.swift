/// Boxes and blocks as shapes, because in most fonts they do not line up.
enum SVGShapes {
  static func isShape(_ glyph: Glyph) -> Bool {
    guard let scalar = glyph.scalar else { return false }
    return lines[scalar] != nil || !blocks(scalar).isEmpty
  }

  static func draw(
    _ glyph: Glyph, column: Int, row: Int, _ cell: SVGCell, _ color: String
  ) -> String? {
    guard let scalar = glyph.scalar else { return nil }
    if let arms = lines[scalar] { return path(arms, column, row, cell, color) }
    let blocks = blocks(scalar)
    if blocks.isEmpty { return nil }
    return blocks.map {
      cell.rect(
        column: Double(column) + $0.x, row: Double(row) + $0.y, columns: $0.width, rows: $0.height,
        fill: color, opacity: $0.opacity)
    }.joined()
  }

  private struct Block {
    var x = 0.0
    var y = 0.0
    var width = 1.0
    var height = 1.0
    var opacity = 1.0
  }

  private static func blocks(_ scalar: Unicode.Scalar) -> [Block] {
    switch scalar.value {
    case 0x2580: return [Block(height: 0.5)]
    case 0x2581...0x2588:
      let part = Double(scalar.value - 0x2580) / 8
      return [Block(y: 1 - part, height: part)]
    case 0x2589...0x258F: return [Block(width: Double(0x2590 - scalar.value) / 8)]
    case 0x2590: return [Block(x: 0.5, width: 0.5)]
    case 0x2591...0x2593: return [Block(opacity: Double(scalar.value - 0x2590) / 4)]
    case 0x2596...0x259F:
      // Bits: upper left, upper right, lower left, lower right.
      let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][Int(scalar.value - 0x2596)]
      return (0..<4).filter { quadrants & 1 << $0 != 0 }.map {
        Block(x: Double($0 % 2) / 2, y: Double($0 / 2) / 2, width: 0.5, height: 0.5)
      }
    default: return []
    }
  }

  private struct Arms: OptionSet {
    let rawValue: Int
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
    static let round = Arms(rawValue: 16)
    static let heavy = Arms(rawValue: 32)
  }

  private static let lines: [Unicode.Scalar: Arms] = [
    "─": [.left, .right], "│": [.up, .down], "┌": [.right, .down], "┐": [.left, .down],
    "└": [.up, .right], "┘": [.up, .left], "├": [.up, .right, .down], "┤": [.up, .left, .down],
    "┬": [.left, .right, .down], "┴": [.left, .right, .up], "┼": [.up, .right, .down, .left],
    "╭": [.right, .down, .round], "╮": [.left, .down, .round], "╰": [.up, .right, .round],
    "╯": [.up, .left, .round], "━": [.left, .right, .heavy], "┃": [.up, .down, .heavy],
    "┏": [.right, .down, .heavy], "┓": [.left, .down, .heavy], "┗": [.up, .right, .heavy],
    "┛": [.up, .left, .heavy],
  ]

  private static func path(
    _ arms: Arms, _ column: Int, _ row: Int, _ cell: SVGCell, _ color: String
  ) -> String {
    func point(_ x: Double, _ y: Double) -> String {
      let left = Markup.number(cell.x(Double(column) + x))
      return left + " " + Markup.number(cell.y(Double(row) + y))
    }
    let ends: [(Arms, Double, Double)] = [
      (.up, 0.5, 0), (.right, 1, 0.5), (.down, 0.5, 1), (.left, 0, 0.5),
    ]
    let present = ends.filter { arms.contains($0.0) }.map { point($0.1, $0.2) }
    let center = point(0.5, 0.5)
    let data =
      arms.contains(.round) && present.count == 2
      ? "M\(present[0])Q\(center) \(present[1])"
      : present.map { "M\($0)L\(center)" }.joined()
    let width = arms.contains(.heavy) ? "2.4" : "1.2"
    return """
      <path d="\(data)" stroke="\(color)" stroke-width="\(width)" stroke-linecap="square" fill="none"/>

      """
  }
}
