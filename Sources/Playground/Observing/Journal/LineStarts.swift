import Glibc

/// Finds where lines begin.
enum LineStarts {
  /// The places where lines begin, followed by the end of the last complete line; or of the text,
  /// if it ends without a line end. `first` is the number of the line at `start`.
  static func find(
    in bytes: [UInt8], from start: Int, line first: Int, _ limits: ReadingLimits
  ) throws(JournalProblem) -> [Int] {
    var starts = [start]
    while let place = starts.last, place < bytes.count {
      let end = lineEnd(in: bytes, from: place) ?? bytes.count
      guard end - place <= limits.line else {
        throw .longLine(first + starts.count - 1, mebibytes: limits.line >> 20)
      }
      guard starts.count <= limits.lines else { throw .tooManyLines(limits.lines) }
      starts.append(end)
    }
    return starts
  }

  /// The place behind the next line end.
  private static func lineEnd(in bytes: [UInt8], from place: Int) -> Int? {
    bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return nil }
      return memchr(base + place, Int32(UInt8(ascii: "\n")), text.count - place)
        .map { UnsafeRawPointer($0) - base + 1 }
    }
  }
}
