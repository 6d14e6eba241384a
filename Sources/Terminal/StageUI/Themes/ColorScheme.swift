package import Screen

/// A terminal's colours as in a Windows Terminal scheme, and an `adplay` theme's additional colours
/// for single roles.
package struct ColorScheme: Equatable, Sendable {
  package var name: String
  package var background: RGB
  package var foreground: RGB
  package var selectionBackground: RGB?
  /// The eight hues and their bright ones, by name.
  package var hues: [Hue: RGB]
  /// A role's own colour instead of the derived one.
  package var roles: [Role: RGB]

  package init(
    name: String, background: RGB, foreground: RGB, selectionBackground: RGB? = nil,
    hues: [Hue: RGB], roles: [Role: RGB] = [:]
  ) {
    self.name = name
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

  /// Whether all its hues are grey, so that meaning cannot depend on colour.
  var isGrey: Bool {
    hues.values.allSatisfy { hue in
      let parts = [hue.red, hue.green, hue.blue].sorted()
      return parts[2] - parts[0] <= 12
    }
  }

  /// What a theme can give a colour of its own.
  package enum Role: String, CaseIterable, Sendable {
    case muted, line, raised, selection, accent, google, adapter, network, server, alarm
    case arbiter, service
  }
}

/// The colours of the roles: from the scheme, with their lightness adjusted until they are
/// readable.
struct ThemeColors {
  /// The contrast text needs against its background, and the contrast a line needs.
  static let textContrast = 4.5
  static let lineContrast = 1.6

  let text: RGB
  let muted: RGB
  let line: RGB
  let raised: RGB
  let textOnRaised: RGB
  let selection: RGB
  let textOnSelection: RGB
  let accent: RGB
  let textOnAccent: RGB
  let arbiter: RGB
  let service: RGB
  let google: RGB
  let adapter: RGB
  let network: RGB
  let server: RGB
  let alarm: RGB
  let textOnBadge: RGB

  init(_ scheme: ColorScheme) {
    let ground = scheme.background
    let raised = scheme.roles[.raised] ?? ground.mixed(with: scheme.foreground, part: 0.08)
    let selection =
      scheme.roles[.selection] ?? scheme.selectionBackground
      ?? ground.mixed(with: scheme.foreground, part: 0.2)
    func readable(_ color: RGB, on ground: RGB) -> RGB {
      Contrast.nudged(color, on: ground, to: Self.textContrast)
    }
    /// Readable on the panes, and on other backgrounds as long as that costs nothing there.
    func everywhere(_ color: RGB) -> RGB {
      [raised, selection].reduce(readable(color, on: ground)) { color, other in
        let better = readable(color, on: other)
        return Contrast.ratio(better, ground) >= Self.textContrast ? better : color
      }
    }
    func hue(_ hue: ColorScheme.Hue, _ role: ColorScheme.Role) -> RGB {
      everywhere(scheme.roles[role] ?? scheme.hues[hue] ?? scheme.foreground)
    }
    /// Without a colour of its own: what is between two hues.
    func mixed(
      _ one: ColorScheme.Hue, _ other: ColorScheme.Hue, _ role: ColorScheme.Role
    ) -> RGB {
      let (one, other) = (
        scheme.hues[one] ?? scheme.foreground, scheme.hues[other] ?? scheme.foreground
      )
      return everywhere(scheme.roles[role] ?? one.mixed(with: other, part: 0.5))
    }
    self.raised = raised
    self.selection = selection
    text = readable(scheme.foreground, on: ground)
    muted = everywhere(
      scheme.roles[.muted] ?? scheme.foreground.mixed(with: ground, part: 0.4))
    line = Contrast.nudged(
      scheme.roles[.line] ?? scheme.foreground.mixed(with: ground, part: 0.75), on: ground,
      to: Self.lineContrast)
    textOnRaised = readable(scheme.foreground, on: raised)
    textOnSelection = readable(scheme.foreground, on: selection)
    accent = hue(.cyan, .accent)
    textOnAccent = readable(ground, on: accent)
    arbiter = mixed(.red, .purple, .arbiter)
    service = mixed(.green, .yellow, .service)
    google = hue(.blue, .google)
    adapter = hue(.yellow, .adapter)
    network = hue(.purple, .network)
    server = hue(.green, .server)
    alarm = hue(.red, .alarm)
    textOnBadge = readable(ground, on: adapter)
  }
}
