/// How many hours have the counts that moved to another day. An hour of the evening has more of them than one
/// of the night, and nobody knows whose evening it is.
///
///     5 of 24 parts of a day:   3 h of the evening … 5 h of any … 9 h with a night in it
enum ShiftedHours {
  /// What an hour has at most, and what one of the night has, of an hour's mean.
  private static let (evening, night) = (1.8, 0.3)
  /// The night's hours, after which no more of them are as empty.
  private static let nightHours = 8.0

  /// The hours that may have as many counts as these hours of an even day.
  static func range(of hours: ClosedRange<Int>) -> ClosedRange<Int> {
    let (least, most) = (Double(hours.lowerBound), Double(hours.upperBound))
    let first = max(least / evening, 24 - longest(24 - least))
    let last = min(longest(most), 24 - (24 - most) / evening)
    let lower = max(Int(first), 1)
    return lower...max(min(Int(last.rounded(.up)), 24), lower)
  }

  private static func longest(_ hours: Double) -> Double {
    min(hours / night, hours + nightHours * (1 - night))
  }
}
