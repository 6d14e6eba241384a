extension Int {
  /// `2,000`: a number of things, for people.
  package var grouped: String {
    let digits = Array(String(magnitude))
    let text = digits.enumerated().map { place, digit in
      let isBehindGroup = place > 0 && (digits.count - place).isMultiple(of: 3)
      return (isBehindGroup ? "," : "") + String(digit)
    }
    return (self < 0 ? "-" : "") + text.joined()
  }
}
