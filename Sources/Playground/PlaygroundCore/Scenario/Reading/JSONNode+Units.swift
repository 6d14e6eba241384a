import JSON

extension Duration {
  /// A number and `ms`, `s`, `min` or `h`, up to a day; nil for anything else.
  package init?(reading text: String) {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let units: [String: Double] = ["ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000]
    guard let value = Double(number), let unit = units[String(text.dropFirst(number.count))],
      value * unit <= 86_400_000
    else { return nil }
    self = .milliseconds(Int((value * unit).rounded()))
  }
}

extension JSONNode {
  /// A length of time: a number and `ms`, `s`, `min` or `h`, up to a day.
  func duration() throws(JSONError) -> Duration {
    let text = try string()
    guard let duration = Duration(reading: text) else {
      throw problem("a length of time, as in \"200ms\" or \"2s\"", found: text)
    }
    return duration
  }

  /// `#rrggbb` as a number.
  func color() throws(JSONError) -> UInt32 {
    let text = try string()
    guard text.utf8.count == 7, text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16)
    else { throw problem("a colour, as in \"#1a2b3c\"", found: text) }
    return value
  }

  /// An amount of money in millionths.
  func micros() throws(JSONError) -> Int {
    let amount = try double()
    guard (0...1_000_000).contains(amount) else {
      throw problem("an amount from 0 to 1000000", found: "\(amount)")
    }
    return Int((amount * 1_000_000).rounded())
  }
}
