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

  /// The rows of what came of a tap are empty until the mark has passed them; `arrivals` are the
  /// entries on its way, and where it has passed each. What comes between appears with the one before.
  func veils(in rect: Rect, _ arrivals: [(entry: Int, cell: Int)]) -> [Motion.Veil] {
    let inside = rect.inset(1)
    let lanes = TraceLanes(inside, gutter, speakers)
    guard let tap = arrivals.first?.entry else { return [] }
    return rows.enumerated().compactMap { place, row in
      let number = row.entry.number
      guard number > tap, let passed = arrivals.last(where: { $0.entry <= number }) else {
        return nil
      }
      let line = inside.row(inside.y + plan.heads + place)
      return Motion.Veil(cell: passed.cell, cover: .row(line, lines: lanes.lines))
    }
  }
}

extension TraceRows.Row {
  fileprivate var entry: Entry {
    switch self {
    case .heading(let entry), .entry(let entry, _), .more(let entry, _): entry
    }
  }
}
