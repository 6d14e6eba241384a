/// What of a sequence is in order.
enum IncreasingRun {
  /// The places of a longest run that only grows, as in a game of patience: each number goes on the
  /// first pile whose top is larger, and remembers the top of the pile before.
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
    // What is nearly in order goes on the end nearly always.
    if tops.last.map({ numbers[$0] < number }) ?? true { return tops.count }
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
