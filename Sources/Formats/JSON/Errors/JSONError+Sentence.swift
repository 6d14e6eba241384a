extension JSONError: CustomStringConvertible {
  package var description: String { sentence }

  /// One line for people: the place, the problem and, if known, the fix. The caller puts the file's
  /// name in front.
  package var sentence: String { "\(position): \(problem.words)\(choice)\(more)" }

  /// Where the words are that a list leaves out.
  private var more: String {
    guard case .impossibleValue(_, let words, _) = problem, JSONQuote.cuts(words) else { return "" }
    return article.map { "; \"adplay help \($0)\" has them all" } ?? ""
  }

  /// The few keys that there are, where no word is near enough to be meant.
  private var choice: String {
    guard case .unknownKey(_, nearest: nil) = problem, (1...8).contains(known.count) else {
      return ""
    }
    return "; expected \(JSONQuote.list(known))"
  }
}

extension JSONPosition: CustomStringConvertible {
  package var description: String { "line \(line), column \(column)" }
}

extension JSONError.Problem {
  /// A table, one row per problem.
  fileprivate var words: String {
    switch self {
    case .tooLong(let limit): "the text is longer than \(limit) bytes"
    case .utf16: "the text is UTF-16; save it as UTF-8"
    case .byteOrderMark: "a byte order mark is not allowed here"
    case .invalidUTF8(let byte): "the byte 0x\(JSONQuote.hex(byte, digits: 2)) is not valid UTF-8"
    case .nulByte: "a NUL byte is not allowed"

    case .empty: "expected a value, but there is none"
    case .truncated(let kind, let opened): "the text ends inside \(kind.words) opened at \(opened)"
    case .unexpected(let found, let expected):
      "expected \(expected.words), found \(JSONQuote.quote(found))"
    case .trailingText(let found): "expected nothing more, found \(JSONQuote.quote(found))"
    case .trailingComma: "a comma after the last element is not allowed here"
    case .comment: "a comment is not allowed here"
    case .unterminatedComment: "this comment is never closed"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .duplicateKey(let key, let first):
      "the key \(JSONQuote.quote(key)) was already given at \(first)"

    case .unterminatedString: "this string has no closing quote on its line"
    case .controlCharacter(let byte):
      "write the control character in this string as \\u\(JSONQuote.hex(byte, digits: 4))"
    case .badEscape(let text): "\(JSONQuote.quote(text)) is not an escape"
    case .loneSurrogate(let unit):
      "\\u\(JSONQuote.hex(unit, digits: 4)) is only half of a surrogate pair"
    case .malformedNumber(let text): "\(JSONQuote.quote(text)) is not a number"
    case .numberOverflow(let text): "the number \(JSONQuote.quote(text)) is too large"
    case .unknownWord(let word, let nearest?):
      "\(JSONQuote.quote(word)) is not a value; did you mean \(nearest)?"
    case .unknownWord(let word, nil):
      "\(JSONQuote.quote(word)) is not a value; put text into double quotes"

    case .wrongType(let expected, let found): "expected \(expected.words), found \(found.words)"
    case .missingKey(let key): "the key \(JSONQuote.quote(key)) is missing"
    case .unknownKey(let key, let nearest):
      "unknown key \(JSONQuote.quote(key))\(JSONQuote.suggestion(nearest))"
    case .impossibleValue(let found, let expected, let nearest):
      "expected \(JSONQuote.list(expected)), found \(JSONQuote.quote(found))"
        + JSONQuote.suggestion(nearest)
    case .outOfRange(let found, let allowed):
      "expected a number from \(allowed.lowerBound) to \(allowed.upperBound), found \(found)"
    case .unsuitable(let expected, let found):
      "expected \(JSONQuote.line(expected)), found \(JSONQuote.quote(found))"
    case .refused(let reason): JSONQuote.line(reason)
    }
  }
}

extension JSONError.Expectation {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .key: "a key in double quotes"
    case .colon: "\":\""
    case .commaOrBracket: "\",\" or \"]\""
    case .commaOrBrace: "\",\" or \"}\""
    }
  }
}

extension JSONKind {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
