/// Finds pairs of units of which each has the other's placement: apart they have a gap, and exchanged
/// they have none.
struct SwappedUnits {
  private(set) var pairs: [[Int]] = []
  private let comparison: ReportComparison
  private let limits: GapLimits
  private let search: UnitFindings.Search

  /// Of more units only the largest are held against each other.
  private static let mostUnits = 200

  init(
    _ comparison: ReportComparison, _ limits: GapLimits, _ search: @escaping UnitFindings.Search
  ) {
    (self.comparison, self.limits, self.search) = (comparison, limits, search)
    let apart = comparison.units.indices.prefix(Self.mostUnits).filter { place in
      !comparison.units[place].isGone && !isUsual(comparison.units[place].series)
    }
    var free = Set(apart)
    for (number, one) in apart.enumerated() {
      for other in apart.dropFirst(number + 1) where free.isSuperset(of: [one, other]) {
        guard areSwapped(one, other) else { continue }
        free.subtract([one, other])
        pairs.append([one, other])
      }
    }
  }

  private func areSwapped(_ one: Int, _ other: Int) -> Bool {
    let units = comparison.units
    let exchanged = [
      units[one].series.with(units[other].series), units[other].series.with(units[one].series),
    ]
    guard !exchanged.contains(where: isFault) else { return false }
    // Both of them, for their gaps could be other causes that fit by chance.
    let count = units.count
    return [one, other].allSatisfy { reasons(units[$0].series).areSure(ofUnits: count) }
      && exchanged.allSatisfy { reasons($0).areWithinUsual }
  }

  private func reasons(_ series: ReportSeries) -> ReportReasons {
    search(series, comparison.figures).reasons
  }

  private func isUsual(_ series: ReportSeries) -> Bool {
    sizes(series).allSatisfy { $0 == .usual }
  }

  private func isFault(_ series: ReportSeries) -> Bool { sizes(series).contains(.fault) }

  /// Of a few clicks the gap is chance.
  private func sizes(_ series: ReportSeries) -> [GapSize] {
    comparison.figures.filter { $0 != .clicks || comparison.figures == [.clicks] }.map {
      comparison.gap(series, $0).map(limits.size) ?? .usual
    }
  }
}

extension ReportSeries {
  /// The same of the first report, and the other report's counts of another unit.
  fileprivate func with(_ unit: ReportSeries) -> ReportSeries {
    var series = self
    series.other = unit.other
    return series
  }
}
