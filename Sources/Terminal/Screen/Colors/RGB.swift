/// A colour on the screen, eight bits per channel.
package struct RGB: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From `0xRRGGBB`; higher bits are ignored.
  package init(_ hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  /// `0xRRGGBB`.
  package var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// `#rrggbb`.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The colour this share of the way from this one to `other`.
  package func mixed(with other: RGB, part: Double) -> RGB {
    func blend(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let mixed = Double(from) + (Double(to) - Double(from)) * min(max(part, 0), 1)
      return UInt8(mixed.rounded())
    }
    return RGB(blend(red, other.red), blend(green, other.green), blend(blue, other.blue))
  }
}
