import Catalogue
import Observing
import Screen
import Simulation

extension Payload {
  /// All that is said, whole: a column for each party that the call came past, as many as there is
  /// room for, and the rows of a text that is longer than its column.
  func lines(width: Int) -> [SheetLine] {
    let columns = PayloadColumns(self, width: width)
    return around(columns, width) + heads(columns)
      + rows.filter { isShown($0, in: columns) }.flatMap { lines(of: $0, columns) }
  }

  /// A row whose only values are at parties without a column says nothing; a heading has none anywhere.
  private func isShown(_ row: Row, in columns: PayloadColumns) -> Bool {
    row.values.allSatisfy { $0 == nil } || columns.hops.contains { row.values[$0] != nil }
  }

  private func around(_ columns: PayloadColumns, _ width: Int) -> [SheetLine] {
    let whole = PayloadColumns(name: columns.name, hops: 0..<1, width: width - columns.name)
    return EntryFacts.around(path.hops[path.asked]).flatMap { name, text in
      whole.lines(name, [.plain(text)])
    }
  }

  /// Who said it to whom, where more than one did.
  private func heads(_ columns: PayloadColumns) -> [SheetLine] {
    guard columns.hops.count > 1, !rows.isEmpty else { return [] }
    func lines(_ head: (Int, Entry) -> Piece) -> [SheetLine] {
      columns.lines("", columns.hops.map { head($0, path.hops[$0]) })
    }
    return [.gap]
      + lines { place, _ in .muted(PayloadText.way(of: place, on: path)) }
      + lines { _, hop in Piece(hop.way, .party(hop.from)) }
      + lines { place, hop in
        Piece(PayloadText.call(hop), place == path.asked ? .bold : .plain)
      }
  }

  private func lines(of row: Row, _ columns: PayloadColumns) -> [SheetLine] {
    let name = String(repeating: " ", count: row.depth * 2) + row.name
    return columns.lines(name, columns.hops.map { value(of: row, $0) })
  }

  private func value(of row: Row, _ hop: Int) -> Piece {
    guard let value = row.values[hop] else {
      // A party in between need not say the value: an adapter hands over an ad object, not its texts.
      let isBefore = row.values[..<hop].contains { $0 != nil }
      let isAfter = row.values[(hop + 1)...].contains { $0 != nil }
      return .muted(isBefore == isAfter ? "" : "–")
    }
    guard !row.changed.contains(hop) else { return Piece("≠ \(value)", .key) }
    // All of it can be opened from each of its lines.
    var piece = Piece(value)
    piece.address = value
    return piece
  }
}

/// Where the columns of a payload stand: names, and what each hop says.
struct PayloadColumns {
  let name: Int
  /// The hops that have room, with the entry's own among them.
  let hops: Range<Int>
  /// The columns of the window for each of them, with those between it and the next.
  let width: Int

  private static let least = 18
  private static let widestName = 30

  init(name: Int, hops: Range<Int>, width: Int) {
    (self.name, self.hops, self.width) = (name, hops, max(1, width))
  }

  init(_ payload: Payload, width: Int) {
    let path = payload.path
    let names =
      payload.rows.map { $0.depth * 2 + TextWidth.columns($0.name) }
      + EntryFacts.around(path.hops[path.asked]).map { TextWidth.columns($0.name) }
    let name = min((names.max() ?? 0) + 2, Self.widestName, width / 2)
    let count = max(1, min(path.hops.count, (width - name) / Self.least))
    let first = max(0, min(path.asked - (count - 1) / 2, path.hops.count - count))
    self.init(name: name, hops: first..<(first + count), width: (width - name) / count)
  }

  /// A row: a name, and in each column a text on as many lines as it takes.
  func lines(_ name: String, _ values: [Piece]) -> [SheetLine] {
    let names = Text.wrapped(name, width: max(1, self.name - 2))
    let columns = values.map { Text.wrapped($0.text, width: max(1, width - 2)) }
    let height = max(names.count, columns.map(\.count).max() ?? 0)
    return (0..<height).map { line in
      let first = names.indices.contains(line) ? names[line] : ""
      let rest = columns.enumerated().flatMap { place, lines -> [Piece] in
        var piece = values[place]
        piece.text = lines.indices.contains(line) ? lines[line] : ""
        let free = max(0, width - TextWidth.columns(piece.text))
        return [piece, .plain(String(repeating: " ", count: free))]
      }
      return SheetLine(cells: [.muted(Text.padded(first, to: self.name))] + rest)
    }
  }
}
