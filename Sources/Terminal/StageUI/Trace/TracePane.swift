import Languages
import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import Theming

/// Everything that crossed between the parties as a sequence diagram, newest at the bottom: of a long
/// journal it stores the visible rows.
struct TracePane: Pane {
  let rows: [TraceRows.Row]
  /// The words of entries that continue below their rows.
  private let beginnings: [Int: String]
  /// What the user touched in the acts among them.
  private let labels: [Int: String]
  /// The acts among them that found nothing to close.
  private let inVain: Set<Int>
  /// Which rows are about a call that does not arrive.
  private let lost: [Int: LostCall]
  /// How many rows match the filter, and how many there are.
  private let shown: Int
  private let count: Int
  private let filter: String
  /// The number of the selected entry, and all that it says.
  private let selected: Int?
  private let detail: EntryDetail?
  private let lit: [Int]
  private let isProof: Bool
  let gutter: TraceGutter
  let speakers: [Party]
  let plan: Plan

  /// How the rows inside are divided.
  struct Plan: Equatable {
    let heads: Int
    let detail: Int
    let body: Int

    /// `least` are the rows that entries have to have, and `entries` is how many there are: the rows
    /// that they leave are for all that the selected one says.
    init(_ size: Size, _ detail: EntryDetail?, least: Int = 0, entries: Int = .max) {
      let height = max(0, size.height - 2)
      heads = height > 1 ? 1 : 0
      let spare = max(2, height / 4, height - heads - entries)
      let wanted = detail.map { Text.wrapped($0.text, width: size.width - 4).count } ?? 0
      let allowed = height < 3 ? 0 : height < 10 ? min(1, wanted) : min(spare, wanted)
      self.detail = height - heads - allowed < least ? 0 : allowed
      body = height - heads - self.detail
    }

    /// Where rows are few, entries are worth more than headings.
    var hasHeadings: Bool { body >= 6 }
  }

  init(_ scene: Scene) {
    let visible = scene.stage.visibleEntries(scene.state)
    shown = visible.count
    count = scene.state.entries.count
    filter = scene.stage.trace.filter
    lit = scene.stage.trace.lit
    isProof = scene.stage.trace.isProof
    speakers = scene.state.ledgers.speakers.all
    gutter = TraceGutter(time: scene.state.entries.timeWidth, number: max(3, String(count).count))
    let current = scene.stage.pane == .trace ? visible.entry(upTo: scene.stage.trace.selected) : nil
    selected = current?.number
    detail = current.map { EntryDetail($0, cause: scene.state.entries.cause(of: $0)) }
    // A long journal fills the pane anyway, and is not counted through.
    let entries =
      visible.count < scene.size.height ? visible.count + visible.count(where: \.isAct) : .max
    plan = Plan(scene.size, detail, least: scene.stage.trace.rowsShown, entries: entries)
    var rows = TraceRows(
      visible, around: scene.stage.trace.middle(height: plan.body), height: plan.body,
      hasHeadings: plan.hasHeadings)
    let lost = Self.lost(among: rows.rows, scene.state.entries)
    let line = Rect(x: 0, y: 0, width: max(0, scene.size.width - 2), height: 1)
    let lanes = TraceLanes(line, gutter, speakers)
    rows.unfold(into: plan.body) { entry in
      lost[entry.number] == nil ? lanes.roomForWords(entry, in: line) : nil
    }
    (self.rows, beginnings, self.lost) = (rows.rows, rows.beginnings, lost)
    labels = Self.labels(of: rows.rows, scene.state)
    inVain = Self.inVain(among: rows.rows, scene.state.entries)
  }

  private static func inVain(
    among rows: [TraceRows.Row], _ entries: EntryList
  ) -> Set<Int> {
    var inVain: Set<Int> = []
    for case .heading(let entry) in rows where entries.isInVain(entry) {
      inVain.insert(entry.number)
    }
    return inVain
  }

  /// The texts that were tapped.
  private static func labels(of rows: [TraceRows.Row], _ state: StageState) -> [Int: String] {
    var labels: [Int: String] = [:]
    for case .heading(let entry) in rows {
      labels[entry.number] = state.entries.label(tappedIn: entry, state.ledgers)
    }
    return labels
  }

  private static func lost(
    among rows: [TraceRows.Row], _ entries: EntryList
  ) -> [Int: LostCall] {
    var lost: [Int: LostCall] = [:]
    for case .entry(let entry, _) in rows {
      lost[entry.number] = LostCall(entry, in: entries)
    }
    return lost
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(
      .trace, rect, title: PaneTitle.trace, trailing: counts(brush))
    let lanes = TraceLanes(inside, gutter, speakers)
    if plan.heads > 0 { brush.laneHeads(lanes, inside) }
    for (place, row) in rows.enumerated() {
      let line = inside.row(inside.y + plan.heads + place)
      switch row {
      case .heading(let entry):
        brush.heading(
          entry, label: labels[entry.number], isInVain: inVain.contains(entry.number), gutter,
          lanes, line)
      case .entry(let entry, let hasTime): draw(entry, hasTime, lanes, line, &brush)
      case .more(let entry, let words): draw(words, of: entry, lanes, line, &brush)
      }
    }
    if let detail {
      draw(detail, inside.inset(horizontal: 1).splitBottom(plan.detail).bottom, &brush)
    }
  }

  private func draw(
    _ entry: Entry, _ hasTime: Bool, _ lanes: TraceLanes, _ line: Rect, _ brush: inout Brush
  ) {
    let isLit = lit.contains(entry.number)
    brush.mark(line, .entry(entry.number))
    brush.gutter(entry, hasTime: hasTime, isProof: isLit && isProof, gutter, line)
    brush.row(entry, lost[entry.number], beginnings[entry.number], lanes, line)
    if isLit { brush.light(line.inset(left: gutter.width)) }
    if entry.number == selected { brush.select(line) }
  }

  /// What continues an entry's words.
  private func draw(
    _ words: String, of entry: Entry, _ lanes: TraceLanes, _ line: Rect, _ brush: inout Brush
  ) {
    brush.continuation(words, of: entry, lanes, line)
    if lit.contains(entry.number) { brush.light(line.inset(left: gutter.width)) }
    if entry.number == selected { brush.select(line) }
  }

  private func draw(_ detail: EntryDetail, _ rect: Rect, _ brush: inout Brush) {
    guard !rect.isEmpty else { return }
    brush.canvas.paragraph(detail.text, in: rect, brush.theme.muted)
    brush.frame.linkAddresses(of: detail.text, in: rect)
    brush.canvas.put(
      Text.ellipsised(detail.title, to: rect.width), at: rect.origin, brush.theme.strong)
  }

  private func counts(_ brush: Brush) -> String {
    let rows = shown == count ? count.grouped : RunText.progress(shown, of: count)
    return
      "\(rows) · \(filter.isEmpty ? "\(brush.keyLabel(.filter)) \(localized("filter"))" : "/\(filter)")"
  }
}

extension EntryList {
  /// The entry with this number or the last one before it; the last of all without a number.
  func entry(upTo number: Int?) -> Entry? {
    guard let number else { return last }
    return place(upTo: number).map { self[$0] } ?? first
  }

  /// What an entry says it was caused by. A file can contain anything: a cause must be earlier.
  fileprivate func cause(of entry: Entry) -> Entry? {
    guard let cause = entry.cause, (1..<Swift.max(2, entry.number)).contains(cause), cause <= count
    else { return nil }
    return self[cause - 1]
  }
}
