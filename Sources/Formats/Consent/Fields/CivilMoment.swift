/// A moment of a string, as a date and a time of day in UTC.
package struct CivilMoment: Hashable, Sendable {
  package let year, month, day: Int
  /// Tenths of a second since midnight.
  package let tenths: Int

  package init(tenths: Int) {
    let days = tenths / Self.tenthsOfDay
    // Years that begin in March have their leap day at their end.
    let (era, rest) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.tenths = tenths % Self.tenthsOfDay
  }

  private static let tenthsOfDay = 864_000

  /// For programs: `2022-02-01`, and the time of day unless it is midnight: `2020-09-09T07:07:49.6Z`.
  package var text: String { tenths > 0 ? "\(date)T\(time)Z" : date }

  /// For people, who see the day first: `2020-09-09, 07:07:49.6 UTC`.
  package var words: String { tenths > 0 ? "\(date), \(time) UTC" : date }

  /// `2022-02-01`.
  package var date: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  private var time: String {
    let (seconds, tenth) = (tenths / 10, tenths % 10)
    let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { Self.padded($0, 2) }
    return "\(time.joined(separator: ":"))\(tenth > 0 ? ".\(tenth)" : "")"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  /// Whether it lies on a later day.
  package func isOnLaterDay(than other: CivilMoment) -> Bool {
    (year, month, day) > (other.year, other.month, other.day)
  }

  /// Whether more months than these lie between this moment and a later one.
  package func isOlder(than months: Int, on later: CivilMoment) -> Bool {
    let end = year * 12 + month - 1 + months
    let now = later.year * 12 + later.month - 1
    return (end, day, tenths) < (now, later.day, later.tenths)
  }
}

extension CivilMoment {
  /// Tenths of a second since 1970 at the beginning of a day such as `2026-03-01`; nil for a text that is
  /// none.
  package static func tenths(ofDay text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]), (1970...2180).contains(year),
      (1...12).contains(month)
    else { return nil }
    let (shiftedYear, shiftedMonth) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let days =
      365 * shiftedYear + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
      + (153 * shiftedMonth + 2) / 5 + day - 719_469
    let tenths = days * tenthsOfDay
    // The 30th of February is a day of March.
    return CivilMoment(tenths: tenths).text == text ? tenths : nil
  }
}
