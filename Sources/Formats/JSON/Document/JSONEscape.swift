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
    // No escape is shorter than what it stands for.
    Array(unsafeUninitializedCapacity: range.count) { decoded, count in
      var offset = range.lowerBound
      while offset < range.upperBound {
        if bytes[offset] != UInt8(ascii: "\\") {
          decoded[count] = bytes[offset]
          (offset, count) = (offset + 1, count + 1)
        } else if let unit = unit(at: offset, in: bytes) {
          let (scalar, length) = scalar(unit, at: offset, of: bytes)
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            decoded[count] = byte
            count += 1
          }
          offset += length
        } else {
          decoded[count] = meaning(of: bytes[offset + 1]) ?? bytes[offset + 1]
          (offset, count) = (offset + 2, count + 1)
        }
      }
    }
  }

  /// With the length of the escape, or pair of escapes, that says it.
  private static func scalar(
    _ unit: UInt16, at offset: Int, of bytes: [UInt8]
  ) -> (Unicode.Scalar, length: Int) {
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    let low = Self.unit(at: offset + 6, in: bytes) ?? 0xDC00
    let code = 0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(low) & 0x3FF
    return (Unicode.Scalar(code) ?? "\u{FFFD}", 12)
  }
}
