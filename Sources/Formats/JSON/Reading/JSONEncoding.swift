/// Checks that the bytes are UTF-8 text before anything looks at their meaning.
enum JSONEncoding {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the length of the byte order mark, usually zero.
  static func check(
    _ bytes: [UInt8], dialect: JSONDialect, firstLine: Int
  ) throws(JSONError) -> Int {
    let start = JSONPosition(line: firstLine, column: 1)
    guard bytes.count <= JSONReader.longest else {
      throw JSONError(position: start, problem: .tooLong(limit: JSONReader.longest))
    }
    guard !looksLikeUTF16(bytes) else { throw JSONError(position: start, problem: .utf16) }
    try checkUTF8(bytes, firstLine: firstLine)
    guard bytes.starts(with: mark) else { return 0 }
    guard dialect == .relaxed else { throw JSONError(position: start, problem: .byteOrderMark) }
    return mark.count
  }

  private static func checkUTF8(_ bytes: [UInt8], firstLine: Int) throws(JSONError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      let lines = JSONLines(of: bytes, upTo: offset, firstLine: firstLine)
      throw JSONError(
        position: lines.position(of: offset, in: bytes), problem: .invalidUTF8(bytes[offset]))
    }
  }

  /// There is a byte order mark, or every other byte at the beginning is zero.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE): return true
    case (0, 0): return false
    case (0, _): return bytes.count < 4 || bytes[2] == 0 && bytes[3] != 0
    case (_, 0): return bytes.count < 4 || bytes[2] != 0 && bytes[3] == 0
    default: return false
    }
  }
}
