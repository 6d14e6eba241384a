/// A picture in several sizes, each half as large as the one before, so that drawing it small costs
/// as little as a small picture.
package struct ScaledPicture: Hashable, Sendable {
  /// From the largest to the smallest.
  private let sizes: [PixelGrid]

  /// The longest side of the largest that is kept: no phone is drawn larger.
  package static let longestSide = 1024

  package init(_ picture: PixelGrid) {
    var sizes: [PixelGrid] = []
    var next = picture
    while max(next.width, next.height) > Self.longestSide { next = next.halved }
    sizes.append(next)
    while min(next.width, next.height) >= 16 {
      next = next.halved
      sizes.append(next)
    }
    self.sizes = sizes
  }

  /// The largest.
  package var whole: PixelGrid { sizes[0] }

  /// The picture in this size: the middle of it if it is to cover all of it, or else all of it.
  package func drawn(width: Int, height: Int, _ fit: Fit) -> PixelGrid {
    guard width > 0, height > 0, whole.width > 0, whole.height > 0 else {
      return PixelGrid(width: 0, height: 0, pixels: [])
    }
    let large = sizes.last { size in
      let cut = size.cut(width, height, fit)
      return cut.width >= width && cut.height >= height
    }
    let picture = large ?? whole
    return picture.cropped(picture.cut(width, height, fit))
      .scaled(width: width, height: height, .average)
  }

  /// What to do with other proportions.
  package enum Fit: Hashable, Sendable {
    /// Fill everything and lose the edges.
    case cover
    /// Show everything and leave room at the edges.
    case contain
  }

  /// The part of a rectangle of pixels that a picture takes.
  package func place(in size: Size, _ fit: Fit) -> Rect {
    let all = Rect(size: size)
    guard fit == .contain, !all.isEmpty, whole.width > 0, whole.height > 0 else { return all }
    let byWidth = max(size.width * whole.height / whole.width, 1)
    if byWidth <= size.height { return all.centered(Size(width: size.width, height: byWidth)) }
    let byHeight = max(size.height * whole.width / whole.height, 1)
    return all.centered(Size(width: min(byHeight, size.width), height: size.height))
  }
}

extension PixelGrid {
  /// The part that is drawn into this size.
  fileprivate func cut(_ width: Int, _ height: Int, _ fit: ScaledPicture.Fit) -> Rect {
    let all = Rect(x: 0, y: 0, width: self.width, height: self.height)
    guard fit == .cover else { return all }
    let byHeight = self.height * width / height
    if byHeight <= self.width {
      return all.centered(Size(width: max(byHeight, 1), height: self.height))
    }
    return all.centered(Size(width: self.width, height: max(self.width * height / width, 1)))
  }

  /// A part of it.
  fileprivate func cropped(_ part: Rect) -> PixelGrid {
    if part.width == width, part.height == height { return self }
    var result: [UInt32] = []
    result.reserveCapacity(part.width * part.height)
    for y in part.y..<part.maxY {
      result += pixels[(y * width + part.x)..<(y * width + part.maxX)]
    }
    return PixelGrid(width: part.width, height: part.height, pixels: result)
  }

  /// Each pixel the average of four.
  fileprivate var halved: PixelGrid {
    let (newWidth, newHeight) = (max(width / 2, 1), max(height / 2, 1))
    let count = newWidth * newHeight
    let halves = pixels.withUnsafeBufferPointer { old in
      [UInt32](unsafeUninitializedCapacity: count) { new, filled in
        for y in 0..<newHeight {
          let rows = (2 * y * width, min(2 * y + 1, height - 1) * width)
          for x in 0..<newWidth {
            let (left, right) = (2 * x, min(2 * x + 1, width - 1))
            new[y * newWidth + x] = Self.average(
              old[rows.0 + left], old[rows.0 + right], old[rows.1 + left], old[rows.1 + right])
          }
        }
        filled = count
      }
    }
    return PixelGrid(width: newWidth, height: newHeight, pixels: halves)
  }

  private static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    var (red, green, blue, solid) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    func add(_ pixel: UInt32) {
      guard pixel & 0xFF00_0000 == 0 else { return }
      red += pixel >> 16
      green += pixel >> 8 & 0xFF
      blue += pixel & 0xFF
      solid += 1
    }
    add(a)
    add(b)
    add(c)
    add(d)
    guard solid >= 2 else { return transparent }
    return (red / solid) << 16 | (green / solid) << 8 | blue / solid
  }
}
