extension Export {
  /// Only the glyphs, without blanks at the end of lines, and with a line feed after every line.
  package static func text(_ canvas: Canvas) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(canvas.cells.count + canvas.height)
    for y in 0..<canvas.height {
      let row = canvas.row(y)
      let end = row.lastIndex { $0.glyph != .blank }.map { $0 + 1 } ?? row.startIndex
      for cell in row[row.startIndex..<end] { cell.glyph.appendUTF8(to: &bytes) }
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
