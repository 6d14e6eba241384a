import Screen

/// A table as plain text: columns side by side, whose cells have as many lines as they need.
enum PlainTable {
  private static let gap = 2
  private static let narrowest = 8

  static func lines(_ rows: [[String]], width: Int) -> [String] {
    let widths = widths(rows, width)
    let isHeadless = rows.first?.allSatisfy(\.isEmpty) ?? true
    return rows.enumerated().flatMap { number, row -> [String] in
      if number == 0, isHeadless { return [] }
      let rule = joined(widths.map { String(repeating: "-", count: $0) }, widths)
      return lines(of: row, widths) + (number == 0 ? [rule] : [])
    }
  }

  /// As wide as the longest cells, or less of the widest ones; words are broken last.
  private static func widths(_ rows: [[String]], _ width: Int) -> [Int] {
    let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.filter { $0.indices.contains(column) }.map { $0[column] }
    }
    let words = columns.map { cells in longest(cells.flatMap { $0.split(separator: " ") }) }
    var widths = columns.map(longest)
    while widths.reduce(0, +) + gap * (columns.count - 1) > width {
      let roomy = widths.indices.filter { widths[$0] > max(words[$0], narrowest) }
      let places = roomy.isEmpty ? Array(widths.indices) : roomy
      guard let widest = places.max(by: { widths[$0] < widths[$1] }), widths[widest] > narrowest
      else { break }
      widths[widest] -= 1
    }
    return widths
  }

  private static func longest(_ texts: [some StringProtocol]) -> Int {
    texts.map { TextWidth.columns(String($0)) }.max() ?? 0
  }

  private static func lines(of row: [String], _ widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { Text.wrapped($0, width: max(1, $1)) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      joined(cells.map { $0.indices.contains(line) ? $0[line] : "" }, widths)
    }
  }

  private static func joined(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths) {
      line += Text.padded(cell, to: width) + String(repeating: " ", count: gap)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
