/// Whether the day or the month comes first in `01/02/2026`.
package enum DateOrder: String, CaseIterable, Sendable {
  case dayFirst, monthFirst
}

/// A date as reports write it.
package enum WrittenDate: Equatable, Sendable {
  case day(CalendarDay)
  /// Two numbers before a year, of which the first is the day or the month.
  case open(Int, Int, year: Int)

  /// Reads `2026-01-31`, `20260131`, an ISO time, `Jun 26 2026`, `5 Sept 2025`, `1/31/26`, `31.01.2026`,
  /// and the number of a day in a spreadsheet; nil for anything else.
  package init?(reading text: String) {
    let text = text.trimmingPrefix { $0 == " " || $0 == "'" }
    let parts = text.prefix(24).split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = parts.first, text.count <= 40, !Self.isRange(String(text)) else { return nil }
    let numbers = parts.map { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    if let day = Self.compact(parts, numbers) {
      self = .day(day)
    } else if first.count == 4, parts.count >= 3, let year = numbers[0], let month = numbers[1],
      let day = Self.leadingNumber(parts[2]).flatMap({ CalendarDay(year, month, $0) })
    {
      self = .day(day)
    } else if let day = Self.named(parts, numbers) {
      self = .day(day)
    } else if parts.count >= 3, let one = numbers[0], let two = numbers[1],
      let year = numbers[2].flatMap({ Self.year($0, parts[2].count) })
    {
      let isDotted = text.contains(".")
      if isDotted {
        guard let day = CalendarDay(year, two, one) else { return nil }
        self = .day(day)
      } else {
        guard CalendarDay(year, one, two) != nil || CalendarDay(year, two, one) != nil else {
          return nil
        }
        self = .open(one, two, year: year)
      }
    } else {
      return nil
    }
  }

  /// Whether these are two dates: `2026-10-01 - 2026-10-10`, `Oct 1, 2026 to Oct 10, 2026`.
  package static func isRange(_ text: String) -> Bool {
    guard text.utf8.count > 12 else { return false }
    return [" - ", " – ", " — ", " to ", " bis ", "..", "~"].contains { mark in
      guard text.contains(mark) else { return false }
      let ends = text.split(separator: mark).map { WrittenDate(reading: String($0)) }
      return ends.count == 2 && ends.allSatisfy { $0 != nil } && ends[0] != ends[1]
    }
  }

  /// The day, if numbers before a year are in this order.
  package func day(_ order: DateOrder) -> CalendarDay? {
    switch self {
    case .day(let day): day
    case .open(let one, let two, let year):
      order == .dayFirst ? CalendarDay(year, two, one) : CalendarDay(year, one, two)
    }
  }

  /// The order that this date alone proves.
  package var proves: DateOrder? {
    guard case .open = self else { return nil }
    switch (day(.dayFirst), day(.monthFirst)) {
    case (.some, nil): return .dayFirst
    case (nil, .some): return .monthFirst
    default: return nil
    }
  }

  /// `20260131`, or a spreadsheet's number of days since 1899-12-30.
  private static func compact(_ parts: [String], _ numbers: [Int?]) -> CalendarDay? {
    guard let number = numbers[0] else { return nil }
    if parts[0].count == 8 { return CalendarDay(number / 10000, number / 100 % 100, number % 100) }
    guard parts.count == 1, (32_874...73_050).contains(number) else { return nil }
    return CalendarDay(number: number - 25_569)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func named(_ parts: [String], _ numbers: [Int?]) -> CalendarDay? {
    guard parts.count >= 3, let year = numbers[2].flatMap({ year($0, parts[2].count) }) else {
      return nil
    }
    func month(_ part: String) -> Int? {
      months.firstIndex(of: String(part.lowercased().prefix(3))).map { $0 + 1 }
    }
    if let month = month(parts[0]), let day = numbers[1] { return CalendarDay(year, month, day) }
    if let month = month(parts[1]), let day = numbers[0] { return CalendarDay(year, month, day) }
    return nil
  }

  private static func leadingNumber(_ text: String) -> Int? {
    Int(text.prefix(2).prefix(while: \.isNumber))
  }

  private static func year(_ number: Int, _ digits: Int) -> Int? {
    digits == 4 ? number : digits == 2 ? 2000 + number : nil
  }
}
