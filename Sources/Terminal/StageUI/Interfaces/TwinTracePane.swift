import AdServing
import Catalogue
import Observing
import Scenarios
import Screen
import Simulation

/// What happened through both of Google's interfaces, with what means the same in one row: the side
/// on the stage on the left.
struct TwinTracePane: Pane {
  private let rows: [Row]
  private let near: String
  private let far: String
  private let summary: String
  /// What the selected row, or else the newest one with two names, is called now and was called.
  private let detail: String
  private let selected: Int?
  private let isFocused: Bool

  private struct Row: Equatable {
    /// The place of the row among all.
    let place: Int
    let entry: Entry
    let other: Entry?
    let sign: Sign
  }

  private enum Sign: String {
    case same = "="
    case renamed = "~"
    case onlyNear = "<"
    case onlyFar = ">"
  }

  /// Nil if the trace has one side.
  init?(_ stage: Stage, _ state: StageState, _ size: Size) {
    guard stage.showsInterfaces, case .played(let view) = state.twin else { return nil }
    let all = view.diff.rows
    let height = max(1, size.height - 4)
    isFocused = stage.isFocused(.trace)
    near = InterfaceText.title(view.original)
    far = InterfaceText.title(view.api)
    summary = InterfaceText.agreement(view.diff)
    selected = isFocused ? Self.place(of: stage.trace.selected, view) ?? all.indices.last : nil
    let middle = selected ?? all.count
    let start = max(0, min(middle - height / 2, all.count - height))
    rows = (start..<min(all.count, start + height)).compactMap { Self.row($0, view) }
    let told = selected ?? all.lastIndex { if case .renamed = $0 { true } else { false } }
    detail = told.flatMap { Self.detail(all[$0], view.diff) } ?? ""
  }

  private static func place(of number: Int?, _ view: TwinView) -> Int? {
    guard let number else { return nil }
    return view.diff.rows.firstIndex { $0.places(near: view.original).near == number - 1 }
  }

  private static func row(_ place: Int, _ view: TwinView) -> Row? {
    let row = view.diff.rows[place]
    let (left, right) = row.places(near: view.original)
    switch (left.map { view.near.entries[$0] }, right.map { view.far.entries[$0] }) {
    case (let near?, let far?):
      let sign: Sign = if case .same = row { .same } else { .renamed }
      return Row(place: place, entry: near, other: far, sign: sign)
    case (let near?, nil): return Row(place: place, entry: near, other: nil, sign: .onlyNear)
    case (nil, let far?): return Row(place: place, entry: far, other: nil, sign: .onlyFar)
    case (nil, nil): return nil
    }
  }

  private static func detail(_ row: InterfaceDiff.Row, _ diff: InterfaceDiff) -> String {
    switch row {
    case .same: InterfaceText.same
    case .onlyModern: InterfaceText.only(.modern)
    case .onlyLegacy: InterfaceText.only(.legacy)
    case .renamed(let modern, let legacy):
      InterfaceText.rename(
        .init(
          modern: diff.modern.entries[modern].message,
          legacy: diff.legacy.entries[legacy].message,
          isAdapters: diff.modern.entries[modern].from.role == .adapter))
    }
  }

  // MARK: Drawing

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(
      .trace, rect, isFocused: isFocused, title: PaneTitle.bothTraces, trailing: summary)
    let columns = Columns(inside, rows.map(\.entry))
    brush.canvas.put(near, in: columns.near(inside.y), brush.theme.strong)
    brush.canvas.put(far, in: columns.far(inside.y), brush.theme.strong)
    for (place, row) in rows.enumerated() {
      draw(row, inside.y + 1 + place, columns, inside, &brush)
    }
    let bottom = Rect(x: inside.x + 1, y: inside.maxY - 1, width: inside.width - 2, height: 1)
    brush.canvas.put(Text.ellipsised(detail, to: bottom.width), in: bottom, brush.theme.muted)
  }

  private struct Columns {
    let time: Int
    let way: Int
    let side: Int
    let x: Int

    init(_ inside: Rect, _ entries: [Entry]) {
      time = entries.map { $0.time.seconds.count }.max() ?? 0
      let widest = entries.map { TextWidth.columns($0.way) }.max() ?? 0
      way = inside.width < 100 ? 0 : widest
      side = max(0, inside.width - time - 1 - (way == 0 ? 0 : way + 1) - 3) / 2
      x = inside.x
    }

    func time(_ y: Int) -> Rect { Rect(x: x, y: y, width: time, height: 1) }
    func way(_ y: Int) -> Rect { Rect(x: x + time + 1, y: y, width: way, height: 1) }
    private var start: Int { x + time + 1 + (way == 0 ? 0 : way + 1) }
    func near(_ y: Int) -> Rect { Rect(x: start, y: y, width: side, height: 1) }
    func sign(_ y: Int) -> Point { Point(x: start + side + 1, y: y) }
    func far(_ y: Int) -> Rect { Rect(x: start + side + 3, y: y, width: side, height: 1) }
  }

  private func draw(
    _ row: Row, _ y: Int, _ columns: Columns, _ inside: Rect, _ brush: inout Brush
  ) {
    let line = Rect(x: inside.x, y: y, width: inside.width, height: 1)
    if row.sign != .onlyFar { brush.mark(line, .entry(row.entry.number)) }
    brush.canvas.put(row.entry.time.seconds, in: columns.time(y), brush.theme.muted, align: .end)
    brush.canvas.put(row.entry.way, in: columns.way(y), brush.theme.muted)
    let style =
      row.sign == .same && row.entry.kind != .input
      ? brush.theme.muted : brush.style(of: row.entry.from)
    if row.sign != .onlyFar { put(row.entry, in: columns.near(y), style, &brush) }
    let right = row.sign == .onlyFar ? row.entry : row.other
    if let right { put(right, in: columns.far(y), style, &brush) }
    brush.canvas.put(
      row.sign.rawValue, at: columns.sign(y),
      row.sign == .same ? brush.theme.muted : brush.theme.accent)
    if row.place == selected { brush.select(line) }
  }

  /// Whole if there is room, or else without its labels.
  private func put(_ entry: Entry, in rect: Rect, _ style: Style, _ brush: inout Brush) {
    let whole = EntryWords.inDiff(entry)
    let words =
      TextWidth.columns(whole) <= rect.width ? whole : EntryWords.inDiff(entry, isShort: true)
    brush.canvas.put(Text.ellipsised(words, to: rect.width), in: rect, style)
  }
}
