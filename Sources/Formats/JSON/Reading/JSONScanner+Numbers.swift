extension JSONScanner {
  /// Steps over the number under the cursor; its text is converted later, if needed.
  mutating func readNumber() throws(JSONError) -> JSONEntry {
    let start = offset
    guard let hasExponent = skipNumber(), !JSONWord.contains(next) else {
      throw failure(.malformedNumber(restOfWord(from: start)), at: start)
    }
    if hasExponent || offset - start > Self.longestFinite {
      try checkFinite(from: start)
    }
    return JSONEntry(.number, from: start, to: offset)
  }

  /// Without an exponent a number needs more digits than this to exceed the largest double.
  private static var longestFinite: Int { 300 }

  /// Whether the number has an exponent; `nil` when the grammar does not allow it.
  private mutating func skipNumber() -> Bool? {
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")), !skipDigits() { return nil }
    if take(UInt8(ascii: ".")), !skipDigits() { return nil }
    guard next | 0x20 == UInt8(ascii: "e") else { return false }
    offset += 1
    if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
    return skipDigits() ? true : nil
  }

  private mutating func skipDigits() -> Bool {
    let start = offset
    while case UInt8(ascii: "0")...UInt8(ascii: "9") = next { offset += 1 }
    return offset > start
  }

  private func checkFinite(from start: Int) throws(JSONError) {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard Double(text)?.isFinite == true else { throw failure(.numberOverflow(text), at: start) }
  }
}
