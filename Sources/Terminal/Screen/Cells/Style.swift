/// How a cell is drawn besides its colours.
package struct Attributes: OptionSet, Hashable, Sendable {
  // As wide as its neighbours in `Cell`, so that a cell has no padding and compares as integers.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let bold = Attributes(rawValue: 1)
  package static let dim = Attributes(rawValue: 2)
  package static let italic = Attributes(rawValue: 4)
  package static let underline = Attributes(rawValue: 8)
  package static let reverse = Attributes(rawValue: 16)
  package static let strikethrough = Attributes(rawValue: 32)
}

/// Colours and attributes of a cell.
package struct Style: Hashable, Sendable {
  package var foreground: Color
  package var background: Color
  package var attributes: Attributes

  package init(
    _ foreground: Color = .default, on background: Color = .default, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours and no attributes.
  package static let plain = Style()

  package func adding(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  /// Without reverse, in which what is drawn with lines and blocks would be holes.
  package var upright: Style {
    var style = self
    style.attributes.remove(.reverse)
    return style
  }

  package func with(foreground: Color? = nil, background: Color? = nil) -> Style {
    Style(foreground ?? self.foreground, on: background ?? self.background, attributes)
  }
}
