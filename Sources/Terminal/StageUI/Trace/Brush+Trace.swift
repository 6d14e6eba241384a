import Catalogue
import Contract
import Screen
import Simulation
import Theming

// A row of the trace: its number, the parties' lines, and what crosses between them.
extension Brush {
  mutating func laneHeads(_ lanes: TraceLanes, _ row: Rect) {
    let titles = lanes.parties.titles(in: lanes.width - 1)
    for (place, title) in titles.enumerated() {
      let end = place + 1 < lanes.lines.count ? lanes.lines[place + 1] - 1 : row.maxX
      let x = lanes.lines[place]
      canvas.put(
        title, in: Rect(x: x, y: row.y, width: end - x, height: 1),
        style(of: lanes.parties.all[place]).adding(.bold))
    }
  }

  /// When, and what the user did.
  mutating func heading(
    _ entry: Entry, label: String?, isInVain: Bool, _ gutter: TraceGutter, _ lanes: TraceLanes,
    _ row: Rect
  ) {
    lifelines(lanes, row)
    let unit = entry.time.milliseconds < 60_000 ? " s" : "  "
    let end = write(
      [
        (Text.padded(entry.time.seconds, to: gutter.time, .end) + unit, theme.muted),
        ("  \(ActText.sentence(entry, label: label, isInVain: isInVain)) ", style(of: .user)),
      ], at: row.origin, until: row.maxX)
    // A line right behind the words would look like one of them.
    canvas.set(.blank, at: Point(x: end, y: row.y), theme.text)
  }

  mutating func gutter(
    _ entry: Entry, hasTime: Bool, isProof: Bool, _ gutter: TraceGutter, _ row: Rect
  ) {
    if hasTime {
      let time = Rect(x: row.x, y: row.y, width: gutter.time, height: 1)
      canvas.put(entry.time.seconds, in: time, theme.muted, align: .end)
    }
    let text = (isProof ? TraceGlyph.proof : "") + String(entry.number)
    let number = Rect(x: row.x + gutter.time, y: row.y, width: gutter.number + 1, height: 1)
    canvas.put(text, in: number, isProof ? theme.alarm : theme.muted, align: .end)
  }

  /// What an entry says, on its party's line or from line to line; of a remark only the beginning if
  /// the rest is on rows below.
  mutating func row(
    _ entry: Entry, _ lost: LostCall?, _ beginning: String?, _ lanes: TraceLanes, _ row: Rect
  ) {
    lifelines(lanes, row)
    let start = lanes.line(of: entry.from)
    let to = lost == .report ? .google : entry.to
    let end = to.map { lanes.line(of: $0) } ?? start
    if start == end {
      remark(entry, beginning, at: start, lanes, row)
    } else {
      arrow(entry, from: start, to: end, isLost: lost != nil, lanes, row)
    }
  }

  /// The next part of a remark, below the last.
  mutating func continuation(
    _ words: String, of entry: Entry, _ lanes: TraceLanes, _ row: Rect
  ) {
    lifelines(lanes, row)
    put(words, ofRemark: entry, lanes, row)
  }

  private mutating func lifelines(_ lanes: TraceLanes, _ row: Rect) {
    for x in lanes.lines { canvas.set("│", at: Point(x: x, y: row.y), theme.border) }
  }

  // MARK: Between two parties

  /// The shaft leaves the sender's line, crosses those between, and its head touches the receiver's;
  /// what is lost has a cross for a head, which stops short of it.
  private mutating func arrow(
    _ entry: Entry, from start: Int, to end: Int, isLost: Bool, _ lanes: TraceLanes, _ row: Rect
  ) {
    let style = style(of: entry.from)
    let goesRight = start < end
    let (low, high) = (min(start, end), max(start, end))
    canvas.horizontalLine(at: Point(x: low + 1, y: row.y), length: high - low - 1, style)
    for x in lanes.lines where low < x && x < high {
      canvas.set("┼", at: Point(x: x, y: row.y), style)
    }
    canvas.set(goesRight ? "├" : "┤", at: Point(x: start, y: row.y), style)
    let inward = goesRight ? -1 : 1
    let head = Point(x: end + inward, y: row.y)
    if isLost, high - low > 2 {
      canvas.set(.blank, at: head, theme.text)
      canvas.set("╳", at: Point(x: head.x + inward, y: row.y), theme.alarm)
    } else {
      canvas.set(isLost ? "╳" : goesRight ? "▶" : "◀", at: head, isLost ? theme.alarm : style)
    }
    if let x = lanes.labels {
      let room = Rect(x: x, y: row.y, width: row.maxX - x, height: 1)
      canvas.put(words(entry, to: room.width), in: room, style)
    } else {
      // The words stay between two lines, also where the arrow crosses others.
      let crossed = lanes.lines.filter { low < $0 && $0 < high }
      let first = goesRight ? low : crossed.last ?? low
      let second = goesRight ? crossed.first ?? high : high
      label(entry, first, second, goesRight, row.y, style)
    }
  }

  /// The words on a shaft, near the sender: there is a bit of the shaft in front of the head, and
  /// before the words if they are short.
  private mutating func label(
    _ entry: Entry, _ low: Int, _ high: Int, _ goesRight: Bool, _ y: Int, _ style: Style
  ) {
    let room = high - low - 5
    let text = words(entry, to: room)
    guard room > 0, !text.isEmpty else { return }
    let columns = TextWidth.columns(text)
    let lead = columns < room ? 1 : 0
    let x = goesRight ? low + 1 + lead : high - lead - columns - 2
    canvas.put(" \(text) ", at: Point(x: x, y: y), style)
  }

  private func words(_ entry: Entry, to width: Int) -> String {
    guard theme.isMonochrome, let letter = PartyWords.letterAtArrow(entry.from.role) else {
      return EntryWords.inTrace(entry, to: width)
    }
    return "\(letter) \(EntryWords.inTrace(entry, to: width - 2))"
  }

  // MARK: At one party

  /// A mark on the party's line, and the words beside it as far as the next one.
  private mutating func remark(
    _ entry: Entry, _ beginning: String?, at x: Int, _ lanes: TraceLanes, _ row: Rect
  ) {
    let (mark, style) = mark(entry)
    canvas.put(mark, at: Point(x: x, y: row.y), style)
    let width = lanes.remark(entry, in: row).width
    put(beginning ?? EntryWords.inTrace(entry, to: width), ofRemark: entry, lanes, row)
  }

  private mutating func put(
    _ words: String, ofRemark entry: Entry, _ lanes: TraceLanes, _ row: Rect
  ) {
    let room = lanes.remark(entry, in: row)
    let isBefore = lanes.isBeforeMark(room, of: entry)
    canvas.put(words, in: room, mark(entry).1, align: isBefore ? .end : .start)
  }

  private func style(of ledger: Ledger) -> Style {
    switch ledger {
    case .google: theme.google
    case .network: theme.network
    case .mediator: theme.service
    case .thirdParty: theme.muted
    }
  }

  private func mark(_ entry: Entry) -> (String, Style) {
    switch entry.kind {
    case .count(let count):
      ("●", style(of: count.ledger).adding(.bold))
    case .timer: ("◷", theme.muted)
    case .note(let violation): violation == nil ? ("○", theme.muted) : ("!", theme.warning)
    case .finding(_, let severity, _): mark(Rule.Severity(rawValue: severity) ?? .note)
    case .input, .call, .callback: (TraceGlyph.toItself, style(of: entry.from))
    }
  }

  private func mark(_ severity: Rule.Severity) -> (String, Style) {
    (severity.glyph, style(of: severity))
  }

  // MARK: What is selected, and what is lit

  mutating func select(_ line: Rect) {
    let theme = theme
    canvas.restyle(line) { style in
      style = theme.isMonochrome ? style.adding(.reverse) : style.readable(on: theme.selection)
    }
  }

  /// Lights a row that proves a broken rule, or that a story speaks of.
  mutating func light(_ line: Rect) {
    let theme = theme
    canvas.restyle(line) { style in
      style =
        theme.isMonochrome
        ? style.adding(.bold) : style.readable(on: theme.overlay).adding(.bold)
    }
  }
}

/// Marks of the trace.
private enum TraceGlyph {
  /// In front of the number of an entry that proves a broken rule.
  static let proof = "‼"
  /// A party that calls itself.
  static let toItself = "↺"
}
