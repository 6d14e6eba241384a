/// Cuts declarations apart, outside of brackets.
enum BracketText {
  /// The parts between the sign, without blanks around them.
  static func split(_ text: String, at sign: Character) -> [String] {
    var parts: [Substring] = []
    var start = text.startIndex
    for index in outside(text) where text[index] == sign {
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    parts.append(text[start...])
    return parts.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// The text before the word, or all of it.
  static func until(_ word: String, _ text: String) -> String {
    outside(text).first { text[$0...].hasPrefix(word) }.map { String(text[..<$0]) } ?? text
  }

  /// The text in the first pair of round brackets, and what follows it; nil without any.
  static func bracketed(_ text: String) -> (inside: String, after: String)? {
    guard let open = outside(text).first(where: { text[$0] == "(" }) else { return nil }
    let rest = text[text.index(after: open)...]
    var depth = 1
    for index in rest.indices {
      depth += "([{".contains(rest[index]) ? 1 : ")]}".contains(rest[index]) ? -1 : 0
      if depth == 0 {
        return (String(rest[..<index]), String(rest[rest.index(after: index)...]))
      }
    }
    return nil
  }

  /// The places in no bracket but an opening one itself. The end of an arrow closes nothing.
  private static func outside(_ text: String) -> [String.Index] {
    var places: [String.Index] = []
    var (depth, isString) = (0, false)
    var last: Character = " "
    for index in text.indices {
      let sign = text[index]
      if sign == "\"", last != "\\" { isString.toggle() }
      if !isString {
        if ")]}".contains(sign) || (sign == ">" && last != "-") { depth -= 1 }
        if depth <= 0 { places.append(index) }
        if "([{<".contains(sign) { depth += 1 }
      }
      last = sign
    }
    return places
  }
}

extension StringProtocol {
  /// Without blanks around it.
  var trimmed: String {
    let rest = drop { $0.isWhitespace }
    return String(rest.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The words of a name in lower case: `didFailToLoad` is *did fail to load*.
  var words: [String] {
    var words: [String] = []
    var wasUpper = false
    for letter in self {
      guard letter.isLetter || letter.isNumber else {
        words.append("")
        continue
      }
      if words.isEmpty || (letter.isUppercase && !wasUpper) { words.append("") }
      wasUpper = letter.isUppercase
      words[words.count - 1] += letter.lowercased()
    }
    return words.filter { !$0.isEmpty }
  }
}
