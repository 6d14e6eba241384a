/// How a text's characters are bytes.
package enum CSVEncoding: Equatable, Sendable {
  case utf8(hasMark: Bool)
  case utf16(isBigEndian: Bool, hasMark: Bool)

  /// The encoding of a file that begins with these bytes, and how many of them are its mark.
  static func sniffed(_ head: some RandomAccessCollection<UInt8>) -> (CSVEncoding, mark: Int) {
    let first = Array(head.prefix(3))
    if first == [0xEF, 0xBB, 0xBF] { return (.utf8(hasMark: true), 3) }
    if first.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false, hasMark: true), 2) }
    if first.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true, hasMark: true), 2) }
    return (unmarked(Array(head.prefix(1024))), 0)
  }

  /// Names and numbers are mostly ASCII, of which UTF-16 has a zero in every other byte.
  private static func unmarked(_ head: [UInt8]) -> CSVEncoding {
    let zeros = [0, 1].map { start in
      stride(from: start, to: head.count, by: 2).count { head[$0] == 0 }
    }
    guard max(zeros[0], zeros[1]) * 4 > head.count, head.count >= 4 else {
      return .utf8(hasMark: false)
    }
    return .utf16(isBigEndian: zeros[0] > zeros[1], hasMark: false)
  }
}

extension CSVProblem.OtherFormat {
  /// What the file is instead of a table, if its first bytes say so.
  init?(_ head: some RandomAccessCollection<UInt8>) {
    let first = Array(head.prefix(4))
    if first.starts(with: [0x50, 0x4B, 3, 4]) {
      self = .spreadsheet
    } else if first.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else {
      switch head.first(where: { $0 > 0x20 && $0 < 0x80 }) {
      case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
      case UInt8(ascii: "<"): self = .html
      default: return nil
      }
    }
  }
}
