extension JSONScanner {
  /// Steps over the string under the cursor. It is decoded later, if needed.
  mutating func readString() throws(JSONError) -> JSONEntry {
    let start = offset
    var kind = JSONEntry.Kind.plainString
    offset += 1
    while true {
      switch next {
      case UInt8(ascii: "\""):
        offset += 1
        return JSONEntry(kind, from: start, to: offset)
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try skipEscape(ofStringAt: start)
      case 0..<0x20: throw controlFailure(at: offset, inStringAt: start)
      default: offset += 1
      }
    }
  }

  /// A line end is the sign of a forgotten quote, so the error points at the quote without a
  /// partner.
  private func controlFailure(at place: Int, inStringAt start: Int) -> JSONError {
    switch byte(at: place) {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): failure(.unterminatedString, at: start)
    case 0 where place >= bytes.count: failure(.unterminatedString, at: start)
    case 0: failure(.nulByte, at: place)
    case let byte: failure(.controlCharacter(byte), at: place)
    }
  }

  private mutating func skipEscape(ofStringAt start: Int) throws(JSONError) {
    let letter = byte(at: offset + 1)
    if letter == UInt8(ascii: "u") { return try skipUnicodeEscape() }
    guard letter >= 0x20 else { throw controlFailure(at: offset + 1, inStringAt: start) }
    guard JSONEscape.meaning(of: letter) != nil else { throw escapeFailure() }
    offset += 2
  }

  private mutating func skipUnicodeEscape() throws(JSONError) {
    guard let unit = JSONEscape.unit(at: offset, in: bytes) else { throw escapeFailure() }
    switch unit {
    case 0xD800..<0xDC00:
      guard let low = JSONEscape.unit(at: offset + 6, in: bytes), 0xDC00..<0xE000 ~= low else {
        throw failure(.loneSurrogate(unit), at: offset)
      }
      offset += 12
    case 0xDC00..<0xE000: throw failure(.loneSurrogate(unit), at: offset)
    default: offset += 6
    }
  }

  /// Shows the character after the backslash and, after a `u`, the digits.
  private func escapeFailure() -> JSONError {
    var end = offset + 2
    if byte(at: offset + 1) == UInt8(ascii: "u") {
      while end < offset + 6, JSONEscape.digit(byte(at: end)) != nil { end += 1 }
    } else {
      while byte(at: end) & 0xC0 == 0x80 { end += 1 }
    }
    return failure(.badEscape(String(decoding: bytes[offset..<end], as: UTF8.self)), at: offset)
  }
}
