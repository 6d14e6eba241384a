/// The 256 colours of xterm, and which of them is nearest.
package enum Palette {
  /// The first sixteen with xterm's defaults; the user may have others.
  private static let base: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
  private static let levels = [0, 95, 135, 175, 215, 255]

  package static func rgb(_ index: UInt8) -> RGB {
    switch Int(index) {
    case 0..<16: return RGB(base[Int(index)])
    case 16..<232:
      let cube = Int(index) - 16
      return RGB(
        UInt8(levels[cube / 36]), UInt8(levels[cube / 6 % 6]), UInt8(levels[cube % 6]))
    default:
      let gray = UInt8(8 + (Int(index) - 232) * 10)
      return RGB(gray, gray, gray)
    }
  }

  /// The nearest of the cube and the grays; the first sixteen are left out, since they are the
  /// user's.
  package static func nearest256(_ color: RGB) -> UInt8 {
    func step(_ value: UInt8) -> Int {
      value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
    }
    let cube = UInt8(16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue))
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let gray = UInt8(232 + min(max((mean - 3) / 10, 0), 23))
    return distance(color, rgb(gray)) < distance(color, rgb(cube)) ? gray : cube
  }

  /// The cube and the grays: what is the same for every user.
  package static let withoutUsersOwn: [RGB] = (16...255).map { rgb(UInt8($0)) }

  static func nearest(_ color: RGB, among indices: Range<UInt8>) -> UInt8 {
    indices.min { distance(color, rgb($0)) < distance(color, rgb($1)) } ?? 0
  }

  /// Weighted by how sensitive the eye is to red and blue at this redness.
  private static func distance(_ left: RGB, _ right: RGB) -> Int {
    let redness = (Int(left.red) + Int(right.red)) / 2
    let red = Int(left.red) - Int(right.red)
    let green = Int(left.green) - Int(right.green)
    let blue = Int(left.blue) - Int(right.blue)
    return (512 + redness) * red * red + 1024 * green * green + (767 - redness) * blue * blue
  }
}
