import CNcurses
import Screen

/// Glyphs that ncurses cannot place: clusters of several scalars, and those whose width terminals
/// or the C library disagree about. ncurses gets a stand-in of the right width; the glyph is drawn
/// over it, and the cursor is positioned before each glyph and before what follows.
enum DirectGlyphs {
  /// The stand-in for such a glyph. Not a blank, because blanks may be cleared together with
  /// others.
  static let standIn: UInt32 = 0x2E
  static let standInGlyph = Glyph(".")

  /// Boxes and blocks, of which a screen has hundreds: the C library is asked about them once.
  private static let frames: Range<UInt32> = 0x2500..<0x25A0
  private static let areFramesWide = frames.contains { curses_width($0) != 1 }

  static func isNeeded(for glyph: Glyph) -> Bool {
    guard let scalar = glyph.scalar else { return glyph != .continuation }
    if scalar.value < 0x7F { return false }
    if frames.contains(scalar.value) { return areFramesWide }
    return glyph.isDisputed || Int(curses_width(scalar.value)) != glyph.width
  }

  /// What to write after ncurses has drawn columns `range` of a row.
  static func append(
    row: ArraySlice<Cell>, _ range: Range<Int>, y: Int, depth: ColorDepth, to bytes: inout [UInt8]
  ) {
    var covered = 0
    var x = range.lowerBound
    while x < min(max(range.upperBound, covered), row.count) {
      let cell = row[row.startIndex + x]
      let isNeeded = isNeeded(for: cell.glyph)
      // A glyph that came out too wide has covered its neighbours, perhaps a border.
      if isNeeded || x < covered && cell.glyph != .continuation {
        place(x: x, y: y, &bytes)
        SGR.append(cell.style.mapped(to: depth), to: &bytes)
        cell.glyph.appendUTF8(to: &bytes)
      }
      if isNeeded { covered = max(covered, x + reach(cell, before: row.dropFirst(x + 1).first)) }
      x += 1
    }
  }

  /// How many columns the most generous terminal gives a glyph. A blank next to a single glyph may
  /// stay covered: writing it again would erase half of the glyph.
  private static func reach(_ cell: Cell, before next: Cell?) -> Int {
    if cell.glyph.scalar != nil { return next?.glyph == .blank ? 1 : 2 }
    let scalars = cell.glyph.text.unicodeScalars
    return scalars.reduce(0) { $0 + (TextWidth.columns(Character($1)) > 0 ? 2 : 0) }
  }

  static func place(x: Int, y: Int, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{1B}[".utf8)
    DecimalDigits.append(y + 1, to: &bytes)
    bytes.append(UInt8(ascii: ";"))
    DecimalDigits.append(x + 1, to: &bytes)
    bytes.append(UInt8(ascii: "H"))
  }
}
