package import Screen

/// How things look. A colour is a party: blue is Google, amber the adapter, violet the network, green
/// the server, rose the arbiter, a colour between green and yellow or blue the service; user and
/// application are without. Red is an alarm, and the accent, which is none of
/// these, is what can be pressed and what the program itself says.
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
  package let arbiter: Style
  package let service: Style
  package let google: Style
  package let adapter: Style
  package let network: Style
  package let server: Style
  /// Something is wrong.
  package let alarm: Style
  /// Something may be wrong.
  package let warning: Style
  package let selection: Style
  /// What is over the panes.
  package let overlay: Style
  package let button: Style
  package let badge: Style
  /// The phone's screen, and a card on it.
  package let screen: Style
  package let card: Style
}

extension Theme {
  /// The theme of a scheme, for a terminal with so many colours.
  package init(_ scheme: ColorScheme, depth: ColorDepth = .trueColor) {
    switch depth {
    case .none: self.init(monochrome: scheme.name)
    case .eight, .sixteen: self.init(scheme, few: FewColors(depth, isLight: scheme.isLight))
    case .twoHundredFiftySix, .trueColor: self.init(scheme, ThemeColors(scheme, depth: depth))
    }
  }

  private init(_ scheme: ColorScheme, _ look: ThemeColors) {
    let ground = Color.rgb(look.ground)
    func on(_ color: RGB, _ attributes: Attributes = []) -> Style {
      Style(.rgb(color), on: ground, attributes)
    }
    self.init(
      name: scheme.name, isLight: scheme.isLight, isMonochrome: scheme.isMonochrome,
      background: scheme.background, foreground: scheme.foreground,
      text: on(look.text), strong: on(look.text, .bold), muted: on(look.muted),
      border: on(look.line), focusedBorder: on(look.focus), accent: on(look.accent),
      arbiter: on(look.arbiter), service: on(look.service), google: on(look.google),
      adapter: on(look.adapter), network: on(look.network), server: on(look.server),
      alarm: on(look.alarm, scheme.isMonochrome ? [.bold, .reverse] : .bold),
      warning: on(look.alarm),
      selection: Style(.rgb(look.textOnSelection), on: .rgb(look.selection)),
      overlay: Style(.rgb(look.textOnRaised), on: .rgb(look.raised)),
      button: Style(.rgb(look.textOnAccent), on: .rgb(look.accent), .bold),
      badge: Style(.rgb(look.textOnBadge), on: .rgb(look.adapter), .bold),
      screen: on(look.text), card: Style(.rgb(look.textOnRaised), on: .rgb(look.raised)))
  }

  /// The nearest of so few colours would make two parties alike, and nobody knows how the user has set
  /// them: each has the colour of its name, and meaning is in attributes as well.
  private init(_ scheme: ColorScheme, few: FewColors) {
    let text = Style(few.text, on: few.ground)
    func party(_ role: FewColors.Role, _ attributes: Attributes = []) -> Style {
      scheme.isMonochrome ? text : Style(few.color(role), on: few.ground, attributes)
    }
    let accent = scheme.isMonochrome ? text.adding(.bold) : party(.accent)
    self.init(
      name: scheme.name, isLight: scheme.isLight, isMonochrome: scheme.isMonochrome,
      background: scheme.background, foreground: scheme.foreground,
      text: text, strong: text.adding(.bold), muted: Style(few.muted, on: few.ground),
      border: Style(few.muted, on: few.ground), focusedBorder: accent, accent: accent,
      // They take the adapter's place, and share its colour.
      arbiter: party(.adapter, .bold), service: party(.adapter, .underline),
      google: party(.google), adapter: party(.adapter), network: party(.network),
      server: party(.server),
      alarm: party(.alarm).adding(scheme.isMonochrome ? [.bold, .reverse] : .bold),
      warning: scheme.isMonochrome ? text.adding(.bold) : party(.alarm),
      selection: text.adding(.reverse), overlay: text, button: text.adding([.bold, .reverse]),
      badge: text.adding([.bold, .reverse]), screen: text, card: text)
  }

  /// Colours are the terminal's own; meaning is in bold, reverse and underline.
  private init(monochrome name: String) {
    let (plain, bold) = (Style.plain, Style.plain.adding(.bold))
    let (dim, reverse) = (Style.plain.adding(.dim), Style.plain.adding(.reverse))
    self.init(
      name: name, isLight: false, isMonochrome: true, background: RGB(0), foreground: RGB(0xFFFFFF),
      text: plain, strong: bold, muted: dim, border: dim, focusedBorder: bold, accent: bold,
      arbiter: plain, service: plain, google: plain, adapter: plain, network: plain, server: plain,
      alarm: bold.adding(.reverse), warning: bold, selection: reverse, overlay: plain,
      button: bold.adding(.reverse), badge: reverse, screen: plain, card: plain)
  }

  package static let mono = Theme(monochrome: "mono")
}

extension Style {
  /// The style on another background. It gets the background's text colour if its own would be
  /// unreadable, as on a light selection in a dark scheme.
  package func readable(on ground: Style) -> Style {
    var style = with(background: ground.background).adding(ground.attributes)
    if let color = foreground.rgb, let other = ground.background.rgb,
      Contrast.ratio(color, other) < ThemeColors.textContrast
    {
      style.foreground = ground.foreground
    }
    return style
  }
}
