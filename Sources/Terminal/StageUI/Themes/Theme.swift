package import Screen

/// How things look. Few colours, each with a meaning: blue is Google, violet is the network, green is
/// agreement, red is its lack, yellow wants attention.
package struct Theme: Equatable, Sendable {
  package let name: String
  package let isLight: Bool
  /// Whether meaning cannot depend on colour.
  package let isMonochrome: Bool
  package let background: RGB
  package let foreground: RGB

  package let text: Style
  package let strong: Style
  package let muted: Style
  package let border: Style
  package let focusedBorder: Style
  package let accent: Style
  package let google: Style
  package let network: Style
  package let good: Style
  package let bad: Style
  package let warning: Style
  package let selection: Style
  /// What is over the panes.
  package let overlay: Style
  package let button: Style
  package let badge: Style
  /// The phone's screen, and a card on it.
  package let screen: Style
  package let card: Style

  package init(_ scheme: ColorScheme) {
    let look = ThemeColors(scheme)
    name = scheme.name
    background = scheme.background
    foreground = scheme.foreground
    isLight = Contrast.luminance(scheme.background) > 0.4
    isMonochrome = scheme.isGrey
    let ground = Color.rgb(scheme.background)
    text = Style(.rgb(look.text), on: ground)
    strong = Style(.rgb(look.text), on: ground, .bold)
    muted = Style(.rgb(look.muted), on: ground)
    border = Style(.rgb(look.line), on: ground)
    focusedBorder = Style(.rgb(look.accent), on: ground)
    accent = Style(.rgb(look.accent), on: ground)
    google = Style(.rgb(look.google), on: ground)
    network = Style(.rgb(look.network), on: ground)
    good = Style(.rgb(look.good), on: ground)
    bad = Style(.rgb(look.bad), on: ground, scheme.isGrey ? [.bold, .reverse] : .bold)
    warning = Style(.rgb(look.warning), on: ground)
    selection = Style(.rgb(look.textOnSelection), on: .rgb(look.selection))
    overlay = Style(.rgb(look.textOnRaised), on: .rgb(look.raised))
    button = Style(.rgb(look.textOnAccent), on: .rgb(look.accent), .bold)
    badge = Style(.rgb(look.textOnWarning), on: .rgb(look.warning), .bold)
    screen = Style(.rgb(look.text), on: ground)
    card = Style(.rgb(look.textOnRaised), on: .rgb(look.raised))
  }

  /// Colours are the terminal's own; meaning is in bold, reverse and underline.
  private init(monochrome name: String) {
    self.name = name
    isLight = false
    isMonochrome = true
    background = RGB(0x000000)
    foreground = RGB(0xFFFFFF)
    text = .plain
    strong = Style(.default, on: .default, .bold)
    muted = Style(.default, on: .default, .dim)
    border = Style(.default, on: .default, .dim)
    focusedBorder = strong
    accent = strong
    google = .plain
    network = .plain
    good = .plain
    bad = Style(.default, on: .default, [.bold, .reverse])
    warning = strong
    selection = Style(.default, on: .default, .reverse)
    overlay = .plain
    button = Style(.default, on: .default, [.bold, .reverse])
    badge = Style(.default, on: .default, .reverse)
    screen = .plain
    card = .plain
  }

  package static let mono = Theme(monochrome: "mono")
}

extension Style {
  /// The style on another background. It gets the background's text colour if its own would be
  /// unreadable, as on a light selection in a dark scheme.
  func readable(on ground: Style) -> Style {
    var style = with(background: ground.background).adding(ground.attributes)
    if let color = foreground.rgb, let other = ground.background.rgb,
      Contrast.ratio(color, other) < ThemeColors.textContrast
    {
      style.foreground = ground.foreground
    }
    return style
  }
}
