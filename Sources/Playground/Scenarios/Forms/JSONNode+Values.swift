import JSON

extension Duration {
  /// A number and `ms`, `s`, `min` or `h`, up to a day; nil for anything else.
  package init?(reading text: String) {
    guard let milliseconds = LengthOfTime.milliseconds(text) else { return nil }
    self = .milliseconds(milliseconds)
  }
}

extension JSONNode {
  /// A length of time: a number and `ms`, `s`, `min` or `h`, up to a day.
  func duration() throws(JSONError) -> Duration {
    guard case .string(let text) = value, let duration = Duration(reading: text) else {
      throw problem("a length of time, as in \"200ms\" or \"2s\"")
    }
    return duration
  }

  /// A length of time without a limit: what an ad says about itself is not ours to restrict.
  func anyDuration() throws(JSONError) -> Duration {
    guard case .string(let text) = value,
      let milliseconds = LengthOfTime.anyMilliseconds(text)
    else { throw problem("a length of time, as in \"5s\" or \"2min\"") }
    return .milliseconds(milliseconds)
  }

  /// A length of time that is not 0.
  func positiveDuration() throws(JSONError) -> Duration {
    let duration = try duration()
    guard duration > .zero else {
      throw problem("a length of time that is not 0, as in \"200ms\" or \"2s\"")
    }
    return duration
  }

  /// A text of one line that is not empty.
  func line(_ refusal: String) throws(JSONError) -> String {
    let text = try string()
    guard !text.isEmpty, !text.contains(where: \.isNewline) else { throw self.refusal(refusal) }
    return text
  }

  /// `#rrggbb` as a number.
  func color() throws(JSONError) -> UInt32 {
    let text = try string()
    // Checked digit by digit, as a number could also begin with a sign.
    guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { throw problem("a colour, as in \"#1a2b3c\"", found: text) }
    return value
  }

  /// An amount of money in millionths.
  func micros() throws(JSONError) -> Int {
    if kind == .string {
      let text = try string()
      guard let micros = Dollars.micros(reading: text) else {
        throw problem("an amount such as 4.2 or \"$4.20\"", found: text)
      }
      return micros
    }
    return Int((try double(in: 0...1_000_000, "an amount") * 1_000_000).rounded())
  }

  /// A number that need not be whole.
  func double(in allowed: ClosedRange<Int>, _ noun: String) throws(JSONError) -> Double {
    let number = try double()
    guard Double(allowed.lowerBound) <= number, number <= Double(allowed.upperBound) else {
      throw problem("\(noun) from \(allowed.lowerBound) to \(allowed.upperBound)")
    }
    return number
  }
}
