import Languages
import Catalogue
import Observing
import Scenarios
import Screen
import Theming

/// The ad units, by format.
struct AdsPane: Pane {
  private let units: [StageState.UnitState]
  private let chosen: String
  /// Whether the list has the focus, whatever covers it.
  private let isChoosing: Bool

  init(_ scene: Scene) {
    units = scene.state.units
    chosen = scene.state.unit
    isChoosing = scene.stage.pane == .ads
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(.ads, rect, title: PaneTitle.ads)
    // Without room for headings each ad has the sign of its format.
    let isFolded = listRows.count > inside.height
    let rows = isFolded ? units.map { .unit($0) } : listRows
    let place = rows.firstIndex { $0.unit?.id == chosen } ?? 0
    // A list that is too long is moved up until the chosen one is visible.
    let first = max(0, place + 1 - inside.height)
    let visible = rows[first...].prefix(inside.height)
    var y = inside.y
    for (row, lines) in zip(visible, titles(visible, inside, isFolded: isFolded)) {
      let rect = Rect(x: inside.x + 1, y: y, width: inside.width - 2, height: lines.count)
      switch row {
      case .format: brush.put(lines, in: rect, brush.theme.muted)
      case .unit(let unit): adRow(unit, lines, rect, isFolded: isFolded, &brush)
      }
      y += lines.count
    }
    let ground = brush.theme.text
    brush.scrollHints(inside, at: inside.maxX, first: first, count: rows.count, ground: ground)
  }

  /// A row of the list.
  private enum ListRow {
    case format(String)
    case unit(StageState.UnitState)

    var unit: StageState.UnitState? {
      if case .unit(let unit) = self { unit } else { nil }
    }

    var title: String {
      switch self {
      case .format(let title): title
      case .unit(let unit): localized(sentence: unit.title)
      }
    }
  }

  /// The lines of each row: while rows are free, what is too long goes on in the next one.
  private func titles(
    _ rows: ArraySlice<ListRow>, _ inside: Rect, isFolded: Bool
  ) -> [[String]] {
    var free = inside.height - rows.count
    return rows.map { row in
      let margin = row.unit == nil ? 0 : Self.margin(isFolded: isFolded) + 2
      // An id has no place to be broken at.
      guard row.title.contains(" ") else {
        return [Text.shortened(row.title, to: inside.width - 2 - margin)]
      }
      guard free > 0 else { return [row.title] }
      let lines = Text.wrapped(row.title, width: inside.width - 2 - margin, lines: 1 + free)
      free -= max(0, lines.count - 1)
      return lines.isEmpty ? [row.title] : lines
    }
  }

  /// What is in front of an ad's title.
  private static func margin(isFolded: Bool) -> Int { isFolded ? 3 : 2 }

  private var listRows: [ListRow] {
    var rows: [ListRow] = []
    var format: String?
    for unit in units {
      if unit.formatTitle != format { rows.append(.format(unit.formatTitle)) }
      format = unit.formatTitle
      rows.append(.unit(unit))
    }
    return rows
  }

  private func adRow(
    _ unit: StageState.UnitState, _ lines: [String], _ rect: Rect, isFolded: Bool,
    _ brush: inout Brush
  ) {
    let isChosen = unit.id == chosen
    let style = isChosen ? brush.theme.strong : brush.theme.text
    if isChosen, isChoosing {
      brush.canvas.fill(rect.inset(left: -1, right: -1), brush.theme.selection)
    }
    let ground = isChosen && isChoosing ? brush.theme.selection : style
    brush.canvas.put(isChosen ? "▸" : " ", at: rect.origin, ground)
    if isFolded {
      let sign = isChosen ? ground : brush.theme.muted
      brush.canvas.put(unit.glyph, at: Point(x: rect.x + 1, y: rect.y), sign)
    }
    brush.put(lines, in: rect.inset(left: Self.margin(isFolded: isFolded), right: 2), ground)
    let (dot, dotStyle) = unit.dot(brush.theme, isChosen: isChosen)
    brush.canvas.put(
      dot, at: Point(x: rect.maxX - 1, y: rect.y),
      dotStyle.with(background: ground.background))
    brush.mark(rect.inset(left: -1, right: -1), .unit(unit.id))
  }
}

extension StageState.UnitState {
  /// The sign of its format.
  var glyph: String { isFormatKnown ? format.glyph : "?" }
}

extension Brush {
  /// Lines of text, one below the other.
  fileprivate mutating func put(_ lines: [String], in rect: Rect, _ style: Style) {
    for (place, line) in lines.enumerated() {
      canvas.put(
        line, in: rect.row(rect.y + place), style)
    }
  }
}
