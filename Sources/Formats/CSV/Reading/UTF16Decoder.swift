/// Turns UTF-16 that comes in pieces into UTF-8. A lone surrogate becomes U+FFFD.
struct UTF16Decoder {
  private let isBigEndian: Bool
  /// The first byte of a unit whose second one has not come.
  private var half: UInt8?
  /// The first half of a pair.
  private var high: UInt16?

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Whether the bytes so far end within a character.
  var isCut: Bool { half != nil || high != nil }

  mutating func decode(_ piece: UnsafeRawBufferPointer, into text: inout [UInt8]) {
    for byte in piece {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let unit =
        isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first)
      take(unit, &text)
    }
  }

  private mutating func take(_ unit: UInt16, _ text: inout [UInt8]) {
    switch unit {
    case 0xD800...0xDBFF:
      if high != nil { append(0xFFFD, &text) }
      high = unit
    case 0xDC00...0xDFFF:
      let first = high.map { UInt32($0 - 0xD800) }
      high = nil
      append(first.map { 0x10000 + $0 << 10 + UInt32(unit - 0xDC00) } ?? 0xFFFD, &text)
    default:
      if high != nil { append(0xFFFD, &text) }
      high = nil
      unit < 0x80 ? text.append(UInt8(unit)) : append(UInt32(unit), &text)
    }
  }

  private func append(_ scalar: UInt32, _ text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    text.append(contentsOf: String(scalar).utf8)
  }
}
