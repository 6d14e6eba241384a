import Languages

/// What is said about themes.
package enum ThemeText {
  package static var withoutColors: String { localized("no colours") }

  package static func tone(isLight: Bool) -> String {
    isLight ? localized("light") : localized("dark")
  }

  /// A contrast with one digit behind the point, rounded down: what is not reached is not said.
  package static func contrast(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  package static func moved(from before: String) -> String { localized("was \(before)") }

  package static func movedCount(_ count: Int, of all: Int) -> String {
    switch count {
    case 0: localized("all \(all) colours as they are")
    case 1: localized("1 of \(all) colours moved until it can be read")
    default: localized("\(count) of \(all) colours moved until they can be read")
    }
  }
}
