package import Screen

/// A terminal's colours as in a Windows Terminal scheme, and an `adplay` theme's additional colours
/// for single roles.
package struct ColorScheme: Equatable, Sendable {
  package var name: String
  /// What it is for, in a few words; nil if its file does not say it.
  package var about: String?
  package var background: RGB
  package var foreground: RGB
  package var selectionBackground: RGB?
  /// The eight hues and their bright ones, by name.
  package var hues: [Hue: RGB]
  /// A role's own colour instead of the derived one.
  package var roles: [Role: RGB]

  package init(
    name: String, about: String? = nil, background: RGB, foreground: RGB,
    selectionBackground: RGB? = nil,
    hues: [Hue: RGB], roles: [Role: RGB] = [:]
  ) {
    self.name = name
    self.about = about
    self.background = background
    self.foreground = foreground
    self.selectionBackground = selectionBackground
    self.hues = hues
    self.roles = roles
  }

  package enum Hue: String, CaseIterable, Sendable {
    case black, red, green, yellow, blue, purple, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightPurple, brightCyan
    case brightWhite
  }

  package var isLight: Bool { Contrast.luminance(background) > 0.4 }

  /// Whether its hues are shades of one colour or of grey, so that meaning cannot depend on colour.
  package var isMonochrome: Bool {
    let turns = Hue.allCases.compactMap { hues[$0]?.turn }
    guard let first = turns.first else { return true }
    return turns.allSatisfy { turn in
      let apart = abs(turn - first)
      return min(apart, 360 - apart) <= 30
    }
  }
}

extension RGB {
  /// The place on the circle of hues in degrees; nil for what is nearly grey.
  fileprivate var turn: Double? {
    let parts = [red, green, blue].sorted()
    return parts[2] - parts[0] > 12 ? HSL(self).hue * 60 : nil
  }
}
