import Simulation

/// Goes through two aligned journals and makes the rows.
struct RowBuilder {
  private let alignment: EntryAlignment
  /// Where each entry of the left side is on the right, and vice versa.
  private let destinations: [Int?]
  private let origins: [Int?]
  /// How much later the right side is, as of the last pair.
  private var shift = Duration.zero

  init(_ alignment: EntryAlignment) {
    self.alignment = alignment
    var destinations = alignment.partners
    for (place, other) in alignment.destinations { destinations[place] = other }
    var origins = [Int?](repeating: nil, count: alignment.right.count)
    for case (let place, let other?) in destinations.enumerated() { origins[other] = place }
    self.destinations = destinations
    self.origins = origins
  }

  mutating func rows() -> [JournalDiff.Row] {
    var rows: [JournalDiff.Row] = []
    rows.reserveCapacity(max(alignment.left.count, alignment.right.count))
    var (left, right) = (0, 0)
    for pair in alignment.pairs {
      appendUnpaired(left..<pair.left, right..<pair.right, to: &rows)
      let differences = differences(pair.left, pair.right)
      rows.append(
        differences.isEmpty
          ? .same(left: pair.left, right: pair.right)
          : .changed(left: pair.left, right: pair.right, differences))
      (left, right) = (pair.left + 1, pair.right + 1)
    }
    appendUnpaired(left..<alignment.left.count, right..<alignment.right.count, to: &rows)
    return rows
  }

  private func appendUnpaired(
    _ left: Range<Int>, _ right: Range<Int>, to rows: inout [JournalDiff.Row]
  ) {
    rows += left.map { place in
      destinations[place].map { .moved(left: place, to: $0) } ?? .missing(left: place)
    }
    rows += right.map { place in
      origins[place].map { .arrived(right: place, from: $0) } ?? .extra(right: place)
    }
  }

  private mutating func differences(_ place: Int, _ other: Int) -> [JournalDiff.Difference] {
    let left = alignment.left[place]
    let right = alignment.right[other]
    var differences: [JournalDiff.Difference] = []
    if !left.isAlike(right) { differences += JournalDiff.Difference.facts(left, right) }
    if !isSame(left.cause, right.cause) {
      differences.append(.cause(left: left.cause, right: right.cause))
    }
    if let proofs = proofs(left, right) { differences.append(proofs) }
    let shift = right.time - left.time
    if shift != self.shift {
      differences.append(.shift(by: shift - self.shift))
      self.shift = shift
    }
    return differences
  }

  /// Whether two numbers, each from its own journal, refer to entries that belong together.
  private func isSame(_ number: Int?, _ other: Int?) -> Bool {
    guard let number, let other else { return number == other }
    let place = Self.place(of: number, in: alignment.left)
    let otherPlace = Self.place(of: other, in: alignment.right)
    guard let place, let otherPlace else {
      return place == nil && otherPlace == nil && number == other
    }
    return destinations[place] == otherPlace
  }

  /// The proof of a finding is compared like causes.
  private func proofs(_ left: Entry, _ right: Entry) -> JournalDiff.Difference? {
    guard case .finding(_, _, let proof) = left.kind, case .finding(_, _, let other) = right.kind,
      proof.count != other.count || !zip(proof, other).allSatisfy({ isSame($0, $1) })
    else { return nil }
    return .field("proof", left: .numbers(proof), right: .numbers(other))
  }

  /// Numbers increase along a journal, by one if it is complete.
  private static func place(of number: Int, in entries: [Entry]) -> Int? {
    let likely = number - 1
    if entries.indices.contains(likely), entries[likely].number == number { return likely }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].number == number ? low : nil
  }
}

extension Fields.Value {
  fileprivate static func numbers(_ numbers: [Int]) -> Fields.Value {
    .list(numbers.map { .int($0) })
  }
}
