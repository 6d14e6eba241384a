import Glibc

/// Finds where lines begin.
enum LineStarts {
  /// The places where lines begin, followed by the end of the last complete line; or of the text,
  /// if it ends without a line end.
  static func find(in bytes: [UInt8], from start: Int) -> [Int] {
    var starts = [start]
    bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return }
      var place = start
      while place < text.count,
        let found = memchr(base + place, Int32(UInt8(ascii: "\n")), text.count - place)
      {
        place = UnsafeRawPointer(found) - base + 1
        starts.append(place)
      }
      if place < text.count { starts.append(text.count) }
    }
    return starts
  }
}
