import Glibc
import Screen

/// What the environment says about the terminal.
struct Environment {
  let terminalName: String
  let depth: ColorDepth
  /// Whether the terminal itself is asked, and not a program between it and us that draws only
  /// cells; one terminal prints what it does not know.
  let mayHaveGraphics: Bool

  /// Where programs keep what they remember; nil if the user has no place for it.
  static var stateFolder: String? { folder("XDG_STATE_HOME", inHome: ".local/state") }

  /// Where users tell programs what they like; nil as above.
  static var configurationFolder: String? { folder("XDG_CONFIG_HOME", inHome: ".config") }

  /// Where users install what is theirs alone.
  static var localFolder: String? {
    value("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.local" : nil }
  }

  /// Whether programs are to speak in lines, for a screen reader.
  static var wantsAccessible: Bool { value("ACCESSIBLE").map { $0 != "0" } ?? false }

  /// What the user's locale calls the language of messages.
  static var locale: String? { value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") }

  private static func folder(_ name: String, inHome place: String) -> String? {
    if let folder = value(name), folder.hasPrefix("/") { return folder }
    return value("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/\(place)" : nil }
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  init() {
    terminalName = Self.value("TERM") ?? ""
    let isInside = ["TMUX", "STY", "ZELLIJ"].contains { Self.value($0) != nil }
    let isMultiplexer = ["screen", "tmux"].contains(where: terminalName.hasPrefix)
    mayHaveGraphics =
      !isInside && !isMultiplexer && Self.value("TERM_PROGRAM") != "Apple_Terminal"
    let wantsNoColor = Self.value("NO_COLOR") != nil || Self.value("CLICOLOR") == "0"
    let claimsTrueColor = ["truecolor", "24bit"].contains(Self.value("COLORTERM") ?? "")
    depth = wantsNoColor ? .none : claimsTrueColor ? .trueColor : .twoHundredFiftySix
  }
}
