extension JSONWriter {
  /// Quote, backslash and control characters are escaped; all else stands as UTF-8.
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // On a native string this is the string's own storage: nothing is copied.
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the runs between escapes as a whole.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var run = 0
    for index in text.indices where Self.needsEscape(text[index]) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run..<index]))
      appendEscape(text[index])
      run = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run...]))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    guard byte < 0x20 else { return bytes.append(byte) }
    append("u00")
    bytes.append(UInt8(ascii: "0") + byte >> 4)
    let digit = byte & 0xF
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
