/// Boxes and blocks as shapes, because in most fonts they do not line up.
enum SVGShapes {
  static func isShape(_ glyph: Glyph) -> Bool { arms(glyph) != nil || !blocks(glyph).isEmpty }

  /// A part of a cell, in eighths of it.
  struct Block {
    var x = 0
    var y = 0
    var width = 8
    var height = 8
    /// How much of what is below it covers, in quarters.
    var opacity = 4
  }

  static func blocks(_ glyph: Glyph) -> [Block] {
    guard let value = glyph.scalar.map({ Int($0.value) }) else { return [] }
    switch value {
    case 0x2580: return [Block(height: 4)]
    case 0x2581...0x2588: return [Block(y: 0x2588 - value, height: value - 0x2580)]
    case 0x2589...0x258F: return [Block(width: 0x2590 - value)]
    case 0x2590: return [Block(x: 4, width: 4)]
    case 0x2591...0x2593: return [Block(opacity: value - 0x2590)]
    case 0x2596...0x259F:
      // Bits: upper left, upper right, lower left, lower right.
      let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][value - 0x2596]
      return (0..<4).filter { quadrants & 1 << $0 != 0 }.map {
        Block(x: $0 % 2 * 4, y: $0 / 2 * 4, width: 4, height: 4)
      }
    default: return []
    }
  }

  /// The lines from the middle of a cell to its edges.
  struct Arms: OptionSet {
    let rawValue: Int
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
    static let round = Arms(rawValue: 16)
    static let heavy = Arms(rawValue: 32)
  }

  static func arms(_ glyph: Glyph) -> Arms? { glyph.scalar.flatMap { lines[$0] } }

  private static let lines: [Unicode.Scalar: Arms] = [
    "─": [.left, .right], "│": [.up, .down], "┌": [.right, .down], "┐": [.left, .down],
    "└": [.up, .right], "┘": [.up, .left], "├": [.up, .right, .down], "┤": [.up, .left, .down],
    "┬": [.left, .right, .down], "┴": [.left, .right, .up], "┼": [.up, .right, .down, .left],
    "╭": [.right, .down, .round], "╮": [.left, .down, .round], "╰": [.up, .right, .round],
    "╯": [.up, .left, .round], "━": [.left, .right, .heavy], "┃": [.up, .down, .heavy],
    "┏": [.right, .down, .heavy], "┓": [.left, .down, .heavy], "┗": [.up, .right, .heavy],
    "┛": [.up, .left, .heavy],
  ]
}
