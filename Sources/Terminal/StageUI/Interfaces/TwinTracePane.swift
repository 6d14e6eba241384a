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
  /// What the selected row, or else the newest one with two names, is called now and was called; in
  /// two lines if it must.
  private let detail: [String]
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
  init?(_ scene: Scene) {
    guard let shown = TwinRows(scene) else { return nil }
    let (view, all) = (shown.view, shown.places)
    isFocused = scene.stage.isFocused(.trace)
    near = InterfaceText.title(view.original)
    far = InterfaceText.title(view.api)
    summary = InterfaceText.agreement(view.diff)
    let selected = isFocused ? shown.selected(in: scene.stage.trace) ?? all.indices.last : nil
    self.selected = selected.map { all[$0] }
    let told =
      self.selected ?? all.last { if case .renamed = view.diff.rows[$0] { true } else { false } }
    let sentence = told.map { Self.detail(view.diff.rows[$0], view.diff) } ?? ""
    detail = Text.wrapped(
      sentence, width: max(1, scene.size.width - 4), lines: scene.size.height > 5 ? 2 : 1)
    let height = max(1, scene.size.height - 3 - detail.count)
    let middle = selected ?? all.count
    let start = max(0, min(middle - height / 2, all.count - height))
    rows = all[start..<min(all.count, start + height)].compactMap { Self.row($0, view) }
  }

  private static func row(_ place: Int, _ view: TwinView) -> Row? {
    let row = view.diff.rows[place]
    switch TwinRows.entries(place, view) {
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
    for (place, line) in detail.enumerated() {
      let y = inside.maxY - detail.count + place
      let bottom = Rect(x: inside.x + 1, y: y, width: inside.width - 2, height: 1)
      brush.canvas.put(line, in: bottom, brush.theme.muted)
    }
  }

  private struct Columns {
    /// Whether parties are told by their initials.
    let isShort: Bool
    /// The time, the way, and both sides with a sign between them.
    private let parts: [Rect]

    init(_ inside: Rect, _ entries: [Entry]) {
      let time = entries.map { $0.time.seconds.count }.max() ?? 0
      let isShort = inside.width < 100
      self.isShort = isShort
      let ways = entries.map { isShort ? $0.shortWay : $0.way }
      let way = ways.map { TextWidth.columns($0) }.max() ?? 0
      let side = max(0, inside.width - time - 1 - (way == 0 ? 0 : way + 1) - 3) / 2
      parts = inside.cells([
        .fixed(time), way == 0 ? nil : .fixed(way), .fixed(side), .fixed(1), .fixed(side),
      ])
    }

    func time(_ y: Int) -> Rect { parts[0].row(y) }
    func way(_ y: Int) -> Rect { parts[1].row(y) }
    func near(_ y: Int) -> Rect { parts[2].row(y) }
    func sign(_ y: Int) -> Point { parts[3].row(y).origin }
    func far(_ y: Int) -> Rect { parts[4].row(y) }
  }

  private func draw(
    _ row: Row, _ y: Int, _ columns: Columns, _ inside: Rect, _ brush: inout Brush
  ) {
    let line = Rect(x: inside.x, y: y, width: inside.width, height: 1)
    if row.sign != .onlyFar { brush.mark(line, .entry(row.entry.number)) }
    brush.canvas.put(row.entry.time.seconds, in: columns.time(y), brush.theme.muted, align: .end)
    let way = columns.isShort ? row.entry.shortWay : row.entry.way
    brush.canvas.put(way, in: columns.way(y), brush.theme.muted)
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

extension Entry {
  /// `G→A`: the initials of the parties; `G` where nothing crosses.
  fileprivate var shortWay: String {
    [from, to].compactMap(\.self).map(\.role.initial).joined(separator: "→")
  }
}

extension Party.Role {
  /// The application and the adapter begin with the same letter, which is the adapter's everywhere.
  fileprivate var initial: String {
    switch self {
    case .user: "u"
    case .app: "app"
    case .google: "G"
    case .adapter: "A"
    case .network: "N"
    default: String(rawValue.prefix(1)).uppercased()
    }
  }
}
