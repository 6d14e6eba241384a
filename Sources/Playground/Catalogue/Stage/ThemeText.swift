/// What is said about themes.
package enum ThemeText {
  package static let withoutColors = "no colours"

  package static func tone(isLight: Bool) -> String { isLight ? "light" : "dark" }

  /// A contrast with one digit behind the point, rounded down: what is not reached is not said.
  package static func contrast(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  package static func moved(from before: String) -> String { "was \(before)" }

  package static func movedCount(_ count: Int, of all: Int) -> String {
    switch count {
    case 0: "all \(all) colours as they are"
    case 1: "1 of \(all) colours moved until it can be read"
    default: "\(count) of \(all) colours moved until they can be read"
    }
  }
}
