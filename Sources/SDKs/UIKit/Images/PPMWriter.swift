extension Raster {
  private static let fileComment = "P6\n# file: "

  /// The picture as binary PPM. The format has no transparency; white replaces it. The name of a
  /// file, which has no line end, becomes a comment.
  package func ppm(file: String? = nil) -> Data {
    let start = file.map { Self.fileComment + $0 } ?? "P6"
    // An array first: appending to Data costs a call per byte.
    var bytes = Array("\(start)\n\(width) \(height)\n255\n".utf8)
    bytes.reserveCapacity(bytes.count + pixels.count * 3)
    for pixel in pixels {
      let shown = pixel == Self.transparent ? 0xFF_FFFF : pixel
      bytes.append(UInt8(truncatingIfNeeded: shown >> 16))
      bytes.append(UInt8(truncatingIfNeeded: shown >> 8))
      bytes.append(UInt8(truncatingIfNeeded: shown))
    }
    return Data(bytes)
  }

  /// The name of a file that a binary PPM file was given as a comment.
  static func file(ofPPM data: Data) -> String? {
    guard data.starts(with: fileComment.utf8) else { return nil }
    let name = data.dropFirst(fileComment.utf8.count).prefix(4096).prefix { $0 != 0x0A }
    return String(decoding: name, as: UTF8.self)
  }
}
