package import CSV

/// What was noticed in a report, and what was done about it.
package enum ReportNote: Equatable, Sendable {
  /// Title lines before the header.
  case titleLines(Int)
  case totalRow(line: Int)
  /// A total row that is not the sum of the others.
  case totalDiffers(line: Int, said: Int, summed: Int)
  case headerAgain(lines: Int, first: Int)
  /// Rows with another number of fields, which were left out.
  case ragged(rows: Int, first: CSVPosition, has: Int, header: Int)
  /// Objects of a list of JSON that can't be read.
  case unreadable(rows: Int, line: Int)
  case notADate(rows: Int, first: CSVPosition, text: String)
  /// Dates of several days, such as `2026-10-01 - 2026-10-10`.
  case range(rows: Int, first: CSVPosition, text: String)
  /// Rows of a unit that is called a total.
  case subtotals(Int)
  case notANumber(rows: Int, first: CSVPosition, column: ReportColumn, text: String)
  /// Cells that only say "less than", which count as nothing.
  case below(cells: Int, first: CSVPosition)
  case missing(cells: Int, first: CSVPosition, column: ReportColumn)
  /// Counts below zero, and sums of a day that they make less than nothing.
  case corrections(
    cells: Int, first: CSVPosition, column: ReportColumn, text: String, below: Int)
  /// Bytes that are no UTF-8, read as Windows-1252.
  case windows1252(CSVPosition)
  /// Cells such as `1,234`, and how they were read.
  case decimals(DecimalMark, DecimalBasis, cells: Int, first: CSVPosition)
  case dates(DateOrder, DateBasis, first: CSVPosition)
  /// Rows that are there twice.
  case repeatedRows(Int)
  /// Names of a unit that have the same figures on every day.
  case sameFigures([String])
  /// Amounts that are read as millionths: as this heading says, or as the other report's amounts show.
  case millionths(heading: String?)
  /// Amounts under this heading that are read as millionths, as the source's interface writes them.
  case sourceMillionths(heading: String)
  /// Nothing in the file says the currency: it is the one that the source pays in.
  case assumedCurrency(String)
  /// Amounts are read under this heading, and there is another one that says gross.
  case hasGross(String, read: String)
  /// The time zones that its rows name.
  case zones([String])
  /// It was not the first file, but is the only one with rows about other networks.
  case takenFirst

  package enum DecimalBasis: Equatable, Sendable {
    case told, otherCells, otherColumns, delimiter, assumed
    /// The other mark would make an impression worth more than anybody pays.
    case worth
  }

  package enum DateBasis: Equatable, Sendable {
    case told, otherRows
    /// The order that makes the fewest days of it.
    case shorterRange
  }
}
