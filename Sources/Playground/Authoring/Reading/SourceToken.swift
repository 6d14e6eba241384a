/// A word or a sign of Swift source that is neither in a comment nor in a string.
struct SourceToken: Equatable {
  /// An identifier, also with `@` or `#` in front, or one other character.
  let text: Substring

  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }

  /// The tokens of a source, in order.
  static func all(in source: String) -> [SourceToken] {
    var reader = SourceReader(source)
    return reader.tokens()
  }
}

/// Splits Swift source into tokens. What is interpolated into a string is left out with it.
private struct SourceReader {
  private let source: String
  private var place: String.Index

  init(_ source: String) {
    self.source = source
    place = source.startIndex
  }

  private var rest: Substring { source[place...] }

  mutating func tokens() -> [SourceToken] {
    var tokens: [SourceToken] = []
    while let scalar = source.unicodeScalars[place...].first {
      switch scalar {
      case "/" where rest.hasPrefix("//"): skip { $0 != "\n" && $0 != "\r\n" }
      case "/" where rest.hasPrefix("/*"): skipComment()
      case "\"": skipString()
      case "#" where startsRawString: skipString()
      case " ", "\n", "\r", "\t": place = source.unicodeScalars.index(after: place)
      default: tokens.append(SourceToken(text: token(scalar)))
      }
    }
    return tokens
  }

  /// The word that begins here, or one character.
  private mutating func token(_ first: Unicode.Scalar) -> Substring {
    let start = place
    let scalars = source.unicodeScalars
    place = scalars.index(after: place)
    let mayBegin = ["@", "#", "_"].contains(first) || first.properties.isAlphabetic
    while mayBegin, place < source.endIndex, Self.isOfWord(scalars[place]) {
      place = scalars.index(after: place)
    }
    return source[start..<place]
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !scalar.isASCII && scalar.properties.isAlphabetic
    }
  }

  private mutating func skip(while condition: (Character) -> Bool) {
    place = rest.firstIndex { !condition($0) } ?? source.endIndex
  }

  private mutating func skip(_ count: Int) {
    place = source.index(place, offsetBy: count, limitedBy: source.endIndex) ?? source.endIndex
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        skip(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && place < source.endIndex
  }

  private var startsRawString: Bool {
    rest.first == "#" && rest.drop { $0 == "#" }.first == "\""
  }

  private mutating func skipString() {
    let signs = String(rest.prefix { $0 == "#" })
    skip(signs.count)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    skip(quotes.count)
    while place < source.endIndex, !rest.hasPrefix(quotes + signs) {
      if rest.hasPrefix("\\\(signs)(") {
        skip(2 + signs.count)
        skipInterpolation()
      } else if rest.hasPrefix("\\\(signs)") {
        skip(2 + signs.count)
      } else if quotes.count == 1, rest.first == "\n" {
        // A string that does not end is an error anyway.
        return
      } else {
        skip(1)
      }
    }
    skip(quotes.count + signs.count)
  }

  /// Up to the bracket that closes it; strings in it may have brackets.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let character = rest.first {
      if character == "\"" || startsRawString {
        skipString()
      } else {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        skip(1)
      }
    }
  }
}
