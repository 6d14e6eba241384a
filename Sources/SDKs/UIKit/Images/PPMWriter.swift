extension Raster {
  /// The picture as binary PPM. The format has no transparency; white replaces it.
  package func ppm() -> Data {
    // An array first: appending to Data costs a call per byte.
    var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
    bytes.reserveCapacity(bytes.count + pixels.count * 3)
    for pixel in pixels {
      let shown = pixel == Self.transparent ? 0xFF_FFFF : pixel
      bytes.append(UInt8(truncatingIfNeeded: shown >> 16))
      bytes.append(UInt8(truncatingIfNeeded: shown >> 8))
      bytes.append(UInt8(truncatingIfNeeded: shown))
    }
    return Data(bytes)
  }
}
