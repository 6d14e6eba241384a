/// How the rows below the scale are divided: no line is hidden and no reason is cut while rows are
/// free.
struct MediationPlan: Equatable {
  /// The lines that are visible.
  let lines: Range<Int>
  /// How many rows of its reason each of them has.
  private(set) var reasons: [Int]
  /// Whether there is a row between the lines and the details.
  let hasGap: Bool

  /// `reasons` are the rows that the reason of each line takes, `details` those of the selected one's
  /// details, and `least` those of its first sentence.
  init(rows: Int, reasons wanted: [Int], details: Int, least: Int, selected: Int) {
    // Why the selected line won or lost comes before many others.
    let count = min(wanted.count, max(min(3, rows), rows - min(least, details)))
    let first = max(0, min(selected - count / 2, wanted.count - count))
    lines = first..<(first + count)
    let wanted = Array(wanted[lines])
    var spare = max(0, rows - count - details)
    reasons = wanted.map { _ in 0 }
    // A row for every reason comes before all of one.
    for limit in [1, Int.max] {
      for place in wanted.indices {
        let more = min(spare, min(limit, wanted[place]) - reasons[place])
        reasons[place] += more
        spare -= more
      }
    }
    hasGap = spare > 0
  }
}
