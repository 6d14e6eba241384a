package import CSV
package import Observing

/// Texts about reports that are compared.
package enum ReportText {
  /// `google.csv: Google AdMob, 28 rows, 2026-09-01 to 2026-09-14 (UTF-16, tabs)`.
  package static func file(_ name: String, _ report: Report) -> String {
    let rows = report.rows == 1 ? "1 row" : "\(report.rows.grouped) rows"
    let days = report.days.map { ", \($0.words)" } ?? ""
    let money = report.currency.map { ", \($0.code)" } ?? ""
    let form = report.delimiter.map { "\(encoding(report)), \($0.words)" } ?? "JSON"
    return "\(name): \(report.source.title), \(rows)\(days)\(money) (\(form))"
  }

  private static func encoding(_ report: Report) -> String {
    report.isWindows1252 ? "Windows-1252" : report.encoding.words
  }

  /// `read: date "Day", impressions "Imps"`.
  package static func columns(_ report: Report) -> String {
    "columns: "
      + report.columns.map { "\($0.column.words) \"\($0.heading)\"" }.joined(separator: ", ")
  }

  /// `not read: "CTR", "eCPM"`; nil if everything was.
  package static func unread(_ report: Report) -> String? {
    report.unread.isEmpty ? nil : "not read: \(report.unread.quotedList)"
  }

  package static func join(_ comparison: ReportComparison) -> String {
    let network =
      comparison.network.map {
        "\(comparison.base.source.spoken)'s rows about \"\($0)\"; "
      } ?? ""
    let noun = comparison.isByApp ? "app" : "unit"
    let count = comparison.units.count
    let units =
      switch comparison.join {
      case .names: count == 1 ? "1 \(noun) has" : "\(count.grouped) \(noun)s have"
      case .single: "the one \(noun) of each has"
      case .whole: "\(whole(comparison, noun)), so everything is compared as one; it has"
      }
    let days = comparison.commonDays
    let common = days == 1 ? "1 day" : "\(days.grouped) days"
    return "\(network)\(units) \(common) in common: \(comparison.days.words)"
  }

  private static func whole(_ comparison: ReportComparison, _ noun: String) -> String {
    for (report, which) in [(comparison.base, "first"), (comparison.other, "other")]
    where report.units.isEmpty && report.placements.isEmpty {
      return "the \(which) report has no column for the \(noun)s"
    }
    return "no \(noun) has the same name in both"
  }

  /// Units of which the network's report has nothing.
  package static func gone(_ names: [String], _ file: String) -> String {
    "\(file) has nothing of \(some(names))"
  }

  /// The first of them, and how many more there are.
  static func some(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \((names.count - 5).grouped) more" : shown
  }

  /// Names of a map that lead nowhere.
  package static func noSuchUnits(_ names: [String], _ path: String) -> String {
    "\(path): no report has a unit called \(names.quotedList), so nothing is joined by it"
  }

  /// What only one report has.
  package static func lonely(_ names: [(name: String, impressions: Int)], _ owner: String) -> String
  {
    let names = names.map {
      "\($0.name.isEmpty ? "rows without a name" : $0.name) (\($0.impressions.grouped) impressions)"
    }
    return "only in \(owner): \(some(names)); not compared"
  }

  package static func outside(_ days: ClosedRange<CalendarDay>, _ file: String) -> String {
    "\(file) has more days: \(days.words)"
  }

  package static func base(_ comparison: ReportComparison) -> String {
    let first = comparison.base.source.short
    return """
      gap: (network − \(first)) ÷ \(first), in percent; \(monthly(comparison)): what the gap is \
      worth in 30 days, at the base's revenue per thousand impressions, or per click.
      """
  }

  package static func assumptions(_ assumptions: ReasonAssumptions) -> String {
    """
    assumed: without a cause the network counts 0–\(percent(assumptions.usualGap)) less, figures \
    differ by \(percent(assumptions.betweenFigures)) more among each other, days by at least \
    \(percent(assumptions.betweenDays)).
    """
  }

  /// What shows the first cause of a reason, or another one with the same counts.
  package static func opens(_ scenario: String, line: Int?, _ cause: ReportCause?) -> String {
    var words = "See it"
    if case .like? = cause?.sign { words = "See the same counts" }
    return "\(words): adplay \(scenario)\(line.map { " --at \($0)" } ?? "")"
  }
  /// Why `--stage` opens no scenario; `shown` are the numbers of reasons that have one, of all of them.
  package static func noScene(_ number: Int, shown: [Int], of all: Int) -> String {
    let reasons = all == 1 ? "1 reason" : "\(all) reasons"
    let none = number > all ? "there is no reason \(number)" : "no scenario shows reason \(number)"
    guard all > 0 else { return "\(none): nothing has to be explained here" }
    let numbers = shown.map { "\($0)" }.joined(separator: ", ")
    let known = shown.isEmpty ? "a scenario shows none of them" : "a scenario shows \(numbers)"
    return "\(none): there \(all == 1 ? "is" : "are") \(reasons), and \(known)"
  }

  /// The same, where one was chosen.
  static let noScene = "No scenario shows this reason."

  package static let kind = "Two reports compared"
  package static let gaps = "How far they are apart"
  package static func byDay(_ base: ReportSource) -> String {
    base.named("The network's count as a part of Google's, day by day")
  }

  package static let howRead = "How the files were read"
  package static func title(_ base: String, _ other: String) -> String { "\(base) and \(other)" }
  package static func written(_ path: String) -> String { "\(path): the same as a page" }

  package static func count(_ count: Int, _ figure: ReportFigure) -> String {
    figure == .revenue ? amount(count) : count.grouped
  }

  package static let all = "all"
  /// `EUR a month`, in the first report's currency.
  package static func monthly(_ comparison: ReportComparison) -> String {
    comparison.base.currency.map { "\($0.code) a month" } ?? "a month"
  }

  package static let otherCurrency = "other currency"
  package static func more(_ units: Int) -> String { "\(units.grouped) more: --csv" }

  /// `84`, `1,000,000`, `5.3`.
  package static func times(_ ratio: Double) -> String {
    let tenths = Int((min(ratio, 1e12) * 10).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : (tenths / 10).grouped
  }

  /// `68 % of Google's`, or how many times one amount is the other.
  static func ratio(_ ratio: Double, _ base: ReportSource) -> String {
    if ratio > 3 { return base.named("the network's amount is \(times(ratio)) times Google's") }
    guard ratio < 0.001, ratio > 0 else {
      return base.named("the network's amount is \(percent(ratio)) of Google's")
    }
    return base.named("Google's amount is \(times(1 / ratio)) times the network's")
  }

  package static func percent(_ part: Double) -> String {
    let tenths = Int((part * 1000).rounded())
    let whole = (tenths / 10).grouped
    return tenths % 10 == 0 ? "\(whole) %" : "\(whole).\(tenths % 10) %"
  }

  /// Millionths as an amount: `1,234.50`.
  package static func amount(_ micros: Int) -> String {
    let cents = Int((Double(abs(micros)) / 10_000).rounded())
    let rest = cents % 100
    return
      "\(micros < 0 && cents > 0 ? "-" : "")\((cents / 100).grouped).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension GapSize {
  package var words: String {
    switch self {
    case .usual: "usual"
    case .look: "worth a look"
    case .fault: "fault"
    }
  }
}

extension CSVEncoding {
  package var words: String {
    switch self {
    case .utf8(let hasMark): hasMark ? "UTF-8 with BOM" : "UTF-8"
    case .utf16(let isBig, let hasMark):
      "UTF-16 \(isBig ? "BE" : "LE")\(hasMark ? "" : " without BOM")"
    }
  }
}

extension CSVDelimiter {
  package var words: String {
    switch self {
    case .tab: "tabs"
    case .comma: "commas"
    case .semicolon: "semicolons"
    case .bar: "bars"
    }
  }
}
