import Contract
import Observing
import Screen
import Simulation

extension Painter {
  /// Everything that crossed between the parties, newest at the bottom.
  mutating func trace(_ rect: Rect) {
    let entries = stage.visibleEntries(state)
    let inside = pane(
      .trace, rect, title: "Trace", trailing: traceCount(entries.count))
    let hasLanes = inside.width >= TraceLanes.leastWidth
    let lanes = hasLanes ? TraceLanes(inside, timeWidth: timeWidth + 2) : nil
    var body = inside
    if let lanes, rect.height > 7 {
      laneHeader(lanes, inside.y)
      body = inside.inset(top: 1)
    }
    for (row, entry) in window(entries, height: body.height).enumerated() {
      let line = Rect(x: body.x, y: body.y + row, width: body.width, height: 1)
      frame.mark(line, .entry(entry.number))
      if let lanes { laneRow(entry, lanes, line) } else { wordRow(entry, line) }
      if isSelected(entry, entries) {
        frame.canvas.restyle(line) { style in
          style =
            theme.isMonochrome
            ? style.adding(.reverse) : style.readable(on: theme.selection)
        }
      }
    }
  }

  private func traceCount(_ shown: Int) -> String {
    let count =
      shown == state.entries.count ? "\(shown)" : "\(shown) of \(state.entries.count)"
    let filter =
      stage.trace.filter.isEmpty ? "\(keyLabel(.filter)) filter" : "/\(stage.trace.filter)"
    return "\(count) · \(filter)"
  }

  /// How many columns the times take: the last one is the longest.
  var timeWidth: Int {
    max(6, state.entries.last.map { TextWidth.columns($0.time.seconds) } ?? 0)
  }

  private func isSelected(_ entry: Entry, _ entries: EntryList) -> Bool {
    guard stage.pane == .trace else { return false }
    return entry.number == (stage.trace.selected ?? entries.last?.number)
  }

  /// As many entries as fit: the newest while following, else those around the selected one.
  private func window(_ entries: EntryList, height: Int) -> Slice<EntryList> {
    guard height > 0, !entries.isEmpty else { return entries[0..<0] }
    var end = entries.count
    if let selected = stage.trace.selected {
      let place = entries.place(upTo: selected) ?? 0
      end = min(entries.count, max(height, place + 1 + height / 2))
    }
    return entries[max(0, end - height)..<end]
  }

  // MARK: With lanes

  private mutating func laneHeader(_ lanes: TraceLanes, _ y: Int) {
    for (role, column) in zip(TraceLanes.parties, lanes.columns) {
      frame.canvas.put(
        role.rawValue, in: Rect(x: column.x, y: y, width: column.width, height: 1),
        style(of: Party(role)).adding(.bold))
      frame.canvas.set("│", at: Point(x: column.x - 1, y: y), theme.border)
    }
  }

  private mutating func laneRow(_ entry: Entry, _ lanes: TraceLanes, _ row: Rect) {
    frame.canvas.put(
      entry.time.seconds,
      in: Rect(
        x: row.x, y: row.y, width: timeWidth, height: 1), theme.muted, align: .end)
    for column in lanes.columns {
      frame.canvas.set("│", at: Point(x: column.x - 1, y: row.y), theme.border)
    }
    let (places, goesRight) = lanes.span(from: entry.from, to: entry.to)
    let room = lanes.rect(places, y: row.y)
    let rest = Rect(x: room.x, y: row.y, width: row.maxX - room.x, height: 1)
    guard entry.to != nil else {
      return remark(entry, rest, row)
    }
    arrow(entry, room, rest, goesRight)
  }

  /// What does not cross stands in its lane; in the last one it may begin further to the left.
  private mutating func remark(_ entry: Entry, _ rest: Rect, _ row: Rect) {
    let (mark, style) = mark(entry)
    let text = mark + words(entry)
    let columns = min(TextWidth.columns(text), row.width - timeWidth - 2)
    let x = min(rest.x, row.maxX - columns)
    frame.canvas.put(text, in: Rect(x: x, y: row.y, width: row.maxX - x, height: 1), style)
  }

  /// An arrow from lane to lane with the message on it. A message that is longer than the way runs on
  /// to the right, where nothing else stands in its row.
  private mutating func arrow(_ entry: Entry, _ room: Rect, _ rest: Rect, _ goesRight: Bool) {
    let text = words(entry, in: room.width - 3, atMost: rest.width - 3)
    let columns = TextWidth.columns(text)
    let style = style(of: entry.from)
    let end = max(room.maxX, room.x + columns + 3)
    let line = end - room.x - columns - 2
    if goesRight {
      frame.canvas.put(text, at: room.origin, style)
      frame.canvas.set(.blank, at: Point(x: room.x + columns, y: room.y), theme.text)
      frame.canvas.horizontalLine(
        at: Point(x: room.x + columns + 1, y: room.y), length: line, theme.muted)
      frame.canvas.set("▶", at: Point(x: end - 1, y: room.y), theme.muted)
    } else {
      frame.canvas.set("◀", at: room.origin, theme.muted)
      frame.canvas.horizontalLine(
        at: Point(x: room.x + 1, y: room.y), length: line, theme.muted)
      frame.canvas.put(" \(text)", at: Point(x: end - columns - 1, y: room.y), style)
    }
  }

  // MARK: In words

  private mutating func wordRow(_ entry: Entry, _ row: Rect) {
    let (mark, style) = entry.to == nil ? mark(entry) : ("", style(of: entry.from))
    write(
      [
        (Text.padded(entry.time.seconds, to: timeWidth + 1, .end), theme.muted), (" ", theme.text),
        (Text.padded(entry.way, to: 18), theme.muted),
        ("\(mark)\(words(entry))", style),
      ], at: row.origin, until: row.maxX)
  }

  // MARK: What an entry says

  private func mark(_ entry: Entry) -> (String, Style) {
    switch entry.kind {
    case .count(let count):
      ("● ", (count.ledger == .google ? theme.google : theme.network).adding(.bold))
    case .timer: ("◷ ", theme.muted)
    case .note(let violation): violation == nil ? ("· ", theme.muted) : ("! ", theme.warning)
    case .finding(_, let severity, _): mark(Rule.Severity(rawValue: severity) ?? .note)
    case .input, .call, .callback: ("", theme.text)
    }
  }

  private func mark(_ severity: Rule.Severity) -> (String, Style) {
    ("\(severity.glyph) ", style(of: severity))
  }

  /// What an entry says in so many columns: the method without its labels before anything is cut.
  private func words(_ entry: Entry, in width: Int, atMost limit: Int? = nil) -> String {
    let whole = words(entry)
    guard TextWidth.columns(whole) > width else { return whole }
    let short = words(entry, message: MethodName.short(entry.message))
    return Text.ellipsised(short, to: limit ?? width)
  }

  func words(_ entry: Entry) -> String {
    words(entry, message: entry.message)
  }

  private func words(_ entry: Entry, message: String) -> String {
    switch entry.kind {
    case .count(let count) where count.ledger == .google: "\(message)  counted by Google"
    case .count: message
    case .input: InputWords.of(entry)
    case .finding(let rule, _, _): rule
    // The server has no lane: from Google the arrow would end at the network.
    case .callback where entry.sense == .rewardVerified: "server: \(message)"
    case .call, .callback, .timer, .note: message + entry.data.answer
    }
  }

  func style(of party: Party) -> Style {
    switch party.role {
    case .google: theme.google
    case .network: theme.network
    case .user: theme.strong
    case .app, .adapter, .server: theme.text
    }
  }
}

extension Fields {
  /// What was answered, if that was asked.
  fileprivate var answer: String {
    self["answer"].map { " = \($0.text)" } ?? ""
  }
}
