package import SystemLibraries

/// Decodes PNG and JPEG with the system's libraries.
package struct PictureDecoder: Sendable {
  private let libraries: SystemLibrary

  package init(_ libraries: SystemLibrary = .loader) { self.libraries = libraries }

  /// The picture in a file. Its size is checked before a library sees it; of a large JPEG a smaller
  /// picture is made, whose longer side is at least `side`.
  package func decode(_ bytes: [UInt8], side: Int) throws(PictureTrouble) -> Bitmap {
    let header = try PictureHeader(reading: bytes)
    switch header.format {
    case .png: return try PNGDecoder(libraries).decode(bytes, as: header)
    case .jpeg: return try JPEGDecoder(libraries).decode(bytes, as: header, side: side)
    }
  }
}
