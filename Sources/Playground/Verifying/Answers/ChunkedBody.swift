/// A body that is sent in chunks, each behind its length in hexadecimal digits, until one without a length.
struct ChunkedBody {
  let bytes: [UInt8]

  private static let newline = Array("\r\n".utf8)

  /// Nil as long as it is not whole, and for what is none.
  init?(_ sent: ArraySlice<UInt8>) {
    var (rest, bytes) = (sent, [UInt8]())
    while let line = rest.firstRange(of: Self.newline) {
      // Behind a semicolon are extensions of the chunk.
      let digits = rest[..<line.lowerBound].prefix { $0 != UInt8(ascii: ";") }
      let text = String(decoding: digits, as: UTF8.self).filter { !$0.isWhitespace }
      guard let length = Int(text, radix: 16), length >= 0 else { return nil }
      rest = rest[line.upperBound...]
      guard length > 0 else {
        // Trailing fields, if there are any, end with an empty line.
        let isOver = rest.starts(with: Self.newline)
        guard isOver || rest.firstRange(of: Self.newline + Self.newline) != nil else { return nil }
        self.bytes = bytes
        return
      }
      guard rest.count >= length, rest.dropFirst(length).starts(with: Self.newline) else {
        return nil
      }
      bytes += rest.prefix(length)
      rest = rest.dropFirst(length + Self.newline.count)
    }
    return nil
  }
}
