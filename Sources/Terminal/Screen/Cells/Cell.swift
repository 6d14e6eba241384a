/// One place on the screen: sixteen bytes without padding or references.
package struct Cell: Hashable, Sendable {
  package var glyph: Glyph
  package var style: Style

  package init(_ glyph: Glyph = .blank, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  package static let blank = Cell()
}
