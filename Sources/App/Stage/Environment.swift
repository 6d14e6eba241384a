import Glibc
import Screen

/// What the environment says about the terminal.
struct Environment {
  let terminalName: String
  let depth: ColorDepth

  init() {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    terminalName = value("TERM") ?? ""
    let wantsNoColor = value("NO_COLOR") != nil || value("CLICOLOR") == "0"
    let claimsTrueColor = ["truecolor", "24bit"].contains(value("COLORTERM") ?? "")
    depth = wantsNoColor ? .none : claimsTrueColor ? .trueColor : .twoHundredFiftySix
  }
}
