import Catalogue
import Observing
import Scenarios
import Screen

/// The places where something can be forced side by side, and below them everything that can be
/// forced at the chosen one.
struct ForcePane: Pane {
  private let place: Int
  private let list: ListPlace
  private let through: Scenario.Through
  /// Everything that can be forced, found or not.
  private let all: [Forcible]
  private let rows: [Forcible]
  private let tabs: [Tab]

  private struct Tab: Equatable {
    let place: Int
    let label: String
  }

  init(place: Int, _ list: ListPlace, _ scene: Scene) {
    (self.place, self.list, through) = (place, list, scene.state.through)
    let all = scene.state.forcibles(at: place)
    self.all = all
    rows = list.found(in: all.map(\.searched)).map { all[$0] }
    tabs = scene.stage.offeredPlaces(scene.state).map {
      Tab(place: $0, label: scene.state.forcePlaces[$0])
    }
  }

  /// Groups have headings as long as nothing is searched for.
  private var lines: [ListLine] {
    guard !list.isSearching else { return rows.indices.map { .row($0) } }
    return ListLine.rows(rows.map(\.force.group), title: \.title)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let height = all.count + Set(all.map(\.force.group)).count
    // Below the list stands what you will see, where the titles do not say so themselves.
    let below = all.contains { $0.force.effect != nil } ? 1 : 0
    let sheet = Sheet.force(through)
    let inside = brush.sheet(
      sheet, list, found: rows.count, of: all.count,
      width: max(70, TextWidth.columns(sheet.title + sheet.keys) + 8),
      height: height + 4 + 2 * below)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible(), .fixed(below), .fixed(below)])
    draw(tabs, parts[0], &brush)
    brush.canvas.horizontalLine(
      at: parts[1].origin, length: parts[1].width,
      theme.border.with(background: theme.overlay.background))
    guard !all.isEmpty else { return }
    brush.list(lines: lines, selected: list.selected, in: parts[2]) { brush, place, rect, style in
      draw(rows[place], rect, style, &brush)
    }
    guard rows.indices.contains(list.selected),
      let effect = rows[list.selected].force.effect
    else { return }
    brush.canvas.put("→ \(effect)", in: parts[4], brush.onSheet(theme.text))
  }

  private func draw(_ row: Forcible, _ rect: Rect, _ style: Style, _ brush: inout Brush) {
    let (title, id) = (row.force.title, row.force.id)
    brush.write(
      [
        (row.holds ? "● " : "  ", brush.theme.accent.readable(on: style)),
        (id == nil ? title : Text.padded(title, to: 29), row.holds ? style.adding(.bold) : style),
        (id ?? "", brush.theme.muted.readable(on: style)),
      ], at: rect.origin, until: rect.maxX)
  }

  /// The tabs side by side, as many as fit around the chosen one.
  private func draw(_ tabs: [Tab], _ rect: Rect, _ brush: inout Brush) {
    let widths = tabs.map { TextWidth.columns($0.label) + 3 }
    let chosen = tabs.firstIndex { $0.place == place } ?? 0
    var first = 0
    while first < chosen, widths[first...chosen].reduce(0, +) > rect.width { first += 1 }
    var x = rect.x
    for tab in tabs[first...] where x < rect.maxX {
      let style =
        tab.place == place
        ? brush.theme.selection.adding(.bold) : brush.onSheet(brush.theme.muted)
      let start = x
      x = brush.write(
        [(" \(tab.label) ", style)], at: Point(x: x, y: rect.y), until: rect.maxX)
      brush.mark(Rect(x: start, y: rect.y, width: x - start, height: 1), .overlayLine(tab.place))
      x += 1
    }
  }
}
