import Simulation

/// The latest entries, so that a broken rule can show what proves it.
struct ProofMemory {
  static let capacity = 20_000
  private var ring: [RunningOrder.Placed] = []
  private var oldest = 0

  mutating func add(_ placed: RunningOrder.Placed) {
    guard ring.count == Self.capacity else { return ring.append(placed) }
    ring[oldest] = placed
    oldest = (oldest + 1) % Self.capacity
  }

  /// Those of these numbers that are remembered. Numbers grow along the ring.
  func places(of numbers: [Int]) -> [RecordedFinding.Place] {
    numbers.compactMap { number in
      let found = index(of: number).map { ring[$0] }
      return found.map { .init(entry: $0.entry, file: $0.file, line: $0.line) }
    }
  }

  private func index(of number: Int) -> Int? {
    var (low, high) = (0, ring.count)
    while low < high {
      let middle = (low + high) / 2
      let place = (oldest + middle) % max(1, ring.count)
      if ring[place].entry.number < number { low = middle + 1 } else { high = middle }
    }
    guard low < ring.count else { return nil }
    let place = (oldest + low) % ring.count
    return ring[place].entry.number == number ? place : nil
  }
}
