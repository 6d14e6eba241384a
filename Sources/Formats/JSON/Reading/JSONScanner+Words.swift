extension JSONScanner {
  /// `null`, `true` or `false`.
  mutating func readWord() throws(JSONError) -> JSONEntry {
    let start = offset
    let kind: JSONEntry.Kind
    switch restOfWord(from: start) {
    case "null": kind = .null
    case "true": kind = .true
    case "false": kind = .false
    case let word:
      let nearest = NearestWord.of(word, in: ["true", "false", "null"])
      throw failure(.unknownWord(word, nearest: nearest), at: start)
    }
    offset += kind == .false ? 5 : 4
    return JSONEntry(kind, from: start, to: offset)
  }

  /// What a person would take for one word or number.
  func restOfWord(from start: Int) -> String {
    var end = start
    while JSONWord.contains(byte(at: end)) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The word under the cursor, or the one character, to be shown.
  func found() -> String {
    if JSONWord.contains(next) { return restOfWord(from: offset) }
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }
}
