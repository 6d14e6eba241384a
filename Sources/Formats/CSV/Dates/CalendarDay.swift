/// A day of the calendar, without a time zone.
package struct CalendarDay: Equatable, Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// Nil for a day that no calendar has.
  package init?(_ year: Int, _ month: Int, _ day: Int) {
    guard (1990...2199).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let ofYear = (153 * m + 2) / 5 + day - 1
    number = y * 365 + y / 4 - y / 100 + y / 400 + ofYear - 719_468
    guard parts == (year, month, day) else { return nil }
  }

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  private var parts: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    let era = days / 146_097
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let m = (5 * ofYear + 2) / 153
    let month = m < 10 ? m + 3 : m - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * m + 2) / 5 + 1)
  }

  /// 0 for Monday.
  package var weekday: Int { (number + 3) % 7 }
}

extension CalendarDay: CustomStringConvertible {
  /// `2026-01-31`.
  package var description: String {
    let (year, month, day) = parts
    return "\(year)-\(Self.two(month))-\(Self.two(day))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
