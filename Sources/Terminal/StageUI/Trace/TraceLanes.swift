import Screen
import Simulation

/// The columns of the trace: one party beside the other, and what crosses between two stands in the
/// left one's column.
struct TraceLanes {
  /// Below this width a row says in words who spoke to whom.
  static let leastWidth = 76
  static let parties: [Party.Role] = [.user, .app, .google, .adapter, .network]

  /// How wide the column of times is: later ones are longer.
  let timeWidth: Int
  /// A party's column, without the line to the right of it.
  let columns: [Rect]

  init(_ rect: Rect, timeWidth: Int) {
    self.timeWidth = timeWidth
    let lanes = rect.inset(left: timeWidth)
    columns = lanes.columns(
      [
        .fixed(9), .flexible(), .flexible(), .flexible(), .fixed(14),
      ], gap: 1)
  }

  /// The server is as far from the adapter as the network is.
  static func place(_ party: Party) -> Int {
    parties.firstIndex(of: party.role) ?? parties.count - 1
  }

  /// The columns of an entry, and whether it goes to the right.
  func span(from: Party, to: Party?) -> (columns: ClosedRange<Int>, goesRight: Bool) {
    let start = Self.place(from)
    guard let to else { return (start...start, true) }
    let end = Self.place(to)
    guard start != end else { return (start...start, true) }
    let left = min(start, end)
    return (left...max(left, max(start, end) - 1), start < end)
  }

  func rect(_ places: ClosedRange<Int>, y: Int) -> Rect {
    let first = columns[places.lowerBound]
    return Rect(x: first.x, y: y, width: columns[places.upperBound].maxX - first.x, height: 1)
  }
}
