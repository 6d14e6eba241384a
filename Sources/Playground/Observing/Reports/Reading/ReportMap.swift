package import CSV

/// What a reader of reports is told instead of guessing: the file of `--map`.
package struct ReportMap: Equatable, Sendable {
  /// Headings by the column that they are.
  package var columns: [ReportColumn: [String]] = [:]
  /// The first report's units by the names that the others have for them.
  package var units: [String: String] = [:]
  /// The network as the first report calls it.
  package var network: String?
  package var dates: DateOrder?
  package var decimals: DecimalMark?

  package init() {}

  /// Names of units, on either side, that none of these reports has.
  package func units(inNoneOf reports: [Report]) -> [String] {
    let known = Set(
      reports.flatMap { ComparedNames($0.units).keys + ComparedNames($0.placements).keys }.joined())
    return units.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
      .filter { !known.contains(ComparedNames.whole($0)) }
  }

  /// Headings that none of these reports has.
  package func headings(inNoneOf reports: [Report]) -> [String] {
    let known = Set(
      reports.flatMap { $0.columns.map(\.heading) + $0.unread }.map { $0.lowercased() })
    return ReportColumn.allCases.flatMap { columns[$0] ?? [] }
      .filter { !known.contains($0.lowercased()) }
  }
}
