/// Finds which places of two sequences of keys belong together, in the same order on both sides.
///
/// Keys that occur once on each side of a block identify their entries. The longest run of them
/// that is in order on both sides divides the block, and the parts are divided in the same way.
/// Where nothing is unique, the shortest edit path decides. Time is near linear in the length of
/// the sequences.
struct SequenceAligner {
  private let left: [Int]
  private let right: [Int]
  /// For each place on the left the one on the right that belongs to it.
  private(set) var partners: [Int?]
  private var leftTally: [Int]
  private var rightTally: [Int]
  private var rightPlace: [Int]

  /// How deeply blocks are nested; deeper ones are treated like blocks without unique keys, so that
  /// no input takes quadratic time.
  private static let deepest = 24

  private struct Block {
    var left: Range<Int>
    var right: Range<Int>
    let depth: Int
  }

  /// Keys are at least 0 and below `keyCount`.
  init(left: [Int], right: [Int], keyCount: Int) {
    self.left = left
    self.right = right
    partners = Array(repeating: nil, count: left.count)
    leftTally = Array(repeating: 0, count: keyCount)
    rightTally = leftTally
    rightPlace = leftTally
  }

  /// Aligns a range with another.
  mutating func align(_ left: Range<Int>, _ right: Range<Int>) {
    var blocks = [Block(left: left, right: right, depth: 0)]
    while var block = blocks.popLast() {
      trim(&block)
      guard !block.left.isEmpty, !block.right.isEmpty else { continue }
      let (common, anchors) = survey(block)
      if anchors.isEmpty || block.depth == Self.deepest {
        alignByEdits(common.left, common.right)
      } else {
        divide(block, at: anchors, into: &blocks)
      }
    }
  }

  /// Pairs equal keys at both ends.
  private mutating func trim(_ block: inout Block) {
    var (start, other) = (block.left.lowerBound, block.right.lowerBound)
    var (end, otherEnd) = (block.left.upperBound, block.right.upperBound)
    while start < end, other < otherEnd, left[start] == right[other] {
      partners[start] = other
      start += 1
      other += 1
    }
    while start < end, other < otherEnd, left[end - 1] == right[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
      partners[end] = otherEnd
    }
    block.left = start..<end
    block.right = other..<otherEnd
  }

  /// The places whose keys occur on both sides, and the pairs of those that are unique on both, in
  /// order.
  private mutating func survey(
    _ block: Block
  ) -> (common: (left: [Int], right: [Int]), anchors: [(left: Int, right: Int)]) {
    for place in block.left { leftTally[left[place]] += 1 }
    for place in block.right {
      rightTally[right[place]] += 1
      rightPlace[right[place]] = place
    }
    let common = (
      left: block.left.filter { rightTally[left[$0]] > 0 },
      right: block.right.filter { leftTally[right[$0]] > 0 }
    )
    let unique = common.left.filter { leftTally[left[$0]] == 1 && rightTally[left[$0]] == 1 }
    let others = unique.map { rightPlace[left[$0]] }
    for place in block.left { leftTally[left[place]] = 0 }
    for place in block.right { rightTally[right[place]] = 0 }
    return (common, IncreasingRun.longest(in: others).map { (unique[$0], others[$0]) })
  }

  private mutating func divide(
    _ block: Block, at anchors: [(left: Int, right: Int)], into blocks: inout [Block]
  ) {
    var (start, other) = (block.left.lowerBound, block.right.lowerBound)
    for anchor in anchors {
      partners[anchor.left] = anchor.right
      blocks.append(
        Block(
          left: start..<anchor.left, right: other..<anchor.right, depth: block.depth + 1))
      (start, other) = (anchor.left + 1, anchor.right + 1)
    }
    blocks.append(
      Block(
        left: start..<block.left.upperBound, right: other..<block.right.upperBound,
        depth: block.depth + 1))
  }

  private mutating func alignByEdits(_ leftPlaces: [Int], _ rightPlaces: [Int]) {
    let path = EditPath(leftPlaces.map { left[$0] }, rightPlaces.map { right[$0] })
    for (place, other) in path.matches { partners[leftPlaces[place]] = rightPlaces[other] }
  }
}
