/// Finds the ordered part of a sequence.
enum IncreasingRun {
  /// The places of a longest increasing run, found as in patience sorting: each number goes on the
  /// first pile whose top is larger, and remembers the top of the previous pile.
  static func longest(in numbers: [Int]) -> [Int] {
    var tops: [Int] = []
    var before: [Int?] = []
    before.reserveCapacity(numbers.count)
    for (place, number) in numbers.enumerated() {
      let pile = firstPile(above: number, tops, numbers)
      before.append(pile == 0 ? nil : tops[pile - 1])
      if pile == tops.count { tops.append(place) } else { tops[pile] = place }
    }
    var run: [Int] = []
    var next = tops.last
    while let place = next {
      run.append(place)
      next = before[place]
    }
    return run.reversed()
  }

  private static func firstPile(above number: Int, _ tops: [Int], _ numbers: [Int]) -> Int {
    // In a nearly ordered sequence, numbers nearly always go at the end.
    if tops.last.map({ numbers[$0] < number }) ?? true { return tops.count }
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
