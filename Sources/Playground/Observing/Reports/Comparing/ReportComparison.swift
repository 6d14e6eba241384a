package import CSV

/// Two reports side by side, unit by unit and day by day.
///
///     Google                       the network
///     2026-09-01  Home   1,204     2026-09-01  home-1   1,131     joined: Home = home-1
///     2026-09-01  Shop     310                                    only in Google's
package struct ReportComparison: Equatable, Sendable {
  /// A unit of the first report and what the other one calls it.
  package struct Unit: Equatable, Sendable {
    /// Nil where everything is compared as one.
    package let name: String?
    package let others: [String]
    package internal(set) var series: ReportSeries
  }

  package enum Join: Equatable, Sendable {
    /// By names that both have, or that a map joins.
    case names
    /// Each report has one unit.
    case single
    /// No name is in both, or one has none: all of both together.
    case whole
  }

  package let base: Report
  package let other: Report
  package let days: ClosedRange<CalendarDay>
  package let join: Join
  /// The network as the first report calls it; nil if its rows are all about one.
  package let network: String?
  /// The largest first.
  package private(set) var units: [Unit]
  package private(set) var all: ReportSeries
  /// What only one of them has, with its impressions.
  package let onlyInBase: [(name: String, impressions: Int)]
  package let onlyInOther: [(name: String, impressions: Int)]
  /// What units that are not joined may be called.
  package let likelyNames: [LikelyName]
  /// Names of the other report whose figures are the same on every day.
  package let sameFigures: [[String]]

  package static func == (left: Self, right: Self) -> Bool {
    left.units == right.units && left.all == right.all && left.base == right.base
      && left.other == right.other && left.join == right.join
  }

  /// Whether both have names, and none in common: what is compared may not be the same units.
  package var hasNoCommonName: Bool {
    join == .whole && [base, other].allSatisfy { !$0.units.isEmpty || !$0.placements.isEmpty }
  }

  /// The same, with nothing on these days: of these units, or of all.
  func without(_ places: [Int], ofUnits chosen: [Int]? = nil) -> ReportComparison {
    var comparison = self
    for unit in chosen ?? Array(units.indices) {
      comparison.units[unit].series = units[unit].series.without(places)
    }
    comparison.all = comparison.series(of: units.indices)
    return comparison
  }

  /// The figures that both have.
  package var figures: [ReportFigure] {
    ReportFigure.allCases.filter { base.has($0.column) && other.has($0.column) }
  }
}

extension ReportComparison {
  private static let mostCells = 4_000_000

  package init(_ base: Report, _ other: Report, _ map: ReportMap = ReportMap())
    throws(ReportProblem)
  {
    let (network, numbers) = try Self.network(of: base, for: other, map)
    var (base, other) = base.apart(from: other, map)
    var cells = base.cells.filter { numbers == nil || numbers?.contains($0.network) == true }
    guard let first = Self.days(cells), let second = other.days else { throw .nothingToCompare }
    guard first.overlaps(second) else { throw .noCommonDays(first: first, other: second) }
    let days = first.clamped(to: second)
    cells.removeAll { !days.contains($0.day) }
    var otherCells = other.cells.filter { days.contains($0.day) }
    switch MillionthAmounts.side(cells, otherCells) {
    case .base: (base, cells) = (base.inWholes, cells.map(\.inWholes))
    case .other: (other, otherCells) = (other.inWholes, otherCells.map(\.inWholes))
    case nil: break
    }
    let names = UnitNames(base, cells, other, otherCells, map)
    let length = days.upperBound.number - days.lowerBound.number + 1
    guard length * names.pairs.count <= Self.mostCells else {
      throw .tooManyCells(days: length, units: names.pairs.count)
    }
    var joined = [ReportSeries](repeating: ReportSeries(days), count: names.pairs.count)
    var lonely: [[Int: Int]] = [[:], [:]]
    let (rounding, otherRounding) = (base.rounding, other.rounding)
    for cell in cells {
      if let unit = names.ofBase(cell) {
        joined[unit].base[cell.day.number - days.lowerBound.number] += cell.counts
        joined[unit].rounding += rounding
      } else {
        lonely[0][names.baseLabel(cell), default: 0] += cell.counts.impressions
      }
    }
    for cell in otherCells {
      if let unit = names.ofOther(cell) {
        joined[unit].other[cell.day.number - days.lowerBound.number] += cell.counts
        joined[unit].rounding += otherRounding
      } else {
        lonely[1][names.otherLabel(cell), default: 0] += cell.counts.impressions
      }
    }
    var all = ReportSeries(days)
    for series in joined { all += series }
    (self.base, self.other, self.days, self.network) = (base, other, days, network)
    (self.all, join) = (all, names.join)
    units = zip(names.pairs, joined).map { Unit(name: $0.name, others: $0.others, series: $1) }
      .sorted {
        ($1.series.total.base.impressions, $0.name ?? "") < (
          $0.series.total.base.impressions, $1.name ?? ""
        )
      }
    onlyInBase = Self.sorted(lonely[0], names.baseNames)
    onlyInOther = Self.sorted(lonely[1], names.otherNames)
    let left = [
      Self.largest(lonely[0], names.baseNames, cells, names.baseLabel, days),
      Self.largest(lonely[1], names.otherNames, otherCells, names.otherLabel, days),
    ]
    likelyNames =
      names.join == .names ? LikelyName.all(units, left[0], left[1], first: days.lowerBound) : []
    sameFigures = SameFigures.names(in: other)
  }

  private static func sorted(_ lonely: [Int: Int], _ names: [String]) -> [(String, Int)] {
    lonely.map { (names.indices.contains($0.key) ? names[$0.key] : "", $0.value) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The largest of the names that are left over, with their days.
  private static func largest(
    _ lonely: [Int: Int], _ names: [String], _ cells: [Report.Cell],
    _ label: (Report.Cell) -> Int, _ days: ClosedRange<CalendarDay>
  ) -> [LikelyName.Lonely] {
    let most = lonely.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(LikelyName.mostNames).map(\.key).filter(names.indices.contains)
    guard !most.isEmpty else { return [] }
    let length = days.upperBound.number - days.lowerBound.number + 1
    var counts = Dictionary(
      uniqueKeysWithValues: most.map { ($0, [Int](repeating: 0, count: length)) })
    for cell in cells {
      counts[label(cell)]?[cell.day.number - days.lowerBound.number] += cell.counts.impressions
    }
    return most.compactMap { place in
      counts[place].map { LikelyName.Lonely(name: names[place], days: $0) }
    }
  }

  private static func days(_ cells: [Report.Cell]) -> ClosedRange<CalendarDay>? {
    guard let first = cells.map(\.day).min(), let last = cells.map(\.day).max() else { return nil }
    return first...last
  }
}
