import Catalogue
import Contract
import Observing
import Screen
import Simulation

/// Everything that crossed between the parties, newest at the bottom: of a long journal it stores
/// the visible rows.
struct TracePane: Pane {
  private let entries: [Entry]
  /// How many rows match the filter, and how many there are.
  private let shown: Int
  private let count: Int
  private let filter: String
  /// The number of the selected entry.
  private let selected: Int?
  private let timeWidth: Int
  /// The parties with lanes; nil if rows name the parties in words.
  private let parties: LaneParties?
  private let isFocused: Bool

  init(_ stage: Stage, _ state: StageState, _ size: Size) {
    let visible = stage.visibleEntries(state)
    shown = visible.count
    count = state.entries.count
    filter = stage.trace.filter
    timeWidth = state.entries.timeWidth
    isFocused = stage.isFocused(.trace)
    selected = stage.pane == .trace ? stage.trace.selected ?? visible.last?.number : nil
    parties = LaneParties(state.ledgers.speakers.all, width: size.width - 2)
    let height = size.height - 2 - (parties != nil && Self.hasHeader(size) ? 1 : 0)
    entries = Array(Self.window(visible, around: stage.trace.selected, height: height))
  }

  private static func hasHeader(_ size: Size) -> Bool { size.height > 7 }

  /// As many entries as fit: the newest while following, otherwise those around the selected one.
  private static func window(
    _ entries: EntryList, around selected: Int?, height: Int
  ) -> Slice<EntryList> {
    guard height > 0, !entries.isEmpty else { return entries[0..<0] }
    var end = entries.count
    if let selected {
      let place = entries.place(upTo: selected) ?? 0
      end = min(entries.count, max(height, place + 1 + height / 2))
    }
    return entries[max(0, end - height)..<end]
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(
      .trace, rect, isFocused: isFocused, title: PaneTitle.trace, trailing: counts(brush))
    let lanes = parties.map { TraceLanes(inside, timeWidth: timeWidth + 2, $0) }
    var body = inside
    if let lanes, Self.hasHeader(rect.size) {
      laneHeader(lanes, inside.y, &brush)
      body = inside.inset(top: 1)
    }
    for (row, entry) in entries.enumerated() {
      let line = Rect(x: body.x, y: body.y + row, width: body.width, height: 1)
      brush.mark(line, .entry(entry.number))
      if let lanes { laneRow(entry, lanes, line, &brush) } else { wordRow(entry, line, &brush) }
      if entry.number == selected { select(line, &brush) }
    }
  }

  private func select(_ line: Rect, _ brush: inout Brush) {
    let theme = brush.theme
    brush.canvas.restyle(line) { style in
      style =
        theme.isMonochrome ? style.adding(.reverse) : style.readable(on: theme.selection)
    }
  }

  private func counts(_ brush: Brush) -> String {
    let rows = shown == count ? count.grouped : RunText.progress(shown, of: count)
    return "\(rows) · \(filter.isEmpty ? "\(brush.keyLabel(.filter)) filter" : "/\(filter)")"
  }

  // MARK: With lanes

  private func laneHeader(_ lanes: TraceLanes, _ y: Int, _ brush: inout Brush) {
    for (party, column) in zip(lanes.parties.all, lanes.columns) {
      brush.canvas.put(
        lanes.parties.title(of: party),
        in: Rect(x: column.x, y: y, width: column.width, height: 1),
        brush.style(of: party).adding(.bold))
      brush.canvas.set("│", at: Point(x: column.x - 1, y: y), brush.theme.border)
    }
  }

  private func laneRow(
    _ entry: Entry, _ lanes: TraceLanes, _ row: Rect, _ brush: inout Brush
  ) {
    brush.canvas.put(
      entry.time.seconds,
      in: Rect(
        x: row.x, y: row.y, width: timeWidth, height: 1), brush.theme.muted, align: .end)
    for column in lanes.columns {
      brush.canvas.set("│", at: Point(x: column.x - 1, y: row.y), brush.theme.border)
    }
    let (places, goesRight) = lanes.span(from: entry.from, to: entry.to)
    let room = lanes.rect(places, y: row.y)
    let rest = Rect(x: room.x, y: row.y, width: row.maxX - room.x, height: 1)
    guard entry.to != nil else {
      return remark(entry, rest, row, &brush)
    }
    arrow(entry, lanes, room, rest, goesRight, &brush)
  }

  /// An entry that does not cross is in its party's lane; in the last lane it may start further to
  /// the left.
  private func remark(_ entry: Entry, _ rest: Rect, _ row: Rect, _ brush: inout Brush) {
    let (mark, style) = mark(entry, brush)
    let text = mark + EntryWords.inTrace(entry)
    let columns = min(TextWidth.columns(text), row.width - timeWidth - 2)
    let x = min(rest.x, row.maxX - columns)
    brush.canvas.put(text, in: Rect(x: x, y: row.y, width: row.maxX - x, height: 1), style)
  }

  /// An arrow from lane to lane with the message on it. A message longer than the arrow continues
  /// to the right, where the row is empty.
  private func arrow(
    _ entry: Entry, _ lanes: TraceLanes, _ room: Rect, _ rest: Rect, _ goesRight: Bool,
    _ brush: inout Brush
  ) {
    let receiver = lanes.receiver(of: entry)
    let taken = TextWidth.columns(receiver) + 3
    let text =
      receiver + EntryWords.inTrace(entry, in: room.width - taken, atMost: rest.width - taken)
    let columns = TextWidth.columns(text)
    let style = brush.style(of: entry.from)
    let end = max(room.maxX, room.x + columns + 3)
    let line = end - room.x - columns - 2
    if goesRight {
      brush.canvas.put(text, at: room.origin, style)
      brush.canvas.set(.blank, at: Point(x: room.x + columns, y: room.y), brush.theme.text)
      brush.canvas.horizontalLine(
        at: Point(x: room.x + columns + 1, y: room.y), length: line, brush.theme.muted)
      brush.canvas.set("▶", at: Point(x: end - 1, y: room.y), brush.theme.muted)
    } else {
      brush.canvas.set("◀", at: room.origin, brush.theme.muted)
      brush.canvas.horizontalLine(
        at: Point(x: room.x + 1, y: room.y), length: line, brush.theme.muted)
      brush.canvas.put(" \(text)", at: Point(x: end - columns - 1, y: room.y), style)
    }
  }

  // MARK: In words

  private func wordRow(_ entry: Entry, _ row: Rect, _ brush: inout Brush) {
    let (mark, style) = entry.to == nil ? mark(entry, brush) : ("", brush.style(of: entry.from))
    brush.write(
      [
        (Text.padded(entry.time.seconds, to: timeWidth + 1, .end), brush.theme.muted),
        (" ", brush.theme.text),
        (Text.padded(entry.way, to: 18), brush.theme.muted),
        ("\(mark)\(EntryWords.inTrace(entry))", style),
      ], at: row.origin, until: row.maxX)
  }

  // MARK: What an entry says

  private func mark(_ entry: Entry, _ brush: Brush) -> (String, Style) {
    switch entry.kind {
    case .count(let count):
      ("● ", (count.ledger == .google ? brush.theme.google : brush.theme.network).adding(.bold))
    case .timer: ("◷ ", brush.theme.muted)
    case .note(let violation):
      violation == nil ? ("· ", brush.theme.muted) : ("! ", brush.theme.warning)
    case .finding(_, let severity, _): mark(Rule.Severity(rawValue: severity) ?? .note, brush)
    case .input, .call, .callback: ("", brush.theme.text)
    }
  }

  private func mark(_ severity: Rule.Severity, _ brush: Brush) -> (String, Style) {
    ("\(severity.glyph) ", brush.style(of: severity))
  }
}
