extension LengthOfTime {
  /// A regular expression, in the sense of JSON Schema, for exactly the texts that can be read.
  static let pattern = "^\(units)$"

  /// The same without those that are 0.
  static let positivePattern = "^(?!0[.0]*[hms])\(units)$"

  /// The same without a limit.
  static let anyPattern = "^(?:\(Unit.allCases.map(anyAlternative).joined(separator: "|")))$"

  private static func anyAlternative(_ unit: Unit) -> String {
    let some = unit.decimals > 0 ? "(?:\\.[0-9]{1,\(unit.decimals)})?" : ""
    return "(?:0|[1-9][0-9]{0,7})\(some)\(unit.rawValue)"
  }

  private static let units = "(?:\(Unit.allCases.map(alternative).joined(separator: "|")))"

  private static func alternative(_ unit: Unit) -> String {
    let most = mostMilliseconds / unit.inMilliseconds
    let below = "(?:\(numbers(below: most)))"
    guard unit.decimals > 0 else { return "(?:\(below)|\(most))\(unit.rawValue)" }
    let some = "(?:\\.[0-9]{1,\(unit.decimals)})?"
    let none = "(?:\\.0{1,\(unit.decimals)})?"
    return "(?:\(below)\(some)|\(most)\(none))\(unit.rawValue)"
  }

  /// The whole numbers below one with several digits: the shorter ones, and for each of its digits
  /// those that are smaller in that digit but equal before it.
  private static func numbers(below limit: Int) -> String {
    let digits = Array("\(limit)")
    var ways = ["0", "[1-9]\(any(upTo: digits.count - 2))"]
    for (place, digit) in digits.enumerated() {
      let least = place == 0 ? 1 : 0
      guard let value = digit.wholeNumberValue, value > least else { continue }
      let smaller = value - 1 == least ? "\(least)" : "[\(least)-\(value - 1)]"
      ways.append(String(digits[..<place]) + smaller + any(digits.count - place - 1))
    }
    return ways.joined(separator: "|")
  }

  private static func any(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: "[0-9]"
    default: "[0-9]{\(count)}"
    }
  }

  private static func any(upTo count: Int) -> String {
    count == 0 ? "" : "[0-9]{0,\(count)}"
  }
}
