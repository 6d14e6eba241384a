import Catalogue
import Observing
import Scenarios
import Screen
import Simulation

/// The lines of the unit as a tree, with when each was asked for the newest ad, and below them the
/// details of the selected one.
struct MediationPane: Pane {
  private let unit: String
  private let records: [LineRecord]
  private let view: WaterfallView?
  private let selected: Int
  /// The settings of the selected line, with what was forced on it.
  private let line: Scenario.Line?
  private let forced: [String]
  private let note: ForcedNote
  private let hasKeys: Bool
  private let isFocused: Bool

  init(_ stage: Stage, _ state: StageState) {
    unit = state.unit
    let records = stage.lineRecords(state)
    self.records = records
    view = state.ledgers.waterfalls[state.unit]
    selected = max(0, min(records.count - 1, stage.lineInFocus(state) ?? 0))
    let label = records.indices.contains(selected) ? records[selected].label : nil
    line = state.lines.first { $0.label == label }
    forced = state.forced.first { $0.label == label }?.words ?? []
    note = ForcedNote(state)
    hasKeys = stage.pane == .ledgers
    isFocused = stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(.ledgers, rect, isFocused: isFocused, title: PaneTitle.mediation)
      .inset(horizontal: 1)
    brush.note(note, on: rect)
    guard records.indices.contains(selected) else {
      brush.canvas.paragraph(EmptyState.noLines.sentence, in: inside, brush.theme.muted)
      return
    }
    let chart = GanttChart(inside, records, view)
    scale(chart, &brush)
    let end = tree(chart, &brush)
    let rest = Rect(
      x: inside.x, y: end, width: min(inside.width, 90), height: max(0, inside.maxY - end))
    details(records[selected], rest.inset(top: rest.height > 6 ? 1 : 0), &brush)
  }

  // MARK: The tree and the bars

  /// The ad unit, and the time span of its ad's load.
  private func scale(_ chart: GanttChart, _ brush: inout Brush) {
    let y = chart.rect.y
    brush.canvas.put(view?.ad ?? unit, in: chart.tree(y), brush.theme.strong)
    guard let view else { return }
    let bars = chart.bars(y)
    let length = chart.end - chart.began
    brush.canvas.horizontalLine(at: bars.origin, length: bars.width, brush.theme.border)
    brush.canvas.put("0 ", at: bars.origin, brush.theme.muted)
    let end = view.ended == nil ? " ≤ \(length.text)" : " \(length.text)"
    brush.canvas.put(end, in: bars, brush.theme.muted, align: .end)
  }

  /// Returns the row below the last line.
  private func tree(_ chart: GanttChart, _ brush: inout Brush) -> Int {
    let room = chart.rect.height - 1
    // If there is room, each line says directly why it had no ad.
    let isRoomy = room >= records.count * 2 + 5
    let height = isRoomy ? 2 : 1
    let shown = min(records.count, max(1, isRoomy ? records.count : room - 4))
    let first = max(0, min(selected - shown / 2, records.count - shown))
    var y = chart.rect.y + 1
    for place in first..<first + shown {
      let row = Rect(x: chart.rect.x, y: y, width: chart.rect.width, height: height)
      draw(
        records[place], row, isLast: place == records.count - 1, selected == place, chart, &brush)
      brush.mark(row.inset(horizontal: -1), .row(place))
      y += height
    }
    return y
  }

  private func draw(
    _ record: LineRecord, _ row: Rect, isLast: Bool, _ isSelected: Bool, _ chart: GanttChart,
    _ brush: inout Brush
  ) {
    let isInFocus = isSelected && hasKeys
    let ground = isInFocus ? brush.theme.selection : brush.theme.text
    let first = Rect(x: row.x, y: row.y, width: row.width, height: 1)
    if isInFocus { brush.canvas.fill(first.inset(horizontal: -1), ground) }
    let style = style(of: record, brush.theme).readable(on: ground)
    brush.write(
      [
        (isLast ? "└ " : "├ ", brush.theme.muted.readable(on: ground)), ("\(record.glyph) ", style),
        (record.label, isSelected ? ground.adding(.bold) : ground),
      ], at: row.origin, until: chart.tree(row.y).maxX)
    bar(record, row.y, chart, ground, &brush)
    brush.canvas.put(record.word, in: chart.word(row.y), style)
    if chart.hasLengths, let span = record.span {
      brush.canvas.put(
        span.length.text, in: chart.length(row.y), brush.theme.muted.readable(on: ground),
        align: .end)
    }
    guard row.height > 1 else { return }
    brush.canvas.put(isLast ? " " : "│", at: row.origin.offset(y: 1), brush.theme.muted)
    brush.canvas.put(
      record.reason, in: Rect(x: row.x + 4, y: row.y + 1, width: row.width - 4, height: 1),
      brush.theme.muted)
  }

  /// From the request to the answer; a late answer has a mark of its own.
  private func bar(
    _ record: LineRecord, _ y: Int, _ chart: GanttChart, _ ground: Style,
    _ brush: inout Brush
  ) {
    guard let asked = record.asked, !chart.bars(y).isEmpty else { return }
    let style = Style(
      style(of: record, brush.theme).foreground, on: ground.background, ground.attributes)
    let over = record.span?.over ?? chart.end
    let bar = chart.bar(from: asked, to: over, y)
    brush.canvas.fill(bar, record.barGlyph, style)
    guard case .timedOut(_, late: let late?) = record.state, late <= chart.end else { return }
    let place = chart.bar(from: late, to: late, y).x
    for x in bar.maxX..<max(bar.maxX, place) { brush.canvas.set("·", at: Point(x: x, y: y), style) }
    brush.canvas.set("×", at: Point(x: max(bar.maxX, place), y: y), style)
  }

  private func style(of record: LineRecord, _ theme: Theme) -> Style {
    switch record.state {
    case .filled: theme.network
    case .failed, .noSuchClass: Style(theme.alarm.foreground, on: theme.text.background, .bold)
    case .timedOut: theme.warning
    case .asked: theme.accent
    case .waiting, .off, .notAsked: theme.muted
    }
  }

  // MARK: The selected line

  private func details(_ record: LineRecord, _ rect: Rect, _ brush: inout Brush) {
    var y = rect.y
    func say(_ text: String, _ style: Style, on brush: inout Brush) {
      guard y < rect.maxY else { return }
      y += brush.canvas.paragraph(
        text, in: Rect(x: rect.x, y: y, width: rect.width, height: rect.maxY - y), style)
    }
    say(record.sentence, style(of: record, brush.theme), on: &brush)
    if let info = record.info { say(info.sentence, brush.theme.text, on: &brush) }
    guard let line else { return }
    say(
      LineRecord.setup(
        number: record.number, className: line.className, parameter: line.parameter),
      brush.theme.muted, on: &brush)
    if !forced.isEmpty { say(forced.joined(separator: ", "), brush.theme.accent, on: &brush) }
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

  /// Distinguishes bars without colours.
  fileprivate var barGlyph: Glyph {
    switch state {
    case .filled: "█"
    case .failed, .noSuchClass: "▓"
    case .timedOut: "▒"
    case .waiting, .off, .asked, .notAsked: "░"
    }
  }
}
