/// The days of two reports that have a cause of their own, in all units or in some.
struct AsideDays {
  /// The comparison without them.
  private(set) var rest: ReportComparison
  private(set) var reasons: [ReportReason] = []

  private static let most = 3

  init(_ comparison: ReportComparison, _ search: UnitFindings.Search) {
    rest = comparison
    while reasons.count < Self.most, let found = search(rest.all, rest.figures).aside {
      let (with, without) = Self.units(found.places, rest)
      guard !without.isEmpty else {
        reasons.append(found.reason)
        rest = rest.without(found.places)
        continue
      }
      let part = search(rest.series(of: with), rest.figures).aside
      guard var reason = part?.reason, part?.places == found.places else { break }
      reason.units = with.compactMap { rest.units[$0].name }
      reasons.append(reason)
      rest = rest.without(found.places, ofUnits: with)
    }
  }

  /// How many standard deviations a unit has to be from all of them, and how many from its other days.
  private static let (unlikeAll, unlikeOthers) = (6.0, 4.0)

  /// The units that have the gap of these days, and those that have it not: none where they are alike.
  private static func units(
    _ places: [Int], _ comparison: ReportComparison
  ) -> (with: [Int], without: [Int]) {
    let units = Array(comparison.units.indices)
    guard let figure = comparison.figures.first,
      let all = part(of: places, comparison.all, figure)?.part
    else { return (units, []) }
    let parts = units.map { part(of: places, comparison.units[$0].series, figure) }
    func isApart(_ place: Int, from level: Double, _ sign: Double) -> Bool {
      guard let (part, expected) = parts[place] else { return false }
      return abs(part - level) * (expected / max(part, 1)).squareRoot() > sign
    }
    guard units.contains(where: { isApart($0, from: all, unlikeAll) }) else { return (units, []) }
    let with = units.filter { place in
      guard let part = parts[place]?.part else { return false }
      return abs(1 - part) >= abs(1 - all) && isApart(place, from: 1, unlikeOthers)
    }
    return (with, units.filter { !with.contains($0) })
  }

  /// What the other report has on these days of what it would have if they were like the others.
  private static func part(
    of places: [Int], _ series: ReportSeries, _ figure: ReportFigure
  ) -> (part: Double, expected: Double)? {
    let others = series.without(places).total
    func on(_ counts: [ReportCounts]) -> Double {
      places.reduce(0) { $0 + Double(counts[$1][keyPath: figure.count]) }
    }
    let base = Double(others.base[keyPath: figure.count])
    let expected = on(series.base) * Double(others.other[keyPath: figure.count]) / max(base, 1)
    return expected > 0 ? (on(series.other) / expected, expected) : nil
  }
}
