extension Export {
  /// Output that turns a terminal's content from one canvas into another: the cells that differ,
  /// with the cursor positioned in each row, and again after a glyph whose width terminals disagree
  /// about. Without an old canvas, or with one of another size, the screen is cleared first.
  package static func changes(
    from old: Canvas?, to new: Canvas, depth: ColorDepth = .trueColor
  ) -> [UInt8] {
    let isNew = old?.size != new.size
    var bytes: [UInt8] = isNew ? Array("\u{1B}[?25l\u{1B}[0m\u{1B}[2J".utf8) : []
    for y in 0..<new.height {
      guard let columns = Difference.columns(row: y, isNew ? nil : old, new) else { continue }
      bytes.append(contentsOf: "\u{1B}[\(y + 1);\(columns.lowerBound + 1)H".utf8)
      append(new.row(y), columns, depth, to: &bytes)
    }
    return bytes
  }

  private static func append(
    _ row: ArraySlice<Cell>, _ columns: Range<Int>, _ depth: ColorDepth, to bytes: inout [UInt8]
  ) {
    var pen: Style?
    var isCursorDisputed = false
    for (column, cell) in zip(columns, row.dropFirst(columns.lowerBound))
    where cell.glyph != .continuation {
      if isCursorDisputed { bytes.append(contentsOf: "\u{1B}[\(column + 1)G".utf8) }
      let style = cell.style.mapped(to: depth)
      if style != pen { SGR.append(style, to: &bytes) }
      pen = style
      cell.glyph.appendUTF8(to: &bytes)
      isCursorDisputed = cell.glyph.isDisputed
    }
    bytes.append(contentsOf: SGR.reset)
  }
}
