package import CSV

/// Why a report cannot be read, or two not be compared.
package enum ReportProblem: Error, Equatable, Sendable {
  case table(CSVProblem)
  /// No line with two names of columns among the first ones; they begin with these cells.
  case noHeader(looked: Int, firstCells: [String])
  case missingColumn(ReportColumn, headerLine: Int, headings: [String])
  /// Another header within the file, with other columns.
  case otherHeader(CSVPosition, first: Int)
  /// Numbers with both decimal marks in one column.
  case mixedDecimals(point: CSVPosition, comma: CSVPosition)
  /// Dates of which some begin with the day and some with the month.
  case mixedDates(dayFirst: CSVPosition, monthFirst: CSVPosition)
  case noRows(headerLine: Int)
  /// JSON without a list of objects, with an empty one, or one that does not end.
  case noList, emptyList, cutList
  /// Every row was left out, for this first reason.
  case noUsableRow(ReportNote)
  /// A sum that no report has.
  case sumTooLarge(ReportFigure)
  /// More days and units in common than anybody compares.
  case tooManyCells(days: Int, units: Int)
  case tooManyNames(ReportColumn, CSVPosition)
  case tooManyCurrencies(String, String, CSVPosition)

  /// Headings of a map that no report has.
  case noHeadings([String])

  /// Two reports that have nothing to compare.
  case noCommonDays(first: ClosedRange<CalendarDay>, other: ClosedRange<CalendarDay>)
  /// The first report is about several networks, and none is called like the other report's.
  case whichNetwork(known: [String], told: String?)
  /// A network was named, but no column says what network a row of the first report is about.
  case noNetworks(told: String)
  case nothingToCompare
}
