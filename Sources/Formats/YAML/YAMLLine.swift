import JSON

/// One line of a `FlatYAML`.
struct YAMLLine {
  let text: [Unicode.Scalar]
  private let number: Int

  init(_ text: [Unicode.Scalar], number: Int) {
    (self.text, self.number) = (text, number)
  }

  /// Where its first word begins; nil if there is none.
  var start: Int? {
    text.firstIndex { $0 != " " && $0 != "\t" }.flatMap { text[$0] == "#" ? nil : $0 }
  }

  func position(_ place: Int) -> JSONPosition { JSONPosition(line: number, column: place + 1) }

  func refusal(_ reason: String, at place: Int) -> JSONError {
    JSONError(position: position(place), problem: .refused(reason))
  }

  private func word(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(text[range]))
  }

  /// The key that begins there, and the place of its colon.
  func key(from start: Int) throws(JSONError) -> (String, colon: Int) {
    if text[start] == "-", start + 1 == text.count || text[start + 1] == " " {
      throw refusal("a list is not expected here", at: start)
    }
    if text[start] == "\"" || text[start] == "'" {
      let (key, end) = try quoted(from: start)
      guard end < text.count, text[end] == ":" else { throw noColon(at: end) }
      return (key, end)
    }
    let colon = text.indices.first {
      $0 > start && text[$0] == ":" && ($0 + 1 == text.count || text[$0 + 1] == " ")
    }
    guard let colon else { throw noColon(at: start) }
    return (word(start..<colon).trimmed, colon)
  }

  private func noColon(at place: Int) -> JSONError {
    refusal("expected a key, a colon, a blank and a value", at: place)
  }

  /// The value behind a colon; nil if there is none.
  func value(after colon: Int) throws(JSONError) -> (text: String, place: Int)? {
    guard let start = text[(colon + 1)...].firstIndex(where: { $0 != " " && $0 != "\t" }) else {
      return nil
    }
    switch text[start] {
    case "\"", "'":
      let (value, end) = try quoted(from: start)
      try expectNothing(from: end)
      return (value, start)
    case "#" where !isColor(start): return nil
    case "[", "{", "|", ">", "&", "*", "!", "%", "@", "`":
      throw refusal("expected a plain or a quoted text", at: start)
    default:
      let end = text.indices.first { $0 > start && text[$0] == "#" && isBlank($0 - 1) }
      return (word(start..<(end ?? text.count)).trimmed, start)
    }
  }

  private func isBlank(_ place: Int) -> Bool { text[place] == " " || text[place] == "\t" }

  /// Whether this is no comment but a colour.
  private func isColor(_ place: Int) -> Bool {
    let digits = text[(place + 1)...].prefix { $0.properties.isASCIIHexDigit }
    let end = place + 1 + digits.count
    return digits.count == 6 && (end == text.count || isBlank(end))
  }

  /// What is in quotes, and the place behind them. Double ones may have a quote or a backslash after a
  /// backslash, in single ones a quote is doubled.
  private func quoted(from start: Int) throws(JSONError) -> (String, end: Int) {
    let quote = text[start]
    var value = String.UnicodeScalarView()
    var place = start + 1
    while place < text.count {
      let next = place + 1 < text.count ? text[place + 1] : nil
      if quote == "\"", text[place] == "\\", next == "\"" || next == "\\" {
        place += 1
      } else if quote == "'", text[place] == quote, next == quote {
        place += 1
      } else if text[place] == quote {
        return (String(value), place + 1)
      }
      value.append(text[place])
      place += 1
    }
    throw JSONError(position: position(start), problem: .unterminatedString)
  }

  private func expectNothing(from end: Int) throws(JSONError) {
    guard let place = text[end...].firstIndex(where: { $0 != " " && $0 != "\t" }),
      text[place] != "#"
    else { return }
    throw JSONError(
      position: position(place), problem: .trailingText(found: word(place..<text.count)))
  }
}

extension String {
  fileprivate var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let scalars = unicodeScalars.drop(while: isBlank)
    guard let last = scalars.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(scalars[...last])
  }
}
