/// The colour of a cell: the terminal's own, a true one, or one of the terminal's 256. Four bytes.
package struct Color: Hashable, Sendable {
  private let bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// The terminal's own foreground or background.
  package static let `default` = Color(bits: 0)

  package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    rgb(RGB(red, green, blue))
  }

  package static func rgb(_ color: RGB) -> Color { Color(bits: 1 << 24 | color.value) }

  /// From `0xRRGGBB`.
  package static func hex(_ value: UInt32) -> Color { rgb(RGB(value)) }

  /// One of xterm's 256; the first sixteen are the user's own.
  package static func indexed(_ index: UInt8) -> Color { Color(bits: 2 << 24 | UInt32(index)) }

  package enum Kind: Hashable, Sendable {
    case terminalDefault
    case rgb(RGB)
    case indexed(UInt8)
  }

  package var kind: Kind {
    switch bits >> 24 {
    case 1: .rgb(RGB(bits))
    case 2: .indexed(UInt8(truncatingIfNeeded: bits))
    default: .terminalDefault
    }
  }

  /// The true colour, if it is known; for an indexed one, xterm's.
  package var rgb: RGB? {
    switch kind {
    case .terminalDefault: nil
    case .rgb(let color): color
    case .indexed(let index): Palette.rgb(index)
    }
  }
}
