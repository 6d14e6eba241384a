/// The shortest way from one sequence to another by deleting and inserting, after Myers' "An O(ND)
/// difference algorithm and its variations"; `matches` is what stays.
///
/// A way of more than ``longest`` edits is not searched for in one piece: the search takes the best
/// beginning of that length and starts again from its end, so that time grows linearly with the
/// sequences and not quadratically.
struct EditPath {
  /// Pairs of places, in order.
  private(set) var matches: [(Int, Int)] = []

  private static let longest = 512

  private let old: [Int]
  private let new: [Int]
  /// How far each diagonal was followed, round by round; round `d` has `2 * d + 1` of them.
  private var rounds: [Int32] = []

  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    var (x, y) = (0, 0)
    while x < old.count, y < new.count {
      guard let (end, edits) = follow(x, y) else { break }
      collect(from: (x, y), to: end, edits)
      (x, y) = end
    }
  }

  /// Continues from a point to the end, or as far as the edits reach.
  private mutating func follow(_ startX: Int, _ startY: Int) -> (end: (Int, Int), edits: Int)? {
    let width = old.count - startX
    let height = new.count - startY
    let bound = min(Self.longest, width + height)
    var reach = [Int](repeating: 0, count: 2 * bound + 3)
    let zero = bound + 1
    rounds.removeAll(keepingCapacity: true)
    for edits in 0...bound {
      for diagonal in Self.diagonals(edits, width, height) {
        let (below, above) = (reach[zero + diagonal - 1], reach[zero + diagonal + 1])
        var x = Self.goesDown(diagonal, edits, below, above) ? above : below + 1
        while x < width, x - diagonal < height,
          old[startX + x] == new[startY + x - diagonal]
        {
          x += 1
        }
        reach[zero + diagonal] = x
        if x >= width, diagonal == width - height {
          return ((old.count, new.count), edits)
        }
      }
      rounds += reach[(zero - edits)...(zero + edits)].lazy.map { Int32($0) }
    }
    // In steps of their own types: as one expression it takes the compiler seconds.
    var best: (x: Int, y: Int)?
    for diagonal in Self.diagonals(bound, width, height) {
      let x = reach[zero + diagonal]
      let y = x - diagonal
      guard (0...width).contains(x), (0...height).contains(y) else { continue }
      if let known = best, known.x + known.y >= x + y { continue }
      best = (x, y)
    }
    guard let best else { return nil }
    return ((startX + best.x, startY + best.y), bound)
  }

  /// The diagonals that this many edits lead to, without those beyond the edges.
  private static func diagonals(_ edits: Int, _ width: Int, _ height: Int) -> StrideThrough<Int> {
    stride(
      from: -edits + 2 * max(0, edits - height), through: edits - 2 * max(0, edits - width), by: 2)
  }

  /// Whether a diagonal is reached by inserting, from the one above, and not by deleting.
  private static func goesDown(_ diagonal: Int, _ edits: Int, _ below: Int, _ above: Int) -> Bool {
    diagonal == -edits || (diagonal != edits && below < above)
  }

  /// Walks back from the end, and collects the stretches without edits.
  private mutating func collect(from start: (Int, Int), to end: (Int, Int), _ edits: Int) {
    var found: [(Int, Int)] = []
    var (x, y) = (end.0 - start.0, end.1 - start.1)
    for edits in stride(from: edits, to: 0, by: -1) {
      let diagonal = x - y
      // Where the middle of the previous round is in `rounds`.
      let zero = (edits - 1) * (edits - 1) + edits - 1
      func reach(_ diagonal: Int) -> Int {
        abs(diagonal) < edits ? Int(rounds[zero + diagonal]) : 0
      }
      let (below, above) = (reach(diagonal - 1), reach(diagonal + 1))
      let isDown = Self.goesDown(diagonal, edits, below, above)
      let stretch = isDown ? above : below + 1
      while x > stretch {
        (x, y) = (x - 1, y - 1)
        found.append((start.0 + x, start.1 + y))
      }
      if isDown { y -= 1 } else { x -= 1 }
    }
    while x > 0 {
      (x, y) = (x - 1, y - 1)
      found.append((start.0 + x, start.1 + y))
    }
    matches += found.reversed()
  }
}
