/// The character between two fields.
package enum CSVDelimiter: UInt8, CaseIterable, Sendable {
  case tab = 0x09
  case comma = 0x2C
  case semicolon = 0x3B
  case bar = 0x7C
}

extension CSVDelimiter {
  private static let linesLooked = 60

  /// The one that cuts the most lines of a text's beginning into equally many fields.
  ///
  /// A decimal comma cuts lines, too, but not all alike; where two cut as many lines, the one that
  /// makes more fields is the delimiter.
  static func guessed(_ text: UnsafeBufferPointer<UInt8>) -> CSVDelimiter {
    var counts: [CSVDelimiter: [Int: Int]] = [:]
    var found = Dictionary(uniqueKeysWithValues: allCases.map { ($0, 0) })
    var isQuoted = false
    var lines = 0
    func end() {
      for (delimiter, count) in found where count > 0 {
        counts[delimiter, default: [:]][count, default: 0] += 1
      }
      for delimiter in allCases { found[delimiter] = 0 }
      lines += 1
    }
    for byte in text {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == UInt8(ascii: "\n") { end() }
      if lines == linesLooked { break }
      if let delimiter = CSVDelimiter(rawValue: byte) { found[delimiter, default: 0] += 1 }
    }
    if lines < linesLooked { end() }
    func score(_ delimiter: CSVDelimiter) -> (Int, Int) {
      (counts[delimiter] ?? [:]).map { ($0.value, $0.key) }.max { $0 < $1 } ?? (0, 0)
    }
    return allCases.max { score($0) < score($1) }.flatMap { score($0).0 > 0 ? $0 : nil } ?? .comma
  }
}
