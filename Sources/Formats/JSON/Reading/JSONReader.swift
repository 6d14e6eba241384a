/// Reads a whole text into nodes that know their line and column.
///
/// It takes linear time for any bytes, and no input makes it trap.
package enum JSONReader {
  /// Arrays and objects may be nested this deep.
  package static let deepest = 64

  /// The most bytes a text may have: 64 MiB, so that offsets fit 32 bits with room to spare.
  package static let longest = 1 << 26

  /// The root of the document in `bytes`.
  ///
  /// `firstLine` is the number of the first line, for callers that read a file line by line.
  package static func read(
    _ bytes: [UInt8], dialect: JSONDialect = .relaxed, firstLine: Int = 1
  ) throws(JSONError) -> JSONNode {
    let mark = try JSONEncoding.check(bytes, dialect: dialect, firstLine: firstLine)
    let lines = JSONLines(origin: mark, firstLine: firstLine)
    var parser = JSONParser(scanner: JSONScanner(bytes: bytes, lines: lines, dialect: dialect))
    return try parser.readDocument()
  }

  package static func read(
    _ text: String, dialect: JSONDialect = .relaxed, firstLine: Int = 1
  ) throws(JSONError) -> JSONNode {
    try read(Array(text.utf8), dialect: dialect, firstLine: firstLine)
  }
}
