import CSV
import Observing
import Playing
import Testing

/// What a stranger's files once were explained by, wrongly.
struct ReasonCase: Sendable, CustomTestStringConvertible {
  typealias Counts = (impressions: Double, clicks: Double, revenue: Double)

  let testDescription: String
  let cause: ReportCause
  var named: String?
  /// What the network has on a day of ten, as parts of Google's; nil for no row.
  let parts: @Sendable (Int) -> Counts?
  var rows: @Sendable (Int) -> Int = { _ in 1 }

  init(
    _ name: String, _ cause: ReportCause, named: String? = nil,
    rows: @escaping @Sendable (Int) -> Int = { _ in 1 },
    _ parts: @escaping @Sendable (Int) -> Counts?
  ) {
    (testDescription, self.cause, self.named, self.parts, self.rows) =
      (name, cause, named, parts, rows)
  }

  private static func all(_ part: Double) -> Counts { (part, part, part) }

  static let table = [
    ReasonCase("a day without a row", .dayMissing, named: "2026-10-03") {
      $0 == 3 ? nil : all(0.98)
    },
    ReasonCase("a day with hardly anything", .dayMissing, named: "2026-10-03") {
      $0 == 3 ? (0.01, 0.01, 0.98) : all(0.98)
    },
    ReasonCase("a cell without a number", .dayMissing, named: "2026-10-03") {
      $0 == 3 ? (0, 0.98, 0.98) : all(0.98)
    },
    ReasonCase("a day twice", .dayDoubled, named: "2026-10-04", rows: { $0 == 4 ? 2 : 1 }) { _ in
      all(0.98)
    },
    ReasonCase("less from a day on", .changedOnADay, named: "from 2026-10-06 on") {
      all($0 < 6 ? 0.98 : 0.6)
    },
    ReasonCase("less until a day", .changedOnADay, named: "until 2026-10-05") {
      all($0 < 6 ? 0.6 : 0.98)
    },
    ReasonCase("the last days", .lastDaysMissing) { all($0 < 9 ? 0.98 : 0.4) },
    ReasonCase("rupees", .currency) { _ in (0.98, 0.98, 82) },
    ReasonCase("millionths", .amountsInMicros) { _ in (0.98, 0.98, 980_000) },
    ReasonCase("cents", .decimalMark) { _ in (0.98, 0.98, 98) },
    ReasonCase("every amount twice", .paidTwice) { _ in (0.98, 0.98, 1.96) },
    ReasonCase("every impression twice", .impressionsTwice) { _ in (1.96, 0.98, 1.96) },
    ReasonCase("half of the amounts is deducted", .netAgainstGross) { _ in (0.98, 0.98, 0.6) },
    ReasonCase("no impressions", .impressionsNotPassedOn) { _ in (0, 0.98, 0.98) },
    ReasonCase("fewer impressions, all the money", .impressionsNotPassedOn) { _ in
      (0.6, 0.98, 0.98)
    },
    ReasonCase("fewer of both, all the money", .twiceInGoogle) { _ in (0.74, 0.77, 0.97) },
    ReasonCase("hardly any clicks", .clicksNotPassedOn) { _ in (0.98, 0.1, 0.98) },
    ReasonCase("all rows twice", .joinedTwice, rows: { _ in 2 }) { _ in all(0.98) },
    ReasonCase("nothing unusual", .usual) { _ in all(0.97) },
    ReasonCase("a little more", .everythingTwice) { _ in all(1.12) },
  ]

  private static func count(_ day: Int) -> Int { 8000 + day * 2357 % 4001 }

  static func date(_ day: Int) -> String { "2026-10-\(day < 10 ? "0" : "")\(day)" }

  static let google =
    "Date,Ad unit,Impressions,Clicks,Est. earnings (USD)\n"
    + (1...10).map { day in
      "\(date(day)),A,\(count(day)),\(count(day) / 50),\(Double(count(day)) / 500)\n"
    }.joined()

  var network: String {
    "Date,Placement,Impressions,Clicks,Revenue\n"
      + (1...10).flatMap { day -> [String] in
        guard let parts = parts(day) else { return [] }
        let count = Double(Self.count(day))
        let row =
          "\(Self.date(day)),A,\(Int(count * parts.impressions)),\(Int(count / 50 * parts.clicks)),\(count / 500 * parts.revenue)\n"
        return Array(repeating: row, count: rows(day))
      }.joined()
  }
}
