/// Pixels, row by row from the upper left corner.
package struct Raster: Equatable, Sendable {
  /// The largest number of pixels a picture may have.
  package static let pixelLimit = 4_000_000
  /// The longest side a picture may have.
  package static let sideLimit = 8192
  /// A transparent pixel.
  package static let transparent: UInt32 = 0xFF00_0000

  package let width: Int
  package let height: Int
  /// 0xRRGGBB, or `transparent`.
  package private(set) var pixels: [UInt32]

  /// This many pixels of one colour. Sides below 1 count as 1, and sides over the limit as the
  /// limit.
  package init(width: Int, height: Int, filledWith pixel: UInt32 = Raster.transparent) {
    self.width = min(max(width, 1), Self.sideLimit)
    self.height = min(max(height, 1), max(1, min(Self.sideLimit, Self.pixelLimit / self.width)))
    pixels = Array(repeating: pixel, count: self.width * self.height)
  }

  /// Pixels as given; nil if their number does not match the sides.
  package init?(width: Int, height: Int, pixels: [UInt32]) {
    guard Self.isAllowed(width: width, height: height), pixels.count == width * height else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether a picture may have this size.
  static func isAllowed(width: Int, height: Int) -> Bool {
    (1...sideLimit).contains(width) && (1...sideLimit).contains(height)
      && width * height <= pixelLimit
  }

  /// The pixel in this column and row; outside the picture, reading gives `transparent` and writing
  /// does nothing.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { contains(x, y) ? pixels[y * width + x] : Self.transparent }
    set { if contains(x, y) { pixels[y * width + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height
  }
}
