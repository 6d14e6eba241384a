extension Raster {
  /// The picture in a binary PPM file; nil for anything else, for a truncated file and for a
  /// picture that is too large. Anything after the last pixel is ignored, as the format allows more
  /// pictures there.
  package init?(ppm data: Data) {
    let read = data.withUnsafeBytes { bytes -> Raster? in
      var reader = PPMReader(bytes: bytes)
      return reader.read()
    }
    guard let read else { return nil }
    self = read
  }
}

/// Reads one picture. It checks everything the header says before using it, so that a hostile file
/// costs neither memory nor a crash.
private struct PPMReader {
  let bytes: UnsafeRawBufferPointer
  var position = 0

  mutating func read() -> Raster? {
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "P"), bytes[1] == UInt8(ascii: "6") else {
      return nil
    }
    position = 2
    guard let width = number(), let height = number(), let brightest = number(),
      Raster.isAllowed(width: width, height: height), (1...65535).contains(brightest),
      skipOneSpace()
    else { return nil }
    return pixels(width: width, height: height, brightest: brightest)
  }

  private func pixels(width: Int, height: Int, brightest: Int) -> Raster? {
    let sampleSize = brightest > 255 ? 2 : 1
    let count = width * height
    guard bytes.count - position >= count * 3 * sampleSize else { return nil }
    var at = position
    func sample() -> UInt32 {
      var value = Int(bytes[at])
      if sampleSize == 2 { value = value << 8 | Int(bytes[at + 1]) }
      at += sampleSize
      return UInt32((min(value, brightest) * 255 + brightest / 2) / brightest)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(count)
    for _ in 0..<count {
      let (red, green, blue) = (sample(), sample(), sample())
      pixels.append(red << 16 | green << 8 | blue)
    }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// The next number of the header: after at least one space or comment, at most six digits.
  private mutating func number() -> Int? {
    guard skipSpace() else { return nil }
    var value = 0
    var digits = 0
    while position < bytes.count, let digit = Self.digit(bytes[position]) {
      value = value * 10 + digit
      digits += 1
      position += 1
      if digits > 6 { return nil }
    }
    return digits > 0 ? value : nil
  }

  /// Skips space and comments; false if there is none.
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "#") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if !skipOneSpace() {
        break
      }
    }
    return position > start
  }

  private mutating func skipOneSpace() -> Bool {
    guard position < bytes.count, Self.isSpace(bytes[position]) else { return false }
    position += 1
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func digit(_ byte: UInt8) -> Int? {
    (48...57).contains(byte) ? Int(byte) - 48 : nil
  }
}
