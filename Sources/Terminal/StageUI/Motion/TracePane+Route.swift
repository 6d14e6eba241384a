import Screen
import Simulation

extension TracePane {
  /// Where an entry that is on a tap's way goes: from line to line on its own row, or along the
  /// heads where its row is not on the screen.
  func stops(of entry: Entry, in rect: Rect) -> [Point] {
    let inside = rect.inset(1)
    let lanes = TraceLanes(inside, gutter, speakers)
    let place = rows.firstIndex { row in
      if case .entry(let shown, _) = row { shown.number == entry.number } else { false }
    }
    let y = inside.y + (place.map { plan.heads + $0 } ?? 0)
    return [entry.from, entry.to].compactMap { $0 }.map { Point(x: lanes.line(of: $0), y: y) }
  }
}
