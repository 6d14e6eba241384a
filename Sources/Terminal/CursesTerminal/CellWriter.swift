import CNcurses
import Screen

/// Writes the cells that have changed, for the terminals that nearly everybody has: those with the sequences
/// of ECMA-48, and with 256 colours or all. Every other one is left to ncurses, which compares the whole
/// screen once more, and computes each colour from the terminal's description: most of what a key costs.
struct CellWriter {
  private let depth: ColorDepth
  private var bytes: [UInt8] = []
  /// What the terminal writes with; nil if unknown.
  private var pen: Style?
  /// Where its cursor is; nil if unknown.
  private var place: Point?
  /// Styles in the terminal's colours.
  private var mapped: [Style: Style] = [:]
  /// Most of a row has one style, so the last one is used again and again.
  private var last: (style: Style, mapped: Style)?

  /// Nil if ncurses must write. Uses the terminal that was looked up last.
  init?(depth: ColorDepth) {
    guard depth >= .twoHundredFiftySix,
      Description.bytes("cup") == Array("\u{1B}[%i%p1%d;%p2%dH".utf8),
      Description.bytes("clear").starts(with: "\u{1B}[H\u{1B}[2J".utf8),
      Description.bytes("setaf").starts(with: "\u{1B}[".utf8),
      // The last cell of all must not scroll the screen, and each attribute goes with each colour.
      tigetflag("xenl") == 1, tigetnum("ncv") <= 0
    else { return nil }
    self.depth = depth
  }

  /// The terminal's screen is blank from now on.
  mutating func clear() {
    bytes += SGR.reset + Array("\u{1B}[H\u{1B}[2J".utf8)
    (pen, place) = (.plain, .zero)
  }

  /// Writes those of a row's columns that differ from what is there, or all of them if that is nil. The range
  /// has no half of a wide glyph, and both canvases have one size.
  mutating func write(row y: Int, _ range: Range<Int>, from old: Canvas?, to new: Canvas) {
    let (before, after) = (old?.row(y), new.row(y))
    func isSame(_ x: Int) -> Bool {
      before.map { $0[y * new.width + x] == after[y * new.width + x] } ?? false
    }
    for x in range {
      let cell = after[y * new.width + x]
      let next = x + 1 < range.upperBound ? after[y * new.width + x + 1].glyph : .blank
      // The second half of a wide glyph is written with the first.
      if isSame(x), next != .continuation || isSame(x + 1) { continue }
      if cell.glyph != .continuation {
        write(cell, Point(x: x, y: y))
      } else if x > 0, DirectGlyphs.isNeeded(for: after[y * new.width + x - 1].glyph) {
        write(Cell(DirectGlyphs.standInGlyph, cell.style), Point(x: x, y: y))
      }
    }
  }

  /// What was written, with the cursor at a point and nothing set; `over` is drawn over it.
  mutating func frame(cursor: Point, over: [UInt8]) -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    if pen != .plain { bytes += SGR.reset }
    (pen, place) = (.plain, over.isEmpty ? place : nil)
    bytes += over.isEmpty ? [] : over + SGR.reset
    go(to: cursor)
    return over.isEmpty ? bytes : Modes.frameBegins + bytes + Modes.frameEnds
  }

  private mutating func write(_ cell: Cell, _ point: Point) {
    go(to: point)
    set(mapped(cell.style), isBlank: cell.glyph == .blank)
    let glyph = DirectGlyphs.isNeeded(for: cell.glyph) ? DirectGlyphs.standInGlyph : cell.glyph
    glyph.appendUTF8(to: &bytes)
    place = point.offset(x: glyph.width)
  }

  /// Of a blank only the background is seen.
  private mutating func set(_ style: Style, isBlank: Bool) {
    guard let pen else {
      SGR.append(style, to: &bytes)
      self.pen = style
      return
    }
    if pen == style || isBlank && pen.looksBlankLike(style) { return }
    SGR.append(style, after: pen, to: &bytes)
    self.pen = style
  }

  private mutating func go(to point: Point) {
    guard let from = place, from != point else {
      if place == nil { DirectGlyphs.place(x: point.x, y: point.y, &bytes) }
      place = point
      return
    }
    if from.y == point.y, from.x < point.x {
      bytes.append(contentsOf: "\u{1B}[".utf8)
      DecimalDigits.append(point.x - from.x, to: &bytes)
      bytes.append(UInt8(ascii: "C"))
    } else {
      DirectGlyphs.place(x: point.x, y: point.y, &bytes)
    }
    place = point
  }

  private mutating func mapped(_ style: Style) -> Style {
    if depth == .trueColor || !style.hasTrueColors { return style }
    if let last, last.style == style { return last.mapped }
    let known = mapped[style] ?? style.mapped(to: depth)
    if mapped.count > Self.limit { mapped = [:] }
    mapped[style] = known
    last = (style, known)
    return known
  }

  private static let limit = 30_000
}

extension Style {
  /// What is seen where there is no glyph. Written out at each cell it would be made at each.
  private static let seenOnBlanks: Attributes = [.reverse, .underline]

  /// Whether a blank looks the same in both.
  fileprivate func looksBlankLike(_ other: Style) -> Bool {
    background == other.background
      && attributes.union(other.attributes).isDisjoint(with: Self.seenOnBlanks)
  }

  /// Whether a terminal with 256 colours needs others.
  fileprivate var hasTrueColors: Bool {
    if case .rgb = foreground.kind { return true }
    if case .rgb = background.kind { return true }
    return false
  }
}
