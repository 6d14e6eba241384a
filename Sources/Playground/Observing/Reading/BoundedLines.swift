/// Cuts bytes that come in pieces into lines, and refuses what is beyond its limits: nothing that a
/// writer does makes it keep more than one line.
package struct BoundedLines: Sendable {
  private let limits: ReadingLimits
  /// The beginning of a line that is not whole yet.
  private var begun: [UInt8] = []
  private var bytes = 0
  private var lines = 0

  /// A limit that was passed.
  package enum Excess: Error { case bytes, lines, line }

  package init(_ limits: ReadingLimits) { self.limits = limits }

  /// Whether the last line has no end so far.
  package var isCut: Bool { !begun.isEmpty }

  /// The lines that this piece makes whole, without their ends.
  package mutating func take(_ piece: ArraySlice<UInt8>) throws(Excess) -> [[UInt8]] {
    bytes += piece.count
    guard bytes <= limits.bytes else { throw .bytes }
    var whole: [[UInt8]] = []
    var rest = piece
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      try begin(rest[..<end])
      lines += 1
      guard lines <= limits.lines else { throw .lines }
      whole.append(begun)
      begun = []
      rest = rest[(end + 1)...]
    }
    try begin(rest)
    return whole
  }

  private mutating func begin(_ part: ArraySlice<UInt8>) throws(Excess) {
    guard begun.count + part.count <= limits.line else { throw .line }
    begun += part
  }
}
