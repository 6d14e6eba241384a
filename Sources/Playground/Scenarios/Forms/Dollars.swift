/// How an amount of money is written as text: dollars, with at most six digits after the point.
package enum Dollars {
  /// What editors check; up to a million.
  static let pattern = #"^\$?([0-9]{1,6}(\.[0-9]{1,6})?|1000000)$"#

  /// A text's millionths of a dollar; nil if it is no amount.
  package static func micros(reading text: String) -> Int? {
    let amount = text.hasPrefix("$") ? text.dropFirst() : text[...]
    let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, isDigits(whole, atMost: 7),
      let dollars = Int(whole), dollars <= most
    else { return nil }
    guard parts.count == 2 else {
      return whole.count == 7 && dollars < most ? nil : dollars * million
    }
    guard whole.count <= 6, isDigits(parts[1], atMost: 6) else { return nil }
    let places = parts[1] + String(repeating: "0", count: 6 - parts[1].count)
    return Int(places).map { dollars * million + $0 }
  }

  /// An amount as a scenario can have it.
  package static func text(_ micros: Int) -> String {
    let (dollars, rest) = micros.quotientAndRemainder(dividingBy: million)
    guard rest != 0 else { return "$\(dollars)" }
    var places = String(String(rest + million).dropFirst())
    while places.count > 2, places.last == "0" { places.removeLast() }
    return "$\(dollars).\(places)"
  }

  private static let million = 1_000_000
  private static let most = 1_000_000

  private static func isDigits(_ text: Substring, atMost count: Int) -> Bool {
    (1...count).contains(text.count) && text.utf8.allSatisfy { (48...57).contains($0) }
  }
}
