import Screen
import Simulation

/// The way of a tap from the user to the side that counts it, among the entries it caused.
struct TapRoute {
  let entries: [Entry]

  /// The last tap and what crossed because of it; nil if there was none.
  init?(_ entries: some BidirectionalCollection<Entry>) {
    guard let tap = entries.lastIndex(where: { $0.sense == .tapped }) else { return nil }
    self.entries = entries[tap...].filter { $0.isOnTheWay }
    guard self.entries.count > 1 else { return nil }
  }
}

extension Entry {
  fileprivate var isOnTheWay: Bool {
    switch sense {
    case .tapped, .googleClick, .clickTold, .clickPassedOn, .networkClick, .networkSawClick,
      .clickReported, .crossingLost:
      true
    default: false
    }
  }
}

/// The cells from stop to stop: first to the row, then along it.
struct TapPath {
  private(set) var cells: [Point] = []

  mutating func go(to point: Point) {
    guard let last = cells.last else { return cells.append(point) }
    for y in Self.between(last.y, point.y) { cells.append(Point(x: last.x, y: y)) }
    for x in Self.between(last.x, point.x) { cells.append(Point(x: x, y: point.y)) }
  }

  /// What comes after `start`, up to and including `end`.
  private static func between(_ start: Int, _ end: Int) -> [Int] {
    if start == end { return [] }
    return start < end ? Array((start + 1)...end) : (end..<start).reversed()
  }
}
