/// Shows arbitrary text within a sentence that must stay one short line.
enum JSONQuote {
  private static let longestQuote = 48
  private static let longestLine = 240
  private static let mostWords = 16

  /// In quotes, shortened, with invisible characters made visible.
  static func quote(_ text: String) -> String { "\"\(visible(text, limit: longestQuote))\"" }

  /// The same without quotes, for sentences of ours that may contain text from outside.
  static func line(_ text: String) -> String { visible(text, limit: longestLine) }

  static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quote($0))?" } ?? ""
  }

  /// Whether a list of these is cut: leaving out a single word would save less than the note about it takes.
  static func cuts(_ words: [String]) -> Bool { words.count > mostWords + 1 }

  /// `"a", "b" or "c"`.
  static func list(_ words: [String]) -> String {
    let quoted = words.prefix(mostWords).map(quote)
    guard cuts(words) else { return alternatives(words.map(quote)) }
    return quoted.joined(separator: ", ") + " or \(words.count - mostWords) others"
  }

  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  static func hex(_ number: some BinaryInteger, digits: Int) -> String {
    let hex = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - hex.count)) + hex
  }

  /// Looks at no more of the text than it shows.
  private static func visible(_ text: String, limit: Int) -> String {
    var shown = String.UnicodeScalarView()
    let scalars = text.unicodeScalars
    let head = scalars.prefix(limit)
    for scalar in head { append(scalar, to: &shown) }
    if head.endIndex < scalars.endIndex { shown.append("…") }
    return String(shown)
  }

  private static func append(_ scalar: Unicode.Scalar, to shown: inout String.UnicodeScalarView) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      shown.append(contentsOf: "\\u{\(hex(scalar.value, digits: 2))}".unicodeScalars)
    default: shown.append(scalar)
    }
  }
}
