import CSV
import Testing

struct WrittenTests {
  private func number(_ text: String, _ mark: DecimalMark = .point) -> WrittenNumber {
    Array(text.utf8).withUnsafeBufferPointer { WrittenNumber($0, assuming: mark) }
  }

  @Test(arguments: [
    ("1234", 1_234_000_000), ("1,234.56", 1_234_560_000), ("1.234,56", 1_234_560_000),
    ("1 234,56", 1_234_560_000), ("1\u{A0}234,56", 1_234_560_000), ("1\u{202F}234", 1_234_000_000),
    ("1\u{2019}234.50", 1_234_500_000), ("1\u{2019}234\u{2019}567", 1_234_567_000_000),
    ("1,234,567", 1_234_567_000_000), ("1.234.567", 1_234_567_000_000), ("$12.34", 12_340_000),
    ("US$12.34", 12_340_000), ("€12,34", 12_340_000), ("12.34 USD", 12_340_000),
    ("-5", -5_000_000), ("\u{2212}5", -5_000_000), ("(0.05)", -50_000), ("0.000079", 79),
    ("0,5", 500_000), ("0.123", 123_000), ("234779.855722", 234_779_855_722),
    ("1'234.5", 1_234_500_000),
  ])
  func `a number is read in any style`(_ text: String, _ micros: Int) {
    let found = number(text)
    #expect(found.kind == .number)
    #expect(found.micros == micros)
  }

  @Test func `one mark before three digits is decided by the column`() {
    #expect(number("1,234").micros == 1_234_000_000)
    #expect(number("1,234", .comma).micros == 1_234_000)
    #expect(number("1,234").isAmbiguous)
    #expect(number("1.234", .comma).micros == 1_234_000_000)
    #expect(number("1,23").proves == .comma)
    #expect(number("1,234.5").proves == .point)
  }

  @Test(arguments: ["", "-", "–", "—", "N/A", "null", "None", "NaN", " "])
  func `a word for nothing is no zero`(_ text: String) {
    #expect(number(text).kind == .missing)
  }

  @Test func `percent, less than and words are told`() {
    #expect(number("2.5%").isPercent)
    #expect(number("< 10").kind == .below)
    #expect(number("Impressions").kind == .text)
    #expect(number("12 apples").kind == .text)
    #expect(number("99999999999999999999").kind == .text)
    #expect(number("€12").currency?.code == "EUR")
  }

  @Test(arguments: [
    "2026-01-31", "20260131", "2026-01-31 00:00:00", "2026-01-31T07:00:00+0000", "Jan 31 2026",
    "Jan 31, 2026", "31 January 2026", "31.01.2026", "46053",
  ])
  func `a date is read in any style`(_ text: String) {
    #expect(WrittenDate(reading: text) == CalendarDay(2026, 1, 31).map { .day($0) })
  }

  @Test func `a date with slashes is decided by the column`() {
    #expect(WrittenDate(reading: "31/01/2026")?.proves == .dayFirst)
    #expect(WrittenDate(reading: "1/31/26")?.proves == .monthFirst)
    #expect(WrittenDate(reading: "1/2/2026")?.proves == nil)
    #expect(WrittenDate(reading: "1/2/2026")?.day(.dayFirst)?.description == "2026-02-01")
    #expect(WrittenDate(reading: "5 Sept 2025")?.day(.dayFirst)?.description == "2025-09-05")
  }

  @Test(arguments: ["", "Total", "2026-02-30", "12/2026", "home", "99999", "31/31/2026"])
  func `what is no day is none`(_ text: String) {
    #expect(WrittenDate(reading: text) == nil)
  }

  @Test func `days are counted over months and leap years`() {
    #expect(CalendarDay(1970, 1, 1).map { $0.number } ?? 0 == 0)
    #expect(CalendarDay(2024, 2, 29)?.description == "2024-02-29")
    #expect(CalendarDay(2026, 9, 1)?.weekday == 1)
  }
}
