extension JSONNode {
  /// The case whose raw value this is.
  package func word<Word>(of type: Word.Type) throws(JSONError) -> Word
  where Word: RawRepresentable<String> & CaseIterable {
    try word(among: Array(Word.allCases))
  }

  /// The one of these cases whose raw value this is.
  package func word<Word>(among words: [Word]) throws(JSONError) -> Word
  where Word: RawRepresentable<String> {
    let text = try string()
    if let word = words.first(where: { $0.rawValue == text }) { return word }
    throw impossible(text, expected: words.map(\.rawValue))
  }

  /// One of a list of words that is only known at run time.
  package func word(of words: [String]) throws(JSONError) -> String {
    let text = try string()
    if words.contains(text) { return text }
    throw impossible(text, expected: words)
  }

  private func impossible(_ text: String, expected: [String]) -> JSONError {
    let nearest = NearestWord.of(text, in: expected)
    return error(.impossibleValue(found: text, expected: expected, nearest: nearest))
  }
}

extension JSONMember {
  /// Its key is none of those that there are.
  package func unknown(among known: [String]) -> JSONError {
    JSONError(
      position: keyPosition,
      problem: .unknownKey(key, nearest: NearestWord.of(key, in: known)), path: value.path)
  }
}

extension JSONError {
  /// The same with a suggestion that is of use, where a key of this object is unknown: of the known ones only one
  /// that is taken there.
  package func suggesting(in object: JSONNode, _ isTaken: (String) -> Bool) -> JSONError {
    guard case .unknownKey(let key, _) = problem, path.steps.dropLast() == object.path.steps[...]
    else { return self }
    let nearest = NearestWord.of(key, in: known.filter(isTaken))
    return JSONError(
      position: position, problem: .unknownKey(key, nearest: nearest), path: path, known: known)
  }
}

extension JSONNode {
  /// A problem at this node.
  package func error(_ problem: JSONError.Problem) -> JSONError {
    JSONError(position: position, problem: problem, path: path)
  }

  /// A decoder's own rule was broken: `throw node.problem("a duration like \"200ms\"", found:
  /// text)`.
  ///
  /// Without `found`, the node's own text is shown.
  package func problem(_ expected: String, found: String? = nil) -> JSONError {
    error(.unsuitable(expected: expected, found: found ?? written))
  }

  /// A decoder's own rule was broken, in a way that the text does not show: `throw node.refusal("a
  /// step needs an action")`.
  package func refusal(_ reason: String) -> JSONError {
    error(.refused(reason))
  }

  /// The value as text: a string's content, or the beginning of anything else.
  private var written: String {
    switch value {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    case .array: "[…]"
    case .object: "{…}"
    }
  }
}
