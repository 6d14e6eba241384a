import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import Theming

/// The lines of the unit as a tree, with what each pays and when it was asked for the newest ad, and
/// below them the details of the selected one.
struct MediationPane: Pane {
  private let unit: String
  private let records: [LineRecord]
  /// What each line pays; empty for a line that does not say it.
  private let prices: [String]
  private let view: WaterfallView?
  private let selected: Int
  /// The settings of the selected line, with what was forced on it.
  private let line: Scenario.Line?
  /// What the selected line would have earned in the winner's place.
  private let missed: String?
  /// The selected line's adapter.
  private let adapter: AdapterRecord?
  private let forced: [String]
  private let note: ForcedNote
  /// What is not known about the lines of a recording.
  private let doubt: String?
  private let isRecorded: Bool
  private let hasKeys: Bool

  init(_ scene: Scene) {
    unit = scene.state.unit
    let rows = scene.stage.lineRows(scene.state)
    records = rows.map(\.record)
    let view = scene.state.ledgers.waterfalls[scene.state.unit]
    self.view = view
    let place = scene.stage.lineInFocus(scene.state)
    selected = rows.firstIndex { $0.place == place } ?? 0
    prices = rows.map { $0.settings?.price ?? "" }
    let row = rows.indices.contains(selected) ? rows[selected] : nil
    line = row?.settings
    missed = row.flatMap { Self.missed($0, rows, view?.winner) }
    adapter = line.flatMap { scene.state.ledgers.adapters[$0.className] }
    forced = scene.state.forced.first { $0.place == row?.place }?.words ?? []
    note = ForcedNote(scene.state)
    isRecorded = scene.state.recording?.phone != nil
    doubt = records.doubt
    hasKeys = scene.stage.pane == .ledgers
  }

  private static func missed(
    _ row: LineRow, _ rows: [LineRow], _ winner: LineRecord?
  ) -> String? {
    guard case .notAsked = row.record.state, let micros = row.settings?.ecpmMicros,
      let winners = rows.first(where: { $0.record == winner })?.settings?.ecpmMicros
    else { return nil }
    return LineRecord.missed(micros: micros, winnersMicros: winners)
  }

  private static let widestText = 90

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(rect, title: PaneTitle.mediation)
    brush.note(note, on: rect)
    guard records.indices.contains(selected) else {
      return brush.say(isRecorded ? .noLoadRecorded : .noLines)
    }
    let inside = brush.rest
    let chart = GanttChart(inside, records, prices: prices, view)
    let texts = details(records[selected], brush.theme)
    let width = min(inside.width, Self.widestText)
    let message = records[selected].message
    let heights = texts.map { Text.wrapped($0.text, width: width).count }
    let plan = MediationPlan(
      rows: max(0, inside.height - 1),
      reasons: records.map { Text.wrapped($0.reason, width: inside.width - 4).count },
      details: heights.reduce(0, +), least: heights.first ?? 0, selected: selected)
    scale(chart, &brush)
    brush.rest = inside.inset(top: 1 + rows(plan, chart, &brush) + (plan.hasGap ? 1 : 0))
    for (text, style) in texts { brush.say(text, style, widest: width) }
    // The words behind what was said are there whole, or not at all.
    if let message, Text.wrapped(message, width: width).count <= brush.rest.height {
      brush.say(message, brush.theme.muted, widest: width)
    }
    fields(width, &brush)
  }

  /// The fields typed into AdMob: all of them, or none.
  private func fields(_ width: Int, _ brush: inout Brush) {
    guard let line else { return }
    let texts = LineRecord.fields(
      className: line.className, label: line.label, parameter: line.parameter)
    let height = texts.reduce(0) { $0 + Text.wrapped($1, width: width).count }
    guard height <= brush.rest.height else { return }
    brush.gap(ifSpare: height)
    for text in texts { brush.say(text, brush.theme.muted, widest: width) }
  }

  // MARK: The tree and the bars

  /// The ad unit, and the time span of its ad's load.
  private func scale(_ chart: GanttChart, _ brush: inout Brush) {
    let y = chart.rect.y
    brush.canvas.put(view?.ad ?? unit, in: chart.tree(y), brush.theme.strong)
    if chart.hasPrices {
      brush.canvas.put(MediationText.ecpm, in: chart.price(y), brush.theme.muted, align: .end)
    }
    guard let view else { return }
    let bars = chart.bars(y)
    let length = chart.end - chart.began
    brush.canvas.horizontalLine(at: bars.origin, length: bars.width, brush.theme.border)
    let isOpen = view.ended == nil
    let end = isOpen && isRecorded ? " ?" : isOpen ? " ≤ \(length.text)" : " \(length.text)"
    guard TextWidth.columns(end) + 2 <= bars.width else {
      return brush.canvas.put(
        end, in: Rect(x: bars.x, y: y, width: chart.rect.maxX - bars.x, height: 1),
        brush.theme.muted)
    }
    brush.canvas.put("0 ", at: bars.origin, brush.theme.muted)
    brush.canvas.put(end, in: bars, brush.theme.muted, align: .end)
  }

  /// Draws the visible lines with their reasons; returns how many rows they take.
  private func rows(_ plan: MediationPlan, _ chart: GanttChart, _ brush: inout Brush) -> Int {
    var y = chart.rect.y + 1
    for (place, reasonRows) in zip(plan.lines, plan.reasons) {
      let row = Rect(x: chart.rect.x, y: y, width: chart.rect.width, height: 1 + reasonRows)
      draw(place, row, chart, &brush)
      brush.mark(row.inset(horizontal: -1), .row(place))
      y += row.height
    }
    let all = Rect(
      x: chart.rect.x, y: chart.rect.y + 1, width: chart.rect.width, height: plan.lines.count)
    brush.scrollHints(
      all, at: chart.rect.maxX, first: plan.lines.lowerBound, count: records.count,
      ground: brush.theme.text)
    return y - chart.rect.y - 1
  }

  private func draw(_ place: Int, _ row: Rect, _ chart: GanttChart, _ brush: inout Brush) {
    let record = records[place]
    let (isSelected, isLast) = (place == selected, place == records.count - 1)
    let isInFocus = isSelected && hasKeys
    let ground = isInFocus ? brush.theme.selection : brush.theme.text
    let muted = brush.theme.muted.readable(on: ground)
    let first = row.row(row.y)
    if isInFocus { brush.canvas.fill(first.inset(horizontal: -1), ground) }
    let style = record.style(brush.theme).readable(on: ground)
    brush.write(
      [
        (isLast ? "└ " : "├ ", muted), ("\(record.glyph) ", style),
        (record.label, isSelected ? ground.adding(.bold) : ground),
      ], at: row.origin, until: chart.tree(row.y).maxX)
    brush.canvas.put(prices[place], in: chart.price(row.y), ground, align: .end)
    bar(record, row.y, chart, ground, &brush)
    brush.canvas.put(record.word, in: chart.word(row.y), style)
    if chart.hasLengths, let span = record.span {
      brush.canvas.put(span.length.text, in: chart.length(row.y), muted, align: .end)
    }
    reason(record, row.inset(top: 1), isLast: isLast, &brush)
  }

  private func reason(
    _ record: LineRecord, _ rect: Rect, isLast: Bool, _ brush: inout Brush
  ) {
    let lines = Text.wrapped(record.reason, width: rect.width - 4)
    for y in 0..<rect.height {
      brush.canvas.put(isLast ? " " : "│", at: rect.origin.offset(y: y), brush.theme.muted)
      // The last row has the rest, which is cut if it is longer.
      let text = y == rect.height - 1 ? lines[y...].joined(separator: " ") : lines[y]
      brush.canvas.put(
        Text.ellipsised(text, to: rect.width - 4), at: rect.origin.offset(x: 4, y: y),
        brush.theme.muted)
    }
  }

  /// From the request to the answer; a late answer has a mark of its own.
  private func bar(
    _ record: LineRecord, _ y: Int, _ chart: GanttChart, _ ground: Style,
    _ brush: inout Brush
  ) {
    guard record.isTimed, let asked = record.asked, !chart.bars(y).isEmpty else { return }
    // In reverse a full block is a hole: there a bar keeps a ground of its own.
    let ground = ground.attributes.contains(.reverse) ? brush.theme.text : ground
    let style = Style(
      record.style(brush.theme).foreground, on: ground.background, ground.attributes)
    let over = record.span?.over ?? chart.end
    let bar = chart.bar(from: asked, to: over, y)
    brush.canvas.fill(bar, ground)
    brush.canvas.fill(bar, record.barGlyph, style)
    guard case .timedOut(_, late: let late?) = record.state, late <= chart.end else { return }
    let place = chart.bar(from: late, to: late, y).x
    for x in bar.maxX..<max(bar.maxX, place) { brush.canvas.set("·", at: Point(x: x, y: y), style) }
    brush.canvas.set("×", at: Point(x: max(bar.maxX, place), y: y), style)
  }

  // MARK: The selected line

  private func details(
    _ record: LineRecord, _ theme: Theme
  ) -> [(text: String, style: Style)] {
    var texts = [(record.sentence, record.style(theme))]
    record.want.map { texts.append(($0, theme.text)) }
    missed.map { texts.append(($0, theme.text)) }
    record.info.map { texts.append(($0.sentence, theme.text)) }
    doubt.map { texts.append(($0, theme.muted)) }
    guard let line else { return texts }
    texts.append(
      (
        LineRecord.setup(
          number: record.number, className: line.className, parameter: line.parameter,
          latency: line.latency, bid: line.bidResponse),
        theme.muted
      ))
    line.money.map { texts.append(($0, theme.muted)) }
    LineRecord.settings(line.credentials).map { texts.append(($0, theme.muted)) }
    adapter.map { texts.append(($0.sentence, theme.muted)) }
    if !forced.isEmpty { texts.append((forced.joined(separator: ", "), theme.accent)) }
    return texts
  }
}
