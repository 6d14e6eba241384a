import Simulation

/// Which entries of two journals belong together.
struct EntryAlignment {
  let left: [Entry]
  let right: [Entry]
  /// For each entry on the left the one beside it: alike, or the same event with different facts.
  private(set) var partners: [Int?]
  /// The same for alike entries that are elsewhere on the other side.
  private(set) var destinations: [Int: Int] = [:]

  init(_ left: [Entry], _ right: [Entry]) {
    self.left = left
    self.right = right
    partners = []
    alignAlike()
    for withAd in [true, false] { alignEvents(withAd: withAd) }
  }

  /// The pairs that are beside each other, in order.
  var pairs: [(left: Int, right: Int)] {
    partners.enumerated().compactMap { left, right in right.map { (left, $0) } }
  }

  private mutating func alignAlike() {
    let (start, end) = commonEnds()
    // What is equal at both ends needs no keys, and in most journals that is nearly everything.
    let (rest, otherRest) = (start..<(left.count - end), start..<(right.count - end))
    var interner = Interner<AlikeKey>(capacity: rest.count)
    let keys = rest.map { interner.number(of: AlikeKey(left[$0])) }
    let otherKeys = otherRest.map { interner.number(of: AlikeKey(right[$0])) }
    var aligner = SequenceAligner(left: keys, right: otherKeys, keyCount: interner.count)
    aligner.align(keys.indices, otherKeys.indices)
    partners = (0..<start).map { $0 }
    partners += aligner.partners.map { $0.map { start + $0 } }
    partners += (0..<end).map { right.count - end + $0 }
    findMoves(keys, otherKeys, from: start, keyCount: interner.count)
  }

  private func commonEnds() -> (start: Int, end: Int) {
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start].isAlike(right[start]) { start += 1 }
    var end = 0
    while end < shorter - start,
      left[left.count - 1 - end].isAlike(right[right.count - 1 - end])
    {
      end += 1
    }
    return (start, end)
  }

  /// What remains once on either side has only moved.
  private mutating func findMoves(
    _ keys: [Int], _ otherKeys: [Int], from start: Int, keyCount: Int
  ) {
    var leftOver = LeftOvers(keyCount: keyCount)
    for (place, key) in keys.enumerated() where partners[start + place] == nil {
      leftOver.add(key, at: start + place)
    }
    var otherLeftOver = LeftOvers(keyCount: keyCount)
    let taken = takenOnTheRight()
    for (place, key) in otherKeys.enumerated() where !taken[start + place] {
      otherLeftOver.add(key, at: start + place)
    }
    for key in 0..<keyCount {
      guard let place = leftOver.only(key), let other = otherLeftOver.only(key) else { continue }
      destinations[place] = other
    }
  }

  private func takenOnTheRight() -> [Bool] {
    var taken = [Bool](repeating: false, count: right.count)
    for case let place? in partners { taken[place] = true }
    for place in destinations.values { taken[place] = true }
    return taken
  }

  /// Between two paired neighbours, pairs the same events even if their facts differ.
  private mutating func alignEvents(withAd: Bool) {
    let gaps = gaps
    if gaps.isEmpty { return }
    let taken = takenOnTheRight()
    var interner = Interner<EventKey>(capacity: 0)
    // What is paired shares no key with anything on the other side.
    let keys = left.indices.map { place in
      partners[place] != nil || destinations[place] != nil
        ? 0 : interner.number(of: EventKey(left[place], withAd: withAd)) + 2
    }
    let otherKeys = right.indices.map { place in
      taken[place] ? 1 : interner.number(of: EventKey(right[place], withAd: withAd)) + 2
    }
    var aligner = SequenceAligner(left: keys, right: otherKeys, keyCount: interner.count + 2)
    for gap in gaps { aligner.align(gap.left, gap.right) }
    for case (let place, let other?) in aligner.partners.enumerated() { partners[place] = other }
  }

  /// Where both sides have something between two neighbouring pairs.
  private var gaps: [(left: Range<Int>, right: Range<Int>)] {
    var (start, other) = (0, 0)
    var gaps: [(left: Range<Int>, right: Range<Int>)] = []
    for pair in pairs + [(left.count, right.count)] {
      if start < pair.left, other < pair.right {
        gaps.append((start..<pair.left, other..<pair.right))
      }
      (start, other) = (pair.left + 1, pair.right + 1)
    }
    return gaps
  }
}

/// How often a key remains, and where.
private struct LeftOvers {
  private var counts: [Int]
  private var places: [Int]

  init(keyCount: Int) {
    counts = Array(repeating: 0, count: keyCount)
    places = counts
  }

  mutating func add(_ key: Int, at place: Int) {
    counts[key] += 1
    places[key] = place
  }

  /// Its place, if it occurs only once.
  func only(_ key: Int) -> Int? {
    counts[key] == 1 ? places[key] : nil
  }
}
