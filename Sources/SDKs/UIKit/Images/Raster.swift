/// A picture as rows of pixels, `0xRRGGBB` each.
package struct Raster: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package internal(set) var pixels: [UInt32]

  /// A field of one colour. A size below zero is none.
  package init(width: Int, height: Int, color: UInt32) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: color, count: self.width * self.height)
  }

  /// A picture whose every pixel is asked for.
  package init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height, color: 0)
    for y in 0..<self.height {
      for x in 0..<self.width { pixels[y * self.width + x] = color(x, y) }
    }
  }
}

/// Mixes two colours: the first at 0, the second at 1.
func mix(_ first: UInt32, _ second: UInt32, _ share: Double) -> UInt32 {
  let share = max(0, min(1, share))
  func part(_ shift: UInt32) -> UInt32 {
    let from = Double((first >> shift) & 0xFF)
    let to = Double((second >> shift) & 0xFF)
    return UInt32((from + (to - from) * share).rounded()) << shift
  }
  return part(16) | part(8) | part(0)
}
