extension ColorScheme {
  /// What a theme can give a colour of its own.
  package enum Role: String, CaseIterable, Sendable {
    case muted, line, focus, raised, selection, accent
    case google, adapter, network, server, arbiter, service, alarm

    /// What has this colour.
    package var meaning: String {
      switch self {
      case .muted: "what matters less: units, hints, times"
      case .line: "the frames of panes, and the lines in them"
      case .focus: "the frame of the pane that has the focus"
      case .raised: "the ground of sheets and cards"
      case .selection: "the ground of the selected row"
      case .accent: "what can be pressed, and what the program itself says"
      case .google: "Google"
      case .adapter: "the adapter, and the badge of an ad"
      case .network: "the network and its SDK"
      case .server: "the servers"
      case .arbiter: "the arbiter"
      case .service: "the service over many networks"
      case .alarm: "something is wrong"
      }
    }

    /// What it is made of where a file does not have it.
    package var origin: String {
      switch self {
      case .muted: "three fifths `foreground`, two fifths `background`"
      case .line: "a quarter `foreground`, three quarters `background`"
      case .focus: "`accent`"
      case .raised: "`background` with a little `foreground`"
      case .selection: "`selectionBackground`, or `background` with a fifth `foreground`"
      case .accent: "`cyan`"
      case .google: "`blue`"
      case .adapter: "`yellow`"
      case .network: "`purple`"
      case .server: "`green`"
      case .arbiter: "between `red` and `purple`, and turned away from the other parties"
      case .service: "between `green` and `yellow`, and turned away from the other parties"
      case .alarm: "`red`"
      }
    }

    /// The contrast with its ground that it gets; nil for what is a ground itself.
    package var contrast: Double? {
      switch self {
      case .raised, .selection: nil
      case .line, .focus: ThemeColors.lineContrast
      default: ThemeColors.textContrast
      }
    }
  }
}
