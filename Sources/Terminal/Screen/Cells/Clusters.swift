import Synchronization

/// The table of glyphs with several scalars. There is one per process, because a glyph must mean
/// the same in every canvas; its size is limited, because its content comes from outside.
enum Clusters {
  struct Entry: Sendable {
    let text: String
    let width: Int
    let isDisputed: Bool
  }

  private struct Table {
    var numbers: [String: UInt32] = [:]
    var entries: [Entry] = []
  }

  private static let limit = 1 << 16
  private static let table = Mutex(Table())

  /// The cluster's number, assigned on first use; nil once the table is full.
  static func number(of character: Character) -> UInt32? {
    let text = String(
      String.UnicodeScalarView(character.unicodeScalars.prefix(TextWidth.longestCluster)))
    return table.withLock { table in
      if let known = table.numbers[text] { return known }
      guard table.entries.count < limit else { return nil }
      let number = UInt32(table.entries.count)
      table.entries.append(
        Entry(
          text: text, width: max(TextWidth.columns(character), 1),
          isDisputed: TextWidth.isDisputed(character)))
      table.numbers[text] = number
      return number
    }
  }

  static func entry(_ number: UInt32) -> Entry {
    table.withLock { table in
      guard table.entries.indices.contains(Int(number)) else {
        return Entry(text: "\u{FFFD}", width: 1, isDisputed: false)
      }
      return table.entries[Int(number)]
    }
  }
}
