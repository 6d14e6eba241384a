package import Screen

/// The colours of the roles: from the scheme, with their lightness adjusted until they are
/// readable.
package struct ThemeColors {
  /// The contrast text needs against its background, and the contrast a line needs.
  package static let textContrast = 4.5
  package static let lineContrast = 3.0
  /// How far a party's colour is from those of the others, see `Contrast.distance`.
  package static let partyDistance = 90.0

  let ground: RGB
  let text: RGB
  let muted: RGB
  let line: RGB
  let focus: RGB
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
  /// What became of each colour.
  package let fits: [ColorFit]

  package init(_ scheme: ColorScheme, depth: ColorDepth = .trueColor) {
    var fitting = ColorFitting(depth: depth)
    let ground = fitting.ground(scheme.background)
    let raised = fitting.ground(scheme.color(of: .raised))
    let selection = fitting.ground(scheme.color(of: .selection))
    (self.ground, self.raised, self.selection) = (ground, raised, selection)
    func read(_ color: RGB, _ role: String, on ground: RGB) -> RGB {
      fitting.fit(color, as: role, on: ground, to: Self.textContrast)
    }
    func role(_ role: ColorScheme.Role, _ color: RGB? = nil, isParty: Bool = true) -> RGB {
      fitting.fit(
        color ?? scheme.color(of: role), as: role.rawValue, on: ground,
        to: role.contrast ?? Self.textContrast,
        others: role == .line || role == .focus ? [] : [raised, selection], isParty: isParty)
    }
    text = fitting.fit(
      scheme.foreground, as: "text", on: ground, to: Self.textContrast, isParty: true)
    textOnRaised = read(scheme.foreground, "text on raised", on: raised)
    textOnSelection = read(scheme.foreground, "text on selection", on: selection)
    muted = role(.muted, isParty: false)
    line = role(.line, isParty: false)
    accent = role(.accent)
    textOnAccent = read(scheme.background, "text on accent", on: accent)
    focus = role(.focus, scheme.roles[.focus] ?? accent, isParty: false)
    google = role(.google)
    adapter = role(.adapter)
    textOnBadge = read(scheme.background, "text on adapter", on: adapter)
    network = role(.network)
    server = role(.server)
    alarm = role(.alarm)
    let parties = [text, accent, google, adapter, network, server, alarm]
    func apart(_ role: ColorScheme.Role, from others: [RGB]) -> RGB {
      let color = scheme.color(of: role)
      guard scheme.roles[role] == nil, !scheme.isMonochrome else { return color }
      return Contrast.apart(color, from: others, by: Self.partyDistance) {
        Contrast.nudged($0, on: ground, to: Self.textContrast)
      }
    }
    arbiter = role(.arbiter, apart(.arbiter, from: parties))
    service = role(.service, apart(.service, from: parties + [arbiter]))
    fits = fitting.fits
  }
}

extension ColorScheme {
  /// The role's colour as the scheme has it, or what it is made of.
  fileprivate func color(of role: Role) -> RGB {
    roles[role] ?? derived(role)
  }

  private func derived(_ role: Role) -> RGB {
    switch role {
    case .muted: foreground.mixed(with: background, part: 0.4)
    case .line: foreground.mixed(with: background, part: 0.75)
    case .raised: background.mixed(with: foreground, part: 0.08)
    case .selection: selectionBackground ?? background.mixed(with: foreground, part: 0.2)
    case .focus, .accent: hue(.cyan)
    case .google: hue(.blue)
    case .adapter: hue(.yellow)
    case .network: hue(.purple)
    case .server: hue(.green)
    case .alarm: hue(.red)
    case .arbiter: hue(.red).mixed(with: hue(.purple), part: 0.5)
    case .service: hue(.green).mixed(with: hue(.yellow), part: 0.5)
    }
  }

  private func hue(_ hue: Hue) -> RGB { hues[hue] ?? foreground }
}
