import Catalogue
import Observing
import Scenarios
import Screen

/// The slots side by side, and below them everything that can be done to the chosen one.
struct SlotPane: Pane {
  private let slot: Int
  private let labels: [String]
  private let rows: MarkedRows

  init(slot: Int, _ list: ListPlace, _ state: StageState) {
    self.slot = slot
    let arbitration = state.arbitration ?? .init()
    let settings = arbitration.slots.indices.contains(slot) ? arbitration.slots[slot] : nil
    labels = arbitration.slots.map(\.label)
    rows = MarkedRows(
      list,
      ArbiterForce.all(for: state.arbitration).map { force in
        let holds = settings.map { force.holds(for: $0, in: arbitration) } ?? false
        return .init(title: force.title, group: force.group.title, holds: holds)
      })
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = rows.sheet(.competition, width: 68, besides: 13, &brush)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible()])
    draw(labels, parts[0], &brush)
    brush.canvas.horizontalLine(
      at: parts[1].origin, length: parts[1].width,
      brush.theme.border.with(background: brush.theme.overlay.background))
    rows.draw(in: parts[2], &brush)
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
