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

  /// The theme of a scheme, for a terminal with so many colours: where there are only the first
  /// sixteen, the nearest ones would make two parties alike.
  package init(_ scheme: ColorScheme, depth: ColorDepth = .trueColor) {
    let look = ThemeColors(scheme)
    let few = FewColors(depth, isLight: Contrast.luminance(scheme.background) > 0.4)
    func color(_ role: FewColors.Role, _ color: RGB) -> Color {
      scheme.isGrey ? .rgb(color) : few?.color(role) ?? .rgb(color)
    }
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
    accent = Style(color(.accent, look.accent), on: ground)
    focusedBorder = accent
    // They take the adapter's place, and share its colour where there are few.
    arbiter = Style(
      few == nil || scheme.isGrey ? .rgb(look.arbiter) : color(.adapter, look.arbiter), on: ground,
      few == nil ? [] : .bold)
    service = Style(
      few == nil || scheme.isGrey ? .rgb(look.service) : color(.adapter, look.service), on: ground,
      few == nil ? [] : .underline)
    google = Style(color(.google, look.google), on: ground)
    adapter = Style(color(.adapter, look.adapter), on: ground)
    network = Style(color(.network, look.network), on: ground)
    server = Style(color(.server, look.server), on: ground)
    warning = Style(color(.alarm, look.alarm), on: ground)
    alarm = warning.adding(scheme.isGrey ? [.bold, .reverse] : .bold)
    selection =
      few == nil
      ? Style(.rgb(look.textOnSelection), on: .rgb(look.selection)) : text.adding(.reverse)
    overlay = Style(.rgb(look.textOnRaised), on: .rgb(look.raised))
    button = Style(.rgb(look.textOnAccent), on: color(.accent, look.accent), .bold)
    badge = Style(.rgb(look.textOnBadge), on: color(.adapter, look.adapter), .bold)
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
    arbiter = .plain
    service = .plain
    google = .plain
    adapter = .plain
    network = .plain
    server = .plain
    alarm = Style(.default, on: .default, [.bold, .reverse])
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
