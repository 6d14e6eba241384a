/// Writes JSON, byte for byte the same for the same values.
package struct JSONWriter {
  package private(set) var bytes: [UInt8]

  package init(reserving capacity: Int = 256) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Forgets what was written and keeps the room for it.
  package mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes as it stands: braces, commas, and keys known to need no escape.
  package mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  package mutating func raw(byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(_ number: Int) {
    var digits: [UInt8] = []
    var rest = number.magnitude
    repeat {
      digits.append(0x30 + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(contentsOf: digits.reversed())
  }

  package mutating func write(_ flag: Bool) {
    if flag { raw("true") } else { raw("false") }
  }

  /// Writes a string in quotes.
  package mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.needsEscape) {
        for byte in utf8 { escape(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x09: raw("\\t")
    case 0x0D: raw("\\r")
    case 0..<0x20:
      raw("\\u00")
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }
}
