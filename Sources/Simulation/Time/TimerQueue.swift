/// The timers that have not rung yet, in order of due time; those due at the same moment are in the
/// order they were asked for.
///
/// A binary heap over values: it knows no actions, only which number is next.
package struct TimerQueue: Sendable {
  package struct Timer: Equatable, Sendable {
    package let due: Instant
    /// Its running number; also its name.
    package let number: Int

    package init(due: Instant, number: Int) {
      self.due = due
      self.number = number
    }
  }

  private var heap: [Timer] = []

  package init() {}

  package var next: Timer? { heap.first }

  package mutating func insert(_ timer: Timer) {
    heap.append(timer)
    rise(from: heap.count - 1)
  }

  @discardableResult
  package mutating func removeNext() -> Timer? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink(from: 0)
    }
    return first
  }

  /// Removes timers until the next one is none of these; returns how many.
  mutating func removeHeads(where isGone: (Timer) -> Bool) -> Int {
    var count = 0
    while let next, isGone(next) {
      removeNext()
      count += 1
    }
    return count
  }

  static func isSooner(_ left: Timer, _ right: Timer) -> Bool {
    (left.due, left.number) < (right.due, right.number)
  }

  private mutating func rise(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.isSooner(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func sink(from start: Int) {
    var parent = start
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return }
      let right = left + 1
      let child = right < heap.count && Self.isSooner(heap[right], heap[left]) ? right : left
      guard Self.isSooner(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
