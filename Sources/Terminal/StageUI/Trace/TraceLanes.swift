import Screen
import Simulation

/// The columns of the trace: one per party. What crosses between two parties is in the left one's
/// column.
struct TraceLanes {
  let parties: LaneParties
  /// A party's column, without the line to the right of it.
  let columns: [Rect]

  /// `timeWidth` is the width of the time column: later times are longer.
  init(_ rect: Rect, timeWidth: Int, _ parties: LaneParties) {
    self.parties = parties
    let between = Array(repeating: Track.flexible(), count: max(0, parties.all.count - 2))
    columns = rect.inset(left: timeWidth).columns([.fixed(9)] + between + [.fixed(14)], gap: 1)
  }

  /// The columns an entry spans, and whether it goes to the right.
  func span(from: Party, to: Party?) -> (columns: ClosedRange<Int>, goesRight: Bool) {
    let start = parties.place(from)
    guard let to else { return (start...start, true) }
    let end = parties.place(to)
    guard start != end else { return (start...start, true) }
    let left = min(start, end)
    return (left...max(left, max(start, end) - 1), start < end)
  }

  /// The entry's receiver, if no lane shows it.
  func receiver(of entry: Entry) -> String {
    guard let role = entry.to?.role, !parties.hasLane(for: role) else { return "" }
    return "\(role.rawValue): "
  }

  func rect(_ places: ClosedRange<Int>, y: Int) -> Rect {
    let first = columns[places.lowerBound]
    return Rect(x: first.x, y: y, width: columns[places.upperBound].maxX - first.x, height: 1)
  }
}
