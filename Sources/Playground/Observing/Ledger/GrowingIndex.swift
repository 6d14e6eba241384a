/// Where values are, of which there are ever more. Copies share all but the smallest levels.
///
/// Each level has more than the next one, so that there are few of them:
///
///     after 5 values   4 · 1
///     after 6          4 · 2
///     after 7          4 · 2 · 1
///     after 8          8
struct GrowingIndex<Value: Hashable> {
  private var levels: [[Value: Int]] = []

  subscript(value: Value) -> Int? {
    for level in levels.reversed() {
      if let place = level[value] { return place }
    }
    return nil
  }

  /// Adds a value that is not there.
  mutating func add(_ value: Value, at place: Int) {
    var added = [value: place]
    while let last = levels.last, last.count <= added.count {
      added.merge(last) { new, _ in new }
      levels.removeLast()
    }
    levels.append(added)
  }
}

extension GrowingIndex: Sendable where Value: Sendable {}
extension GrowingIndex: Equatable {}
