/// What frames are made of.
package struct BoxGlyphs: Hashable, Sendable {
  package let topLeft: Glyph
  package let topRight: Glyph
  package let bottomLeft: Glyph
  package let bottomRight: Glyph
  package let horizontal: Glyph
  package let vertical: Glyph

  /// Corners clockwise from the top left, then the horizontal and the vertical line.
  package init(
    _ corners: (Character, Character, Character, Character), _ lines: (Character, Character)
  ) {
    self.topLeft = Glyph(corners.0)
    self.topRight = Glyph(corners.1)
    self.bottomRight = Glyph(corners.2)
    self.bottomLeft = Glyph(corners.3)
    self.horizontal = Glyph(lines.0)
    self.vertical = Glyph(lines.1)
  }

  /// In the same order for every set.
  var all: [Glyph] { [horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight] }

  package static let rounded = BoxGlyphs(("╭", "╮", "╯", "╰"), ("─", "│"))
  package static let square = BoxGlyphs(("┌", "┐", "┘", "└"), ("─", "│"))
  package static let heavy = BoxGlyphs(("┏", "┓", "┛", "┗"), ("━", "┃"))
  package static let double = BoxGlyphs(("╔", "╗", "╝", "╚"), ("═", "║"))
  package static let ascii = BoxGlyphs(("+", "+", "+", "+"), ("-", "|"))
}
