/// A small picture: `0xRRGGBB` per pixel, row by row.
package struct PixelGrid: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]

  /// A pixel through which the canvas shows.
  package static let transparent: UInt32 = 0xFF00_0000

  /// Missing pixels are transparent; extra ones are dropped.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    let size = Size(width: min(width, 4096), height: min(height, 4096))
    let count = size.width * size.height
    self.width = size.width
    self.height = size.height
    self.pixels =
      pixels.count == count
      ? pixels
      : Array(pixels.prefix(count))
        + Array(repeating: Self.transparent, count: max(count - pixels.count, 0))
  }

  /// How pixels are scaled.
  package enum Scaling: Hashable, Sendable {
    /// Hard edges: icons, pixel art.
    case nearest
    /// The average of what each new pixel covers: photographs.
    case average
  }

  package func scaled(width newWidth: Int, height newHeight: Int, _ scaling: Scaling) -> PixelGrid {
    let size = Size(width: min(newWidth, 4096), height: min(newHeight, 4096))
    guard width > 0, height > 0 else {
      return PixelGrid(width: size.width, height: size.height, pixels: [])
    }
    if size.width == width, size.height == height { return self }
    let pixels =
      switch scaling {
      case .nearest: nearest(size)
      case .average: averages(size)
      }
    return PixelGrid(width: size.width, height: size.height, pixels: pixels)
  }

  private func nearest(_ size: Size) -> [UInt32] {
    let columns = (0..<size.width).map { (2 * $0 + 1) * width / (2 * size.width) }
    return (0..<size.height).flatMap { y in
      let start = (2 * y + 1) * height / (2 * size.height) * width
      return columns.map { pixels[start + $0] }
    }
  }

  private func averages(_ size: Size) -> [UInt32] {
    let columns = (0..<size.width).map { Self.span($0, of: size.width, over: width) }
    return (0..<size.height).flatMap { y in
      let rows = Self.span(y, of: size.height, over: height)
      return columns.map { mean($0, rows) }
    }
  }

  /// The old pixels a new one covers; at least one.
  private static func span(_ index: Int, of count: Int, over total: Int) -> Range<Int> {
    let start = index * total / count
    return start..<max((index + 1) * total / count, start + 1)
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var sum = (red: 0, green: 0, blue: 0)
    var solid = 0
    for y in rows {
      for x in columns where pixels[y * width + x] & 0xFF00_0000 == 0 {
        let pixel = Int(pixels[y * width + x])
        sum = (sum.red + pixel >> 16 & 0xFF, sum.green + pixel >> 8 & 0xFF, sum.blue + pixel & 0xFF)
        solid += 1
      }
    }
    if solid * 2 < columns.count * rows.count || solid == 0 { return Self.transparent }
    return UInt32((sum.red / solid) << 16 | (sum.green / solid) << 8 | sum.blue / solid)
  }
}
