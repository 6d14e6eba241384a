import Glibc
import Screen

/// What the environment says about the terminal.
struct Environment {
  let terminalName: String
  let depth: ColorDepth

  /// Where programs keep what they remember; nil if the user has no place for it.
  static var stateFolder: String? {
    if let folder = value("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder }
    return value("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  init() {
    terminalName = Self.value("TERM") ?? ""
    let wantsNoColor = Self.value("NO_COLOR") != nil || Self.value("CLICOLOR") == "0"
    let claimsTrueColor = ["truecolor", "24bit"].contains(Self.value("COLORTERM") ?? "")
    depth = wantsNoColor ? .none : claimsTrueColor ? .trueColor : .twoHundredFiftySix
  }
}
