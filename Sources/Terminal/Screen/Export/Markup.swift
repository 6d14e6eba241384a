/// Text inside XML or HTML.
enum Markup {
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }

  /// A length with at most two decimals, without an exponent.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole = hundredths / 100
    let rest = abs(hundredths % 100)
    let sign = hundredths < 0 && whole == 0 ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    let digits = (rest < 10 ? "0" : "") + String(rest)
    return sign + String(whole) + "." + (digits.hasSuffix("0") ? String(digits.dropLast()) : digits)
  }
}
