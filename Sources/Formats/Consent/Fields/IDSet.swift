/// A set of ids as ranges, however many there are.
package struct IDSet: Hashable, Sendable {
  /// Ascending, with a gap between any two.
  package private(set) var ranges: [ClosedRange<Int>] = []

  package init(_ ids: some Sequence<Int>) { self.init(ranges: ids.map { $0...$0 }) }

  package init(ranges: [ClosedRange<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 else {
        self.ranges.append(range)
        continue
      }
      let end = max(last.upperBound, range.upperBound)
      self.ranges[self.ranges.count - 1] = last.lowerBound...end
    }
  }

  package var isEmpty: Bool { ranges.isEmpty }
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }
  package var ids: [Int] { ranges.flatMap { $0 } }

  package func contains(_ id: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < id { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(id)
  }
}
