import Foundation

extension Raster {
  /// More pixels than any picture here has; a header that claims more is not believed.
  private static let mostPixels = 4_000_000

  /// The picture as a binary PPM file, the picture format of this world.
  package func ppm() -> Data {
    var bytes = Data("P6\n\(width) \(height)\n255\n".utf8)
    bytes.reserveCapacity(bytes.count + pixels.count * 3)
    for pixel in pixels {
      bytes.append(UInt8((pixel >> 16) & 0xFF))
      bytes.append(UInt8((pixel >> 8) & 0xFF))
      bytes.append(UInt8(pixel & 0xFF))
    }
    return bytes
  }

  /// The picture in a binary PPM file; nil for anything else, or when some of it is missing.
  package init?(ppm data: Data) {
    let bytes = [UInt8](data)
    guard let header = PPMHeader(bytes) else { return nil }
    let (count, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, count <= Self.mostPixels, bytes.count - header.end >= count * 3 else {
      return nil
    }
    self.init(width: header.width, height: header.height, color: 0)
    for pixel in 0..<count {
      let at = header.end + pixel * 3
      pixels[pixel] = UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
    }
  }
}

/// `P6`, width, height and 255, with white space between and one byte of it behind.
private struct PPMHeader {
  let width: Int
  let height: Int
  let end: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x50, 0x36]) else { return nil }
    var position = 2
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    func number() -> Int? {
      while position < bytes.count, isSpace(bytes[position]) { position += 1 }
      var digits = 0
      var value = 0
      while position < bytes.count, (0x30...0x39).contains(bytes[position]), digits < 8 {
        value = value * 10 + Int(bytes[position] - 0x30)
        position += 1
        digits += 1
      }
      return digits > 0 ? value : nil
    }
    guard let width = number(), let height = number(), number() == 255, width > 0, height > 0,
      position < bytes.count, isSpace(bytes[position])
    else { return nil }
    self.width = width
    self.height = height
    end = position + 1
  }
}
