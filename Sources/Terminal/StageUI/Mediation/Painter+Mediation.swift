import Scenarios
import Observing
import Screen
import Simulation

extension Painter {
  /// The lines of the unit as a tree, beside each when it was asked for the newest ad, and below them
  /// what there is to say of the selected one.
  mutating func mediation(_ rect: Rect) {
    let view = state.ledgers.waterfalls[state.unit]
    let records = stage.lineRecords(state)
    let inside = pane(.ledgers, rect, title: "Mediation").inset(horizontal: 1)
    noteForced(rect)
    guard !records.isEmpty else {
      frame.canvas.paragraph("The ad unit has no lines.", in: inside, theme.muted)
      return
    }
    let selected = max(0, min(records.count - 1, stage.lineInFocus(state) ?? 0))
    let chart = GanttChart(inside, records, view)
    scale(chart, view)
    let end = tree(records, selected, chart)
    let rest = Rect(
      x: inside.x, y: end, width: min(inside.width, 90), height: max(0, inside.maxY - end))
    details(records[selected], rest.inset(top: rest.height > 6 ? 1 : 0))
  }

  // MARK: The tree and the bars

  /// The ad unit, and from when to when its ad was loaded.
  private mutating func scale(_ chart: GanttChart, _ view: WaterfallView?) {
    let y = chart.rect.y
    frame.canvas.put(view?.ad ?? state.unit, in: chart.tree(y), theme.strong)
    guard let view else { return }
    let bars = chart.bars(y)
    let length = chart.end - chart.began
    frame.canvas.horizontalLine(at: bars.origin, length: bars.width, theme.border)
    frame.canvas.put("0 ", at: bars.origin, theme.muted)
    let end = view.ended == nil ? " ≤ \(length.text)" : " \(length.text)"
    frame.canvas.put(end, in: bars, theme.muted, align: .end)
  }

  /// Answers the row below the last line.
  private mutating func tree(_ records: [LineRecord], _ selected: Int, _ chart: GanttChart) -> Int {
    let room = chart.rect.height - 1
    // Where there is room, each line says at once why it had no ad.
    let isRoomy = room >= records.count * 2 + 5
    let height = isRoomy ? 2 : 1
    let shown = min(records.count, max(1, isRoomy ? records.count : room - 4))
    let first = max(0, min(selected - shown / 2, records.count - shown))
    var y = chart.rect.y + 1
    for place in first..<first + shown {
      let row = Rect(x: chart.rect.x, y: y, width: chart.rect.width, height: height)
      line(records[place], row, isLast: place == records.count - 1, selected == place, chart)
      frame.mark(row.inset(horizontal: -1), .line(place))
      y += height
    }
    return y
  }

  private mutating func line(
    _ record: LineRecord, _ row: Rect, isLast: Bool, _ isSelected: Bool, _ chart: GanttChart
  ) {
    let isInFocus = isSelected && stage.pane == .ledgers
    let ground = isInFocus ? theme.selection : theme.text
    let first = Rect(x: row.x, y: row.y, width: row.width, height: 1)
    if isInFocus { frame.canvas.fill(first.inset(horizontal: -1), ground) }
    let style = style(of: record).readable(on: ground)
    write(
      [
        (isLast ? "└ " : "├ ", theme.muted.readable(on: ground)), ("\(record.glyph) ", style),
        (record.label, isSelected ? ground.adding(.bold) : ground),
      ], at: row.origin, until: chart.tree(row.y).maxX)
    bar(record, row.y, chart, ground)
    frame.canvas.put(record.word, in: chart.word(row.y), style)
    if chart.hasLengths, let span = record.span {
      frame.canvas.put(
        span.length.text, in: chart.length(row.y), theme.muted.readable(on: ground), align: .end)
    }
    guard row.height > 1 else { return }
    frame.canvas.put(isLast ? " " : "│", at: row.origin.offset(y: 1), theme.muted)
    frame.canvas.put(
      record.reason, in: Rect(x: row.x + 4, y: row.y + 1, width: row.width - 4, height: 1),
      theme.muted)
  }

  /// From the question to the answer; a late answer has a mark of its own.
  private mutating func bar(
    _ record: LineRecord, _ y: Int, _ chart: GanttChart, _ ground: Style
  ) {
    guard let asked = record.asked, !chart.bars(y).isEmpty else { return }
    let style = Style(style(of: record).foreground, on: ground.background, ground.attributes)
    let over = record.span?.over ?? chart.end
    let bar = chart.bar(from: asked, to: over, y)
    frame.canvas.fill(bar, record.barGlyph, style)
    guard case .timedOut(_, late: let late?) = record.state, late <= chart.end else { return }
    let place = chart.bar(from: late, to: late, y).x
    for x in bar.maxX..<max(bar.maxX, place) { frame.canvas.set("·", at: Point(x: x, y: y), style) }
    frame.canvas.set("×", at: Point(x: max(bar.maxX, place), y: y), style)
  }

  private func style(of record: LineRecord) -> Style {
    switch record.state {
    case .filled: theme.good
    case .failed, .noSuchClass: Style(theme.bad.foreground, on: theme.text.background, .bold)
    case .timedOut, .asked: theme.warning
    case .waiting, .off, .notAsked: theme.muted
    }
  }

  // MARK: The selected line

  private mutating func details(_ record: LineRecord, _ rect: Rect) {
    var y = rect.y
    func say(_ text: String, _ style: Style, on painter: inout Painter) {
      guard y < rect.maxY else { return }
      y += painter.frame.canvas.paragraph(
        text, in: Rect(x: rect.x, y: y, width: rect.width, height: rect.maxY - y), style)
    }
    say(record.sentence, style(of: record), on: &self)
    if let info = record.info { say(info.sentence, theme.text, on: &self) }
    guard let line = state.lines.first(where: { $0.label == record.label }) else { return }
    say(
      "\(record.number). \(line.className), parameter \(line.parameter ?? "none")", theme.muted,
      on: &self)
    let forced = state.forced.first { $0.label == record.label }?.words ?? []
    if !forced.isEmpty { say(forced.joined(separator: ", "), theme.warning, on: &self) }
  }
}

extension LineRecord {
  fileprivate var glyph: String {
    switch state {
    case .waiting, .notAsked: "·"
    case .off: "○"
    case .asked: "◌"
    case .filled: "✓"
    case .failed, .noSuchClass: "✕"
    case .timedOut: "◷"
    }
  }

  /// Bars differ without colours, too.
  fileprivate var barGlyph: Glyph {
    switch state {
    case .filled: "█"
    case .failed, .noSuchClass: "▓"
    case .timedOut: "▒"
    case .waiting, .off, .asked, .notAsked: "░"
    }
  }
}
