import Glibc

/// Lines and columns of places that come in the order of the text. The parser's own count looks at
/// every character of it.
struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Up to where is counted, and the place of what comes there.
  private var counted = 0
  private var (line, column) = (1, 1)

  /// The text must be UTF-8 without carriage returns.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The line and column of a byte that is not before the last one that was asked for.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    let end = min(max(offset, counted), bytes.count)
    var start = counted
    while let lineEnd = bytes.first(0x0A, in: start..<end) {
      start = lineEnd + 1
      line += 1
      column = 1
    }
    // A byte that continues a character is no column of its own.
    for place in start..<end where bytes[place] & 0xC0 != 0x80 { column += 1 }
    counted = end
    return (line, column)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte is in a part of these.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    guard let base = baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: found)
  }
}
