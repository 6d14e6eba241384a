/// What `--log` writes about the program itself, one line for each event.
package enum LogText {
  package static func starts(_ version: String, _ words: [String]) -> String {
    "adplay \(version) starts: \((["adplay"] + words).joined(separator: " "))"
  }
  package static func terminal(_ name: String, width: Int, height: Int, colors: String) -> String {
    "terminal: TERM \(name), \(width) by \(height), colours \(colors)"
  }
  package static func background(red: Int, green: Int, blue: Int) -> String {
    "terminal answers: background \(red) \(green) \(blue)"
  }
  package static func appearance(isLight: Bool) -> String {
    "terminal tells: it is \(isLight ? "light" : "dark") now"
  }
  package static func drawing(isASCII: Bool) -> String {
    "terminal answers: draws \(isASCII ? "ASCII" : "Unicode")"
  }
  package static func size(width: Int, height: Int) -> String {
    "terminal: now \(width) by \(height)"
  }
  package static let accessible = "accessible mode: no terminal is opened"
  package static func scenario(_ path: String) -> String { "scenario: \(path)" }
  package static func journal(_ path: String) -> String { "journal: \(path)" }
  package static func configuration(_ path: String, exists: Bool) -> String {
    "configuration: \(path)\(exists ? "" : ", which does not exist")"
  }
  package static let noConfiguration = "configuration: none is read"
  package static func themes(dark: String, light: String) -> String {
    dark == light
      ? "theme: \(dark), whatever the background is"
      : "theme: \(dark), or \(light) on a light background"
  }
  package static func theme(_ name: String) -> String { "theme: now \(name)" }
  package static func reloaded(_ what: String) -> String { "reloaded: \(what)" }
  package static func notReloaded(_ sentence: String) -> String { "not reloaded: \(sentence)" }
  package static let configurationFiles = "configuration and themes"
  package static func written(_ path: String) -> String { "written: \(path)" }
  package static func trouble(_ sentence: String) -> String { "error: \(sentence)" }
  package static let resumed = "goes on after a stop"
  package static let hangup = "the terminal is gone"
  package static func leaves(_ status: Int32) -> String { "leaves with status \(status)" }
}
