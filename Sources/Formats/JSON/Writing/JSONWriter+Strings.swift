extension JSONWriter {
  /// Quotes, backslashes, control characters and what changes the reading direction are escaped, so
  /// that a line of JSON shown on a terminal cannot control it; everything else is written as
  /// UTF-8.
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // On a native string this uses the string's own storage without a copy.
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether bytes of a JSON text would be written differently.
  static func hides(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      text.indices.contains { text[$0] >= 0x7F && hidden(text, at: $0) != nil }
    }
  }

  /// Appends the runs between escapes as a whole.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var run = 0
    for index in text.indices where Self.mayNeedEscape(text[index]) {
      if let (scalar, length) = Self.hidden(text, at: index) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run..<index]))
        appendEscape(scalar)
        run = index + length
      } else if text[index] < 0x7F {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run..<index]))
        bytes.append(UInt8(ascii: "\\"))
        run = index
      }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run...]))
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte >= 0x7F
  }

  /// The scalar that begins here, with its length in bytes, if it is invisible and has an effect.
  private static func hidden(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt16, length: Int)? {
    func continuation(_ offset: Int) -> UInt16 {
      index + offset < text.count ? UInt16(text[index + offset] & 0x3F) : 0
    }
    switch text[index] {
    case 0..<0x20, 0x7F: return (UInt16(text[index]), 1)
    case 0xC2 where continuation(1) < 0x20: return (0x80 | continuation(1), 2)
    case 0xD8 where continuation(1) == 0x1C: return (0x061C, 2)
    case 0xE2:
      let scalar = 0x2000 | continuation(1) << 6 | continuation(2)
      return turnsOrder(scalar) ? (scalar, 3) : nil
    default: return nil
    }
  }

  /// Marks, embeddings, overrides and isolates of bidirectional text, and separators of lines.
  private static func turnsOrder(_ scalar: UInt16) -> Bool {
    switch scalar {
    case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private mutating func appendEscape(_ scalar: UInt16) {
    append("\\u")
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: scalar >> UInt16(shift)) & 0xF
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
