import Catalogue
import Observing
import Scenarios
import Screen

/// The slots side by side, and below them everything that can be done to the chosen one.
struct SlotPane: Pane {
  private let slot: Int
  private let labels: [String]
  private let list: ListPlace
  private let rows: [Row]

  private struct Row: Equatable {
    let force: ArbiterForce
    /// Whether it is so already.
    let holds: Bool
  }

  init(slot: Int, _ list: ListPlace, _ state: StageState) {
    self.slot = slot
    self.list = list
    let arbitration = state.arbitration ?? .init()
    labels = arbitration.slots.map(\.label)
    let titles = ArbiterForce.all.map(\.title)
    rows = list.found(in: titles).map { place in
      let force = ArbiterForce.all[place]
      let holds =
        arbitration.slots.indices.contains(slot)
        && force.holds(for: arbitration.slots[slot], in: arbitration)
      return Row(force: force, holds: holds)
    }
  }

  private var lines: [ListLine] {
    guard !list.isSearching else { return rows.indices.map { .row($0) } }
    return ListLine.rows(rows.map(\.force.group), title: \.title)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.sheet(
      .competition, list, found: rows.count, of: ArbiterForce.all.count, width: 68,
      height: ArbiterForce.all.count + 13)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible()])
    draw(labels, parts[0], &brush)
    brush.canvas.horizontalLine(
      at: parts[1].origin, length: parts[1].width,
      brush.theme.border.with(background: brush.theme.overlay.background))
    brush.list(lines: lines, selected: list.selected, in: parts[2]) { brush, place, rect, style in
      let row = rows[place]
      brush.write(
        [
          (row.holds ? "● " : "  ", brush.theme.accent.readable(on: style)),
          (row.force.title, row.holds ? style.adding(.bold) : style),
        ], at: rect.origin, until: rect.maxX)
    }
  }

  private func draw(_ labels: [String], _ rect: Rect, _ brush: inout Brush) {
    var x = rect.x
    for (place, label) in labels.enumerated() where x < rect.maxX {
      let style =
        place == slot
        ? brush.theme.selection.adding(.bold) : brush.onSheet(brush.theme.muted)
      x = brush.write([(" \(label) ", style)], at: Point(x: x, y: rect.y), until: rect.maxX) + 1
    }
  }
}
