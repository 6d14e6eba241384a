extension Raster {
  /// The picture as binary PPM. The format knows no transparency: white stands for it.
  package func ppm() -> Data {
    var data = Data("P6\n\(width) \(height)\n255\n".utf8)
    data.reserveCapacity(data.count + pixels.count * 3)
    for pixel in pixels {
      let shown = pixel == Self.transparent ? 0xFF_FFFF : pixel
      data.append(UInt8(truncatingIfNeeded: shown >> 16))
      data.append(UInt8(truncatingIfNeeded: shown >> 8))
      data.append(UInt8(truncatingIfNeeded: shown))
    }
    return data
  }
}
