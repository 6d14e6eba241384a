package import CSV
package import Observing

extension ReportProblem {
  /// What is wrong with a report, where, and how to fix it.
  package var sentence: String {
    switch self {
    case .table(let problem): problem.sentence
    case .noHeadings(let names): "no report has a column called \(names.quotedList)"
    case .noHeader(0, _): "the file is empty"
    case .noHeader(let looked, let cells):
      """
      no header in the first \(looked) lines: none has two names of columns (they begin with \
      \(cells.map { "\"\($0)\"" }.joined(separator: ", "))); name the columns with --map
      """
    case .missingColumn(let column, let line, let headings):
      """
      line \(line): no column for the \(column.words) among \(headings.quotedList); \
      name it with --map {"columns": {"\(column.rawValue)": "…"}}
      """
    case .otherHeader(let place, let first):
      "\(place): another header, unlike the one on line \(first); put the two tables into files of their own"
    case .mixedDecimals(let point, let comma):
      "\(comma): a decimal comma, but a decimal point at \(point); all numbers of a column must be written alike"
    case .mixedDates(let day, let month):
      "\(month): a date with the month first, but one with the day first at \(day)"
    case .noRows(let line): "line \(line): nothing follows the header"
    case .noList: "this is JSON, but no list of rows is in it; export the report as CSV"
    case .emptyList: "its list has no rows"
    case .cutList: "the file ends in the middle of its list; export the report again"
    case .noUsableRow(let note): "no row can be used: \(note.sentence)"
    case .sumTooLarge(let figure):
      "the sum of the \(figure.rawValue) is beyond any report; is it the right column?"
    case .tooManyCells(let days, let units):
      "\(days.grouped) days of \(units.grouped) units are more than can be compared; is every date right?"
    case .tooManyNames(let column, let place):
      "\(place): more than four million names in the column for the \(column.words)"
    case .tooManyCurrencies(let first, let other, let place):
      "\(place): an amount in \(other), but others are in \(first); a report must be in one currency"
    case .noCommonDays(let first, let other):
      """
      the two reports have no day in common: one is about \(first.words), the other about \
      \(other.words)
      """
    case .noNetworks(let told):
      """
      the first report has no column for the network, so its rows about "\(told)" can't be told; \
      leave out --network, or name the column with --map {"columns": {"network": "…"}}
      """
    case .whichNetwork(let known, .some(let told)):
      "no network of the first report is called \"\(told)\"; it has \(known.quotedList)"
    case .whichNetwork(let known, nil):
      """
      the first report is about \(known.count) networks, and none is called like the other file's: \
      \(known.quotedList); choose one with --network
      """
    case .nothingToCompare: "the first report has no row about this network"
    }
  }
}

extension CSVProblem {
  package var sentence: String {
    switch self {
    case .otherFormat(.json):
      "this is JSON and no CSV"
    case .otherFormat(.spreadsheet):
      "this is a spreadsheet (.xlsx); save it as CSV"
    case .otherFormat(.gzip): "this is compressed; unpack it with gunzip"
    case .otherFormat(.html):
      "this is a web page and no CSV; the download may have needed a log-in"
    case .unclosedQuote(let place): "\(place): a quote in this row is never closed"
    case .recordTooLong(let line): "line \(line): a line of more than 1 MiB"
    case .tooManyFields(let line): "line \(line): more than 4,096 columns"
    case .brokenText(let place): "\(place): the file ends in the middle of a UTF-16 character"
    }
  }
}

extension CSVPosition: CustomStringConvertible {
  package var description: String { "line \(line), column \(column)" }
}

extension ReportColumn {
  var words: String {
    switch self {
    case .date: "date"
    case .unit: "ad unit"
    case .placement: "placement"
    case .network: "network"
    case .app: "app"
    case .impressions: "impressions"
    case .clicks: "clicks"
    case .revenue: "revenue"
    case .currency: "currency"
    case .zone: "time zone"
    case .requests: "requests"
    case .matched: "matched requests"
    }
  }
}

extension ClosedRange<CalendarDay> {
  package var words: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}

extension [String] {
  /// The first dozen, in quotes.
  var quotedList: String {
    let shown = prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return count > 12 ? "\(shown) and \((count - 12).grouped) more" : shown
  }
}
