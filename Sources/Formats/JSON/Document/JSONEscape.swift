/// What the escapes within strings mean.
enum JSONEscape {
  /// The byte that a backslash and `letter` stand for.
  static func meaning(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The UTF-16 unit written as `\uXXXX` at `offset`.
  static func unit(at offset: Int, in bytes: [UInt8]) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      guard let digit = digit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The UTF-8 of a string's inside; the reader has checked its escapes.
  static func decode(_ range: Range<Int>, of bytes: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] != UInt8(ascii: "\\") {
        decoded.append(bytes[offset])
        offset += 1
      } else if let unit = unit(at: offset, in: bytes) {
        offset += append(unit, at: offset, of: bytes, to: &decoded)
      } else {
        decoded.append(meaning(of: bytes[offset + 1]) ?? bytes[offset + 1])
        offset += 2
      }
    }
    return decoded
  }

  /// Returns the length of the escape, or pair of escapes, that was decoded.
  private static func append(
    _ unit: UInt16, at offset: Int, of bytes: [UInt8], to decoded: inout [UInt8]
  ) -> Int {
    if let scalar = Unicode.Scalar(unit) {
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return 6
    }
    let low = Self.unit(at: offset + 6, in: bytes) ?? 0xDC00
    let code = 0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(low) & 0x3FF
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return 12
  }
}
