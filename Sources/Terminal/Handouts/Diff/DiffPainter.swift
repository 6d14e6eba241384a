import Catalogue
import Observing
import Screen
import Simulation
import StageUI

/// Draws lines of a sheet on a canvas of their own.
struct DiffPainter {
  let sheet: DiffSheet
  let theme: Theme
  let columns: DiffColumns
  private(set) var canvas: Canvas

  init(_ sheet: DiffSheet, width: Int, height: Int, _ theme: Theme) {
    self.sheet = sheet
    self.theme = theme
    columns = DiffColumns(width: width, sheet.widest)
    canvas = Canvas(width: width, height: height, style: theme.text)
  }

  mutating func draw(_ line: DiffSheet.Line, _ y: Int) {
    switch line {
    case .files: files(y)
    case .origin(let name, let left, let right): origin(name, left, right, y)
    case .rule:
      canvas.horizontalLine(at: Point(x: 0, y: y), length: canvas.width, theme.border)
    case .row(let place): row(sheet.diff.rows[place], y)
    case .difference(let difference):
      let rect = columns.below(y)
      canvas.put(DiffWords.of(difference, width: rect.width), in: rect, theme.accent)
    case .skipped(let count):
      canvas.put(DiffWords.skipped(count), in: columns.whole(y), theme.muted)
    case .cut(let count):
      canvas.put(DiffWords.cut(count), in: columns.whole(y), theme.accent)
    case .summary(let words):
      canvas.put(words, in: columns.whole(y), theme.strong)
    }
  }

  private mutating func files(_ y: Int) {
    if let sides = columns.beside(y) {
      canvas.put(sheet.left.file, in: sides.left, theme.strong)
      canvas.put(sheet.right.file, in: sides.right, theme.strong)
    } else {
      let rect = columns.single(y)
      let words = DiffWords.pair("", sheet.left.file, sheet.right.file, width: rect.width)
      canvas.put(words, in: rect, theme.strong)
    }
  }

  private mutating func origin(_ name: String, _ left: String, _ right: String, _ y: Int) {
    sign("~", theme.accent, y)
    if let sides = columns.beside(y) {
      canvas.put("\(name) \(left)", in: sides.left, theme.text)
      canvas.put("\(name) \(right)", in: sides.right, theme.text)
    } else {
      let rect = columns.single(y)
      canvas.put(DiffWords.pair(name, left, right, width: rect.width), in: rect, theme.text)
    }
  }

  // MARK: Rows

  private mutating func row(_ row: JournalDiff.Row, _ y: Int) {
    let (lefts, rights) = (sheet.diff.left, sheet.diff.right)
    switch row {
    case .same(let left, let right):
      sign("=", theme.muted, y)
      pair(lefts[left], rights[right], y, isSame: true)
    case .changed(let left, let right, _):
      sign("~", theme.accent, y)
      pair(lefts[left], rights[right], y, isSame: false)
    case .missing(let left):
      sign("<", theme.alarm, y)
      entry(lefts[left], columns.beside(y)?.left ?? columns.single(y))
    case .extra(let right):
      sign(">", theme.strong, y)
      entry(rights[right], columns.beside(y)?.right ?? columns.single(y))
    case .moved(let left, let right):
      moved(lefts[left], elsewhere: rights[right], isLeft: true, y)
    case .arrived(let right, let left):
      moved(rights[right], elsewhere: lefts[left], isLeft: false, y)
    }
  }

  private mutating func sign(_ sign: String, _ style: Style, _ y: Int) {
    canvas.put(sign, at: Point(x: columns.sign, y: y), style)
  }

  private mutating func pair(_ left: Entry, _ right: Entry, _ y: Int, isSame: Bool) {
    if let sides = columns.beside(y) {
      entry(left, sides.left, isSame: isSame)
      entry(right, sides.right, isSame: isSame)
    } else {
      entry(left, columns.single(y), isSame: isSame)
    }
  }

  /// The entry on its side, with its place on the other side.
  private mutating func moved(_ entry: Entry, elsewhere other: Entry, isLeft: Bool, _ y: Int) {
    sign("↕", theme.accent, y)
    let place = DiffWords.place(of: other, isTarget: isLeft, time: other.time.seconds)
    guard let sides = columns.beside(y) else {
      return self.entry(entry, columns.single(y), way: place)
    }
    self.entry(entry, isLeft ? sides.left : sides.right)
    canvas.put(place, in: columns.message(isLeft ? sides.right : sides.left), theme.muted)
  }

  /// Time, parties (or what replaces them), and message.
  private mutating func entry(
    _ entry: Entry, _ rect: Rect, way: String? = nil, isSame: Bool = false
  ) {
    canvas.put(entry.time.seconds, in: columns.time(rect), theme.muted, align: .end)
    canvas.put(
      way ?? entry.way, in: columns.way(rect), isSame ? theme.muted : theme.style(of: entry.from))
    let room = columns.message(rect)
    let words = EntryWords.inDiff(entry)
    let fits = TextWidth.columns(SafeText.clean(words)) <= room.width
    let shown = fits ? words : EntryWords.inDiff(entry, isShort: true)
    canvas.put(shown, in: room, isSame ? theme.muted : theme.text)
  }
}
