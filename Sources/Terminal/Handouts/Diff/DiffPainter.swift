import Catalogue
import Observing
import Screen
import Simulation
import StageUI

/// What the lines of a sheet say in a width.
struct DiffPainter {
  let sheet: DiffSheet
  private let width: Int
  /// Where the two sides are in every line.
  private let columns: SideColumns

  /// Below this width both sides are in one column.
  private static let besideFrom = 60
  /// The room a message keeps before the names of the parties are shortened.
  private static let messageRoom = 12

  private var isBeside: Bool { width >= Self.besideFrom }

  init(_ sheet: DiffSheet, width: Int) {
    self.sheet = sheet
    self.width = width
    let form = width >= Self.besideFrom ? SideSheet([]) : SideSheet(inOneColumn: [])
    columns = form.columns(Rect(x: 0, y: 0, width: width, height: 1))
  }

  func sheet(_ lines: [DiffSheet.Line]) -> SideSheet {
    let lines = lines.map(line)
    return isBeside ? SideSheet(lines) : SideSheet(inOneColumn: lines)
  }

  private func line(_ line: DiffSheet.Line) -> SideLine {
    switch line {
    case .files: sides("", sheet.left.file, sheet.right.file, .bold, sign: Piece(""))
    case .origin(let name, let left, let right): sides(name, left, right, .plain, sign: .changed)
    case .rule: .rule
    case .row(let place): .sides(row(sheet.diff.rows[place]))
    case .difference(let difference): self.difference(difference)
    case .skipped(let count): .words(DiffWords.skipped(count), .muted)
    case .cut(let count): .words(DiffWords.cut(count), .accent)
    case .summary(let words): .words(words, .bold)
    }
  }

  /// Something of both journals; in one column with an arrow between them.
  private func sides(
    _ name: String, _ left: String, _ right: String, _ ink: Ink, sign: Piece
  ) -> SideLine {
    guard isBeside else {
      let pair = DiffWords.pair(name, left, right, width: columns.near.width)
      return .sides(SideRow(near: [Piece(pair, ink)], sign))
    }
    let sides = [left, right].map { Piece(name.isEmpty ? $0 : "\(name) \($0)", ink) }
    return .sides(SideRow(near: [sides[0]], sign, far: [sides[1]]))
  }

  /// The details of the row above.
  private func difference(_ difference: JournalDiff.Difference) -> SideLine {
    let indent = isBeside ? sheet.widest.time + 1 : 4
    let words = DiffWords.of(difference, width: max(0, width - indent))
    return .words(String(repeating: " ", count: indent) + words, .accent)
  }

  // MARK: Rows

  private func row(_ row: JournalDiff.Row) -> SideRow {
    let (lefts, rights) = (sheet.diff.left, sheet.diff.right)
    switch row {
    case .same(let left, let right):
      return SideRow(
        near: near(lefts[left], isSame: true), .same, far: far(rights[right], isSame: true))
    case .changed(let left, let right, _):
      return SideRow(near: near(lefts[left]), .changed, far: far(rights[right]))
    case .missing(let left): return SideRow(near: near(lefts[left]), Piece("<", .alarm))
    case .extra(let right): return alone(rights[right], Piece(">", .bold), isLeft: false)
    case .moved(let left, let right):
      return moved(lefts[left], elsewhere: rights[right], isLeft: true)
    case .arrived(let right, let left):
      return moved(rights[right], elsewhere: lefts[left], isLeft: false)
    }
  }

  /// An entry on its side; in one column wherever it is from.
  private func alone(
    _ entry: Entry, _ sign: Piece, isLeft: Bool, way: String? = nil
  ) -> SideRow {
    isLeft || !isBeside
      ? SideRow(near: near(entry, way: way), sign) : SideRow("", sign, far: far(entry))
  }

  /// The entry on its side, with its place on the other side.
  private func moved(_ entry: Entry, elsewhere other: Entry, isLeft: Bool) -> SideRow {
    let sign = Piece("↕", .accent)
    let place = DiffWords.place(of: other, isTarget: isLeft, time: other.time.seconds)
    guard isBeside else { return alone(entry, sign, isLeft: isLeft, way: place) }
    var row = alone(entry, sign, isLeft: isLeft)
    let indent = String(repeating: " ", count: messageStart(columns.near.width))
    let said = [Piece(indent), Piece(place, .muted)]
    if isLeft { row.far = said } else { row.near = said }
    return row
  }

  private func near(_ entry: Entry, isSame: Bool = false, way: String? = nil) -> [Piece] {
    pieces(entry, columns.near.width, isSame: isSame, way: way)
  }

  private func far(_ entry: Entry, isSame: Bool = false) -> [Piece] {
    isBeside ? pieces(entry, columns.far.width, isSame: isSame) : []
  }

  // MARK: Within a side

  private func wayWidth(_ width: Int) -> Int {
    max(0, min(sheet.widest.way, width - sheet.widest.time - 2 - Self.messageRoom))
  }

  private func messageStart(_ width: Int) -> Int {
    let way = wayWidth(width)
    return sheet.widest.time + 1 + (way == 0 ? 0 : way + 1)
  }

  /// Time, parties (or what replaces them), and message.
  private func pieces(
    _ entry: Entry, _ width: Int, isSame: Bool, way: String? = nil
  ) -> [Piece] {
    let time = Text.padded(entry.time.seconds, to: sheet.widest.time, .end)
    let ways = Text.padded(way ?? entry.way, to: wayWidth(width))
    let words = EntryWords.inDiff(entry)
    let fits = TextWidth.columns(SafeText.clean(words)) <= width - messageStart(width)
    return [
      Piece("\(time) ", .muted),
      Piece(ways.isEmpty ? "" : "\(ways) ", isSame ? .muted : .party(entry.from)),
      Piece(fits ? words : EntryWords.inDiff(entry, isShort: true), isSame ? .muted : .plain),
    ]
  }
}
