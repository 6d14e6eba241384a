extension JSONError {
  /// What is wrong and where, in one line without the file's name.
  package var sentence: String {
    "line \(position.line), column \(position.column): \(problem.sentence)"
  }
}

extension JSONError.Problem {
  fileprivate var sentence: String {
    switch self {
    case .notUTF8: "this is not UTF-8 text"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .endsEarly(let expected): "the text ends where \(expected) is expected"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .badEscape: "this escape means nothing; write \\\\ for a backslash"
    case .badNumber(let text): "\(quoted(text)) is not a number"
    case .controlCharacter: "a control character stands in a string; write it as \\u00XX"
    case .duplicateKey(let key): "the key \(quoted(key)) stands here twice"
    case .trailingText: "the value has ended, but more text follows"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .missingKey(let key): "the key \(quoted(key)) is missing"
    case .unknownKey(let key, let nearest):
      "unknown key \(quoted(key))\(suggestion(nearest))"
    case .impossibleValue(let found, let expected, let nearest):
      "\(quoted(found)) cannot be; expected \(expected)\(suggestion(nearest))"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// Foreign text on one line: shortened, and nothing in it that a terminal would obey.
  private func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(40).map { scalar -> String in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x200E...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        ? "·" : String(scalar)
    }
    return "\"\(shown.joined())\(text.unicodeScalars.count > 40 ? "…" : "")\""
  }
}
