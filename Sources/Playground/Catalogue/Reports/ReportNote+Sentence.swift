import CSV
package import Observing

extension ReportNote {
  /// What was noticed in a report, and what was done about it.
  package var sentence: String {
    switch self {
    case .titleLines(let count): "\(Self.lines(count)) before the header skipped"
    case .totalRow(let line): "line \(line): a total, which is not counted again"
    case .totalDiffers(let line, let said, let summed):
      """
      line \(line): the total says \(said.grouped) impressions, but the rows have \(summed.grouped)
      """
    case .headerAgain(let lines, let first):
      "line \(first): the header again (\(Self.times(lines))), skipped"
    case .ragged(let rows, let place, let has, let header):
      """
      \(place): \(has) fields under \(header) headings; \(Self.left(rows))
      """
    case .unreadable(let rows, let line): "line \(line): no row can be read; \(Self.left(rows))"
    case .notADate(let rows, let place, let text):
      "\(place): \"\(text)\" is no date; \(Self.left(rows))"
    case .range(let rows, let place, let text):
      "\(place): \"\(text)\" is more than a day; \(Self.left(rows)); export the report by day"
    case .subtotals(let count):
      """
      \(count == 1 ? "1 subtotal" : "\(count.grouped) subtotals") among the units, not counted \
      again
      """
    case .notANumber(let rows, let place, let column, let text):
      "\(place): \"\(text)\" is no number of \(column.words); \(Self.left(rows))"
    case .below(let cells, let place):
      "\(place): a cell only says \"less than\"; \(Self.nothing(cells))"
    case .missing(let cells, let place, let column):
      "\(place): no number of \(column.words); \(Self.nothing(cells))"
    case .corrections(let cells, let place, let column, let text, let below):
      """
      \(place): \(text) \(column.words); \(Self.kept(cells))\(Self.below(below))
      """
    case .windows1252(let place): "\(place): not UTF-8, so names are read as Windows-1252"
    case .decimals(let mark, let basis, let cells, let place):
      """
      \(place): \(Self.cells(cells)) such as 1,234 or 1.234 read with a decimal \(mark.rawValue), \
      \(basis.words)
      """
    case .dates(let order, let basis, let place):
      "\(place): dates are read with the \(order == .dayFirst ? "day" : "month") first, \(basis.words)"
    case .repeatedRows(let rows): "\(rows.grouped) rows are there twice, with all their figures"
    case .sameFigures(let names):
      "\(names.quotedList) have the same figures on every day"
    case .millionths(let heading?):
      "amounts in \"\(heading)\" are taken as millionths, as it says"
    case .millionths(nil):
      """
      its amounts are about a million times the other report's, so they are taken as millionths: \
      an assumption
      """
    case .sourceMillionths(let heading):
      "amounts in \"\(heading)\" are taken as millionths, as this interface writes them"
    case .assumedCurrency(let code):
      "no column says the currency of its amounts: \(code), as this source pays"
    case .hasGross(let gross, let read):
      """
      amounts are read from \"\(read)\", and there is \"\(gross)\", too; --map {"columns": \
      {"revenue": "\(gross)"}} takes that
      """
    case .zones(let zones):
      zones.count == 1
        ? "its days are those of the time zone \(zones[0]), as it says"
        : "its rows are of several time zones: \(zones.quotedList)"
    case .takenFirst:
      "a mediator's report, so it is the base, though it was not the first file"
    }
  }

  /// Whether it says more than how the file was read.
  package var isDoubt: Bool {
    switch self {
    case .titleLines, .totalRow, .assumedCurrency, .subtotals, .millionths(.some),
      .sourceMillionths, .windows1252,
      .dates(_, .told, _), .decimals(_, .told, _, _):
      false
    case .zones(let zones): zones.count > 1
    default: true
    }
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
  private static func cells(_ count: Int) -> String {
    count == 1 ? "1 cell" : "\(count.grouped) cells"
  }
  private static func left(_ rows: Int) -> String {
    rows == 1 ? "the row is left out" : "\(rows.grouped) such rows are left out"
  }
  private static func kept(_ cells: Int) -> String {
    cells == 1 ? "kept as a correction" : "\(cells.grouped) such cells are kept as corrections"
  }
  private static func below(_ sums: Int) -> String {
    switch sums {
    case 0: ""
    case 1: "; 1 sum of a day falls below 0 with it, and is 0"
    default: "; \(sums.grouped) sums of a day fall below 0 with them, and are 0"
    }
  }
  private static func nothing(_ cells: Int) -> String {
    cells == 1
      ? "it adds nothing to the sums" : "\(cells.grouped) such cells add nothing to the sums"
  }
}

extension ReportNote.DecimalBasis {
  fileprivate var words: String {
    switch self {
    case .told: "as told"
    case .otherCells: "as other amounts show"
    case .otherColumns: "as other columns show"
    case .delimiter:
      "as files with semicolons have it; --map {\"decimals\": \"point\"} says otherwise"
    case .worth:
      """
      as no impression is worth more; --map {"decimals": "comma"} says otherwise
      """
    case .assumed:
      "which nothing in the file proves; --map {\"decimals\": \"comma\"} says otherwise"
    }
  }
}

extension ReportNote.DateBasis {
  fileprivate var words: String {
    switch self {
    case .told: "as told"
    case .otherRows: "as other rows show"
    case .shorterRange:
      "which makes the shorter range; --map {\"dates\": \"dayFirst\"} or \"monthFirst\" says it"
    }
  }
}
