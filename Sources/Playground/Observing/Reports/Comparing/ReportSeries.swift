package import CSV

/// What two reports say of the same thing, day by day.
package struct ReportSeries: Equatable, Sendable {
  package let first: CalendarDay
  /// The first report's counts and the other's, a pair a day; a day without a row counts nothing.
  package internal(set) var base: [ReportCounts]
  package internal(set) var other: [ReportCounts]
  /// By how many millionths both revenues may be off together, because their amounts are rounded.
  var rounding = 0.0

  init(_ days: ClosedRange<CalendarDay>) {
    first = days.lowerBound
    let count = days.upperBound.number - days.lowerBound.number + 1
    base = Array(repeating: ReportCounts(), count: count)
    other = base
  }

  package var days: Int { base.count }
  package var total: (base: ReportCounts, other: ReportCounts) { (base.sum, other.sum) }

  package static func += (left: inout Self, right: Self) {
    left.rounding += right.rounding
    for day in left.base.indices {
      left.base[day] += right.base[day]
      left.other[day] += right.other[day]
    }
  }
}

extension [ReportCounts] {
  package var sum: ReportCounts {
    reduce(into: ReportCounts()) { $0 += $1 }
  }
}
