/// Where lines begin, so that a byte offset can be turned into a line and a column on demand.
///
/// A line ends with LF, CR LF or a lone CR. The reader notes line ends in passing; the first
/// line's start is not in the list, so a text of one line costs no allocation.
struct JSONLines: Sendable {
  /// After the byte order mark, which no editor counts as a column.
  let origin: Int
  let firstLine: Int
  private var starts: [UInt32] = []

  init(origin: Int, firstLine: Int) {
    self.origin = origin
    self.firstLine = firstLine
  }

  /// The lines up to `end` of a text that has not been read.
  init(of bytes: [UInt8], upTo end: Int, firstLine: Int) {
    self.init(origin: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, firstLine: firstLine)
    for offset in 0..<end where Self.lineEnds(at: offset, in: bytes) {
      addLine(startingAt: offset + 1)
    }
  }

  /// Whether the byte is the last one of its line; the CR of a CR LF is not.
  static func lineEnds(at offset: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
    default: false
    }
  }

  mutating func addLine(startingAt offset: Int) {
    starts.append(UInt32(truncatingIfNeeded: offset))
  }

  func position(of offset: Int, in bytes: [UInt8]) -> JSONPosition {
    let ended = endedLines(before: offset)
    let start = ended == 0 ? origin : Int(starts[ended - 1])
    var column = 1
    for byte in bytes[min(start, offset)..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    return JSONPosition(line: firstLine + ended, column: column)
  }

  func line(of offset: Int) -> Int { firstLine + endedLines(before: offset) }

  private func endedLines(before offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
