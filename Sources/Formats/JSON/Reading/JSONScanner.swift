/// A cursor over bytes known to be UTF-8: blanks, comments and single characters.
struct JSONScanner {
  let bytes: [UInt8]
  var lines: JSONLines
  let dialect: JSONDialect
  var offset: Int

  init(bytes: [UInt8], lines: JSONLines, dialect: JSONDialect) {
    self.bytes = bytes
    self.lines = lines
    self.dialect = dialect
    self.offset = lines.origin
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte under the cursor, or zero at the end; a zero byte is never allowed.
  var next: UInt8 { byte(at: offset) }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  func failure(_ problem: JSONError.Problem, at offset: Int) -> JSONError {
    JSONError(position: lines.position(of: offset, in: bytes), problem: problem)
  }

  mutating func skipBlanks() throws(JSONError) {
    while true {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipNotingLines()
      case UInt8(ascii: "/") where beginsComment: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipNotingLines() {
    if JSONLines.lineEnds(at: offset, in: bytes) { lines.addLine(startingAt: offset + 1) }
    offset += 1
  }

  private var beginsComment: Bool {
    byte(at: offset + 1) == UInt8(ascii: "/") || byte(at: offset + 1) == UInt8(ascii: "*")
  }

  private mutating func skipComment() throws(JSONError) {
    guard dialect == .relaxed else { throw failure(.comment, at: offset) }
    if byte(at: offset + 1) == UInt8(ascii: "/") {
      try skipLineComment()
    } else {
      try skipBlockComment()
    }
  }

  private mutating func skipLineComment() throws(JSONError) {
    while !isAtEnd, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
      guard next != 0 else { throw failure(.nulByte, at: offset) }
      offset += 1
    }
  }

  private mutating func skipBlockComment() throws(JSONError) {
    let opened = offset
    offset += 2
    while !isAtEnd {
      if next == UInt8(ascii: "*"), byte(at: offset + 1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      guard next != 0 else { throw failure(.nulByte, at: offset) }
      skipNotingLines()
    }
    throw failure(.unterminatedComment, at: opened)
  }
}
