/// What the first bytes of a picture say about it.
package struct PictureHeader: Equatable, Sendable {
  package enum Format: Sendable {
    case png, jpeg
  }

  package let format: Format
  package let width: Int
  package let height: Int

  /// Throws unless the file is of a known format and of a size that is worth decoding.
  package init(reading bytes: [UInt8]) throws(PictureTrouble) {
    guard bytes.count <= PictureLimit.bytes else {
      throw .fileTooLarge(mebibytes: PictureLimit.bytes >> 20)
    }
    let header = ByteReader(bytes)
    let size: (width: Int, height: Int)?
    if bytes.starts(with: Self.signatureOfPNG) {
      format = .png
      size = header.sizeOfPNG
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      size = header.sizeOfJPEG
    } else {
      throw .neitherPNGNorJPEG
    }
    guard let size, size.width > 0, size.height > 0 else { throw .damaged }
    (width, height) = size
    let limit = PictureLimit.pixels(format)
    // Not multiplied: two sides of a PNG can have 31 bits each.
    guard width <= limit / height else {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
  }

  private static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// How large a picture may be.
package enum PictureLimit {
  /// The longest file.
  package static let bytes = 16 << 20

  /// The most pixels: photos of phones and pictures as large as common screens are admitted. A JPEG
  /// is made smaller while it is decoded, a PNG only afterwards.
  static func pixels(_ format: PictureHeader.Format) -> Int {
    switch format {
    case .png: 2 << 20
    case .jpeg: 12 << 20
    }
  }
}

/// Reads numbers with their high byte first; outside of the bytes there are none.
private struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ index: Int) -> Int? {
    bytes.indices.contains(index) ? Int(bytes[index]) : nil
  }

  private func number(_ count: Int, at index: Int) -> Int? {
    guard index >= 0, index <= bytes.count - count else { return nil }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The first chunk must be the one with the size.
  var sizeOfPNG: (width: Int, height: Int)? {
    guard number(4, at: 12) == 0x4948_4452, let width = number(4, at: 16),
      let height = number(4, at: 20)
    else { return nil }
    return (width, height)
  }

  /// From one segment to the next up to the one that begins a frame.
  var sizeOfJPEG: (width: Int, height: Int)? {
    var place = 2
    while byte(place) == 0xFF, let marker = byte(place + 1) {
      switch marker {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD7: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = number(2, at: place + 5), let width = number(2, at: place + 7) else {
          return nil
        }
        return (width, height)
      case 0xD8, 0xD9, 0xDA: return nil
      default:
        guard let length = number(2, at: place + 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }
}
