/// How a length of time is written: a number and a unit, in whole milliseconds and up to a day.
///
/// Its reader and the pattern that editors get are made from the same facts.
enum LengthOfTime {
  enum Unit: String, CaseIterable {
    case milliseconds = "ms"
    case seconds = "s"
    case minutes = "min"
    case hours = "h"

    var inMilliseconds: Int {
      switch self {
      case .milliseconds: 1
      case .seconds: 1000
      case .minutes: 60_000
      case .hours: 3_600_000
      }
    }

    /// How many digits are allowed after the point; more would not be whole milliseconds.
    var decimals: Int {
      switch self {
      case .milliseconds: 0
      case .seconds: 3
      case .minutes, .hours: 4
      }
    }
  }

  static let mostMilliseconds = 86_400_000

  /// A text's milliseconds; nil if it is invalid or more than a day.
  static func milliseconds(_ text: String) -> Int? {
    anyMilliseconds(text).flatMap { $0 <= mostMilliseconds ? $0 : nil }
  }

  /// The same without a limit: up to eight digits of any unit.
  static func anyMilliseconds(_ text: String) -> Int? {
    let letters = text.utf8
    let whole = letters.prefix(while: isDigit)
    // This many digits are more than a day in any unit, and fit into the number.
    guard (1...8).contains(whole.count), whole.count == 1 || whole.first != zero else { return nil }
    var rest = letters.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(fraction.count + 1)
      guard !fraction.isEmpty else { return nil }
    }
    guard let unit = Unit(rawValue: String(Substring(rest))), fraction.count <= unit.decimals
    else { return nil }
    let scale = fraction.reduce(1) { scale, _ in scale * 10 }
    return number(whole) * unit.inMilliseconds + number(fraction) * unit.inMilliseconds / scale
  }

  private static let zero = UInt8(ascii: "0")

  private static func isDigit(_ letter: UInt8) -> Bool {
    (zero...UInt8(ascii: "9")).contains(letter)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - zero) }
  }
}
