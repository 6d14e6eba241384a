/// Takes an object apart key by key, and refuses the keys nobody asked for.
package struct JSONObjectReader {
  private let members: [JSONNode.Member]
  private let position: JSONPosition
  private var known: [String] = []

  fileprivate init(_ members: [JSONNode.Member], at position: JSONPosition) {
    self.members = members
    self.position = position
  }

  /// The value of a key that may be missing.
  package mutating func optional(_ key: String) -> JSONNode? {
    known.append(key)
    return members.first { $0.key == key }?.node
  }

  /// The value of a key that must be there.
  package mutating func required(_ key: String) throws(JSONError) -> JSONNode {
    guard let node = optional(key) else { throw JSONError(.missingKey(key), at: position) }
    return node
  }

  /// All keys have been asked for: refuses the first that was not.
  package func finish() throws(JSONError) {
    guard let stranger = members.first(where: { !known.contains($0.key) }) else { return }
    throw JSONError(
      .unknownKey(stranger.key, nearest: NearestWord.to(stranger.key, among: known)),
      at: stranger.keyPosition)
  }

  /// The only key and its value, for objects that must have just one of those that are possible.
  package func only(of possible: [String]) throws(JSONError) -> (key: String, node: JSONNode) {
    guard let first = members.first else {
      throw JSONError(.missingKey(possible.joined(separator: "\" or \"")), at: position)
    }
    guard possible.contains(first.key) else {
      throw JSONError(
        .unknownKey(first.key, nearest: NearestWord.to(first.key, among: possible)),
        at: first.keyPosition)
    }
    guard members.count == 1 else {
      throw JSONError(.unknownKey(members[1].key, nearest: nil), at: members[1].keyPosition)
    }
    return (first.key, first.node)
  }
}

extension JSONNode {
  package func object() throws(JSONError) -> JSONObjectReader {
    guard case .object(let members) = value else { throw wrongType("an object") }
    return JSONObjectReader(members, at: position)
  }

  /// The keys and values as they stand.
  package func members() throws(JSONError) -> [Member] {
    guard case .object(let members) = value else { throw wrongType("an object") }
    return members
  }

  package func array() throws(JSONError) -> [JSONNode] {
    guard case .array(let elements) = value else { throw wrongType("a list") }
    return elements
  }

  package func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw wrongType("a string") }
    return text
  }

  package func bool() throws(JSONError) -> Bool {
    guard case .bool(let flag) = value else { throw wrongType("true or false") }
    return flag
  }

  package func double() throws(JSONError) -> Double {
    guard case .number(let text) = value, let number = Double(text) else {
      throw wrongType("a number")
    }
    return number
  }

  /// A whole number of a type that has room for it.
  package func integer<Number: FixedWidthInteger>(
    _ type: Number.Type = Int.self
  ) throws(JSONError) -> Number {
    guard case .number(let text) = value else { throw wrongType("a whole number") }
    guard let number = Number(text) else { throw impossible(text, expected: "a whole number") }
    return number
  }

  /// One of the words of an enumeration.
  package func word<Word: RawRepresentable & CaseIterable>(
    of type: Word.Type
  ) throws(JSONError) -> Word where Word.RawValue == String {
    let text = try string()
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw JSONError(
      .impossibleValue(
        text, expected: words.joined(separator: ", "), nearest: NearestWord.to(text, among: words)),
      at: position)
  }

  /// What to throw when the value cannot be.
  package func impossible(_ found: String, expected: String) -> JSONError {
    JSONError(.impossibleValue(found, expected: expected, nearest: nil), at: position)
  }

  private func wrongType(_ expected: String) -> JSONError {
    JSONError(.wrongType(expected: expected, found: kind), at: position)
  }
}
