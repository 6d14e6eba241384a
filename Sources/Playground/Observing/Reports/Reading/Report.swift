package import CSV

/// A report as it was read: sums by day, unit and placement.
package struct Report: Equatable, Sendable {
  package struct Cell: Equatable, Sendable {
    package let day: CalendarDay
    /// Numbers in the lists of names; -1 for a column that is not there.
    var unit, placement: Int
    let network, app: Int
    package var counts: ReportCounts
  }

  package let source: ReportSource
  package let encoding: CSVEncoding
  /// Nil for JSON.
  package let delimiter: CSVDelimiter?
  /// The line of the header.
  package let headerLine: Int
  /// What each column is called here.
  package let columns: [(column: ReportColumn, heading: String)]
  package let currency: Currency?
  package internal(set) var notes: [ReportNote]
  package internal(set) var rows: Int
  package internal(set) var units, placements: [String]
  package internal(set) var networks, apps: [String]
  /// Headings of columns that nothing is read from.
  package let unread: [String]
  package internal(set) var cells: [Cell]
  /// How many keys have their first row again.
  var repeatedKeys: Int

  package var days: ClosedRange<CalendarDay>? {
    guard let first = cells.map(\.day).min(), let last = cells.map(\.day).max() else { return nil }
    return first...last
  }

  /// Whether its names are no UTF-8.
  package var isWindows1252: Bool {
    notes.contains { if case .windows1252 = $0 { true } else { false } }
  }

  /// How many rows could not be used.
  package var rowsLeftOut: Int { notes.reduce(0) { $0 + $1.rowsLeftOut } }

  private static let mostLeftOut = 0.1

  /// Whether so many rows could not be used that what they lack may be any gap.
  package var isHalfRead: Bool {
    Double(rowsLeftOut) > Self.mostLeftOut * Double(rows + rowsLeftOut)
  }

  /// The units that amounts are written in, from tens to thousandths of a cent.
  private static let grains = [100_000, 10_000, 1_000, 100, 10]

  /// By how many millionths the revenue of a cell may be off, because each of its rows was rounded to
  /// the unit in which all amounts are written.
  var rounding: Double {
    let grain = Self.grains.first { grain in cells.allSatisfy { $0.counts.revenue % grain == 0 } }
    guard let grain, !cells.isEmpty else { return 0 }
    return Double(grain) / 2 * max(1, Double(rows) / Double(cells.count))
  }

  package func has(_ column: ReportColumn) -> Bool { columns.contains { $0.column == column } }

  package static func == (left: Self, right: Self) -> Bool {
    left.source == right.source && left.notes == right.notes && left.cells == right.cells
      && left.columns.elementsEqual(right.columns) { $0 == $1 } && left.units == right.units
      && left.placements == right.placements
  }
}
