import AdServing
import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import Theming

/// What happened through both of Google's interfaces, with what means the same in one row: the side
/// on the stage on the left.
struct TwinTracePane: Pane {
  private let rows: [Row]
  private let names: SideRow
  private let summary: String
  /// What the selected row, or else the newest one with two names, is called now and was called; in
  /// two lines if it must.
  private let detail: [String]
  private let selected: Int?

  fileprivate struct Row: Equatable {
    /// The place of the row among all.
    let place: Int
    let near: Entry?
    let far: Entry?
    let sign: Piece
  }

  /// Nil if the trace has one side.
  init?(_ scene: Scene) {
    guard let shown = TwinRows(scene) else { return nil }
    let (view, all) = (shown.view, shown.places)
    names = SideRow(near: view.original, far: view.api)
    summary = InterfaceText.agreement(view.diff)
    let selected =
      scene.stage.isFocused(.trace)
      ? shown.selected(in: scene.stage.trace) ?? all.indices.last
      : nil
    self.selected = selected.map { all[$0] }
    let told =
      self.selected ?? all.last { if case .renamed = view.diff.rows[$0] { true } else { false } }
    let sentence = told.map { Self.detail(view.diff.rows[$0], view.diff) } ?? ""
    detail = Text.wrapped(
      sentence, width: max(1, scene.size.width - 4), lines: scene.size.height > 5 ? 2 : 1)
    let height = max(1, scene.size.height - 3 - detail.count)
    let middle = selected ?? all.count
    let start = max(0, min(middle - height / 2, all.count - height))
    rows = all[start..<min(all.count, start + height)].map { place in
      let (near, far) = TwinRows.entries(place, view)
      return Row(
        place: place, near: near, far: far, sign: view.diff.rows[place].sign(near: view.original))
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
    let inside = brush.pane(.trace, rect, title: PaneTitle.bothTraces, trailing: summary)
    // Parties are told by their initials where there is little room.
    let isShort = inside.width < 100
    let time = rows.compactMap(\.entry?.time.seconds.count).max() ?? 0
    let labels = rows.map { $0.label(time: time, isShort: isShort) }
    let sheet = SideSheet([.sides(names)] + labels.map { .sides(SideRow($0)) })
    brush.draw(names, in: sheet.columns(inside.row(inside.y)))
    for (place, (row, label)) in zip(rows, labels).enumerated() {
      let line = inside.row(inside.y + 1 + place)
      let columns = sheet.columns(line)
      if let number = row.near?.number { brush.mark(line, .entry(number)) }
      brush.draw(
        SideRow(
          label, near: row.said(row.near, to: columns.near.width), row.sign,
          far: row.said(row.far, to: columns.far.width)), in: columns)
      if row.place == selected { brush.select(line) }
    }
    for (place, line) in detail.enumerated() {
      let bottom = inside.inset(horizontal: 1).row(inside.maxY - detail.count + place)
      brush.canvas.put(line, in: bottom, brush.theme.muted)
    }
  }
}

extension TwinTracePane.Row {
  fileprivate var entry: Entry? { near ?? far }

  fileprivate func label(time width: Int, isShort: Bool) -> String {
    guard let entry else { return "" }
    let way = isShort ? entry.shortWay : entry.way
    return "\(Text.padded(entry.time.seconds, to: width, .end)) \(way)"
  }

  /// Whole if there is room, or else without its labels.
  fileprivate func said(_ entry: Entry?, to width: Int) -> [Piece] {
    guard let entry, let party = self.entry?.from else { return [] }
    let whole = EntryWords.inDiff(entry)
    let fits = TextWidth.columns(whole) <= width
    let isMuted = sign == .same && entry.kind != .input
    return [
      Piece(
        fits ? whole : EntryWords.inDiff(entry, isShort: true), isMuted ? .muted : .party(party))
    ]
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
