import Catalogue
import Observing
import Screen
import Simulation
import Theming

extension Brush {
  /// Returns the row below the last one.
  mutating func draw(
    _ diagram: LifeDiagram, _ life: AdLife, _ rect: Rect, isDense: Bool, isOpen: Bool
  ) -> Int {
    var y = rect.y
    let allows = { isOpen && life.allows($0) }
    func row() -> Rect { rect.row(y) }
    for part in diagram.rows where y < rect.maxY {
      node(part, life, row())
      y += 1
      if let detour = part.detour, y < rect.maxY {
        self.detour(detour, life, row())
        y += 1
      }
      for together in part.inside where y < rect.maxY {
        events(together, life, row(), allows)
        y += 1
      }
      if let way = part.way, y < rect.maxY, !isDense || allows(way) {
        self.way(way, life, row(), allows)
        y += 1
      }
    }
    return y
  }

  private mutating func node(_ row: LifeDiagram.Row, _ life: AdLife, _ rect: Rect) {
    var x = label(row.state, life, at: rect.origin, until: rect.maxX)
    if let visit = life.visit(row.state) {
      let time = visit.occasion.time.seconds
      canvas.put(time, in: rect, theme.muted, align: .end)
      mark(rect, .entry(visit.occasion.entry))
    }
    guard let side = row.side else { return }
    let isReached = life.visit(side) != nil
    let title = life.table.title(of: side)
    guard isReached || x + 10 + TextWidth.columns(title) <= rect.maxX - 8 else { return }
    x = write(
      [(" ──▶ ", isReached ? theme.text : theme.muted)],
      at: Point(x: x, y: rect.y), until: rect.maxX)
    label(side, life, at: Point(x: x, y: rect.y), until: rect.maxX - 8)
  }

  /// A state with a way back.
  private mutating func detour(_ state: LifeState, _ life: AdLife, _ rect: Rect) {
    let x = write([(" ├─▶", theme.muted)], at: rect.origin, until: rect.maxX)
    label(state, life, at: Point(x: x, y: rect.y), until: rect.maxX)
    if let visit = life.visit(state) {
      canvas.put(visit.occasion.time.seconds, in: rect, theme.muted, align: .end)
      mark(rect, .entry(visit.occasion.entry))
    }
  }

  /// Returns where the next one would be.
  @discardableResult
  private mutating func label(
    _ state: LifeState, _ life: AdLife, at point: Point, until maxX: Int
  ) -> Int {
    let title = life.table.title(of: state)
    guard life.state != state else {
      return write([(" ◉ \(title) ", theme.selection.adding(.bold))], at: point, until: maxX)
    }
    let isReached = life.visit(state) != nil
    return write(
      [
        (isReached ? " ● " : " ○ ", isReached ? theme.accent : theme.muted),
        ("\(title) ", isReached ? theme.text : theme.muted),
      ], at: point, until: maxX)
  }

  /// Events that do not change the state.
  private mutating func events(
    _ events: [LifeEvent], _ life: AdLife, _ rect: Rect, _ allows: (LifeEvent) -> Bool
  ) {
    var pieces: [(String, Style)] = [(" │  ", theme.muted)]
    for event in events {
      let count = life.mark(event)?.count ?? 0
      let style = count > 0 ? theme.text : (allows(event) ? lit : theme.muted)
      pieces.append((count > 0 ? "● " : "○ ", count > 0 ? theme.accent : style))
      pieces.append((event.word + (count > 1 ? " ×\(count)  " : "  "), style))
    }
    write(pieces, at: rect.origin, until: rect.maxX)
  }

  private mutating func way(
    _ event: LifeEvent, _ life: AdLife, _ rect: Rect, _ allows: (LifeEvent) -> Bool
  ) {
    let isOpen = allows(event)
    let style = isOpen ? lit : theme.muted
    write(
      [(isOpen ? " ▼ " : " │ ", style), (life.table.message(of: event), style)],
      at: rect.origin, until: rect.maxX)
    if let occasion = life.mark(event) { mark(rect, .entry(occasion.entry)) }
  }

  /// For events that can happen now.
  var lit: Style { theme.accent.adding(.bold) }
}
