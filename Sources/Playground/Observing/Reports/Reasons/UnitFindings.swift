import Glibc

/// The reasons of all units together, and of each.
///
/// Sums hide what units show: one without rows, one placement in several, a gap that only one has. What
/// is so in some units alone is said of them, and not of the sum.
struct UnitFindings {
  typealias Search = (ReportSeries, [ReportFigure]) -> ReportReasons

  private(set) var all: ReportReasons
  let each: [ReportReasons]
  private let comparison: ReportComparison
  private let limits: GapLimits
  private let search: Search

  private static let mostUnits = 200
  /// A smaller part of all is no reason for their gap.
  private static let leastPart = 0.01

  init(_ comparison: ReportComparison, _ limits: GapLimits, _ search: @escaping Search) {
    (self.comparison, self.limits, self.search) = (comparison, limits, search)
    let units = comparison.units
    let shared = comparison.sharing
    let isShared = Set(shared.joined())
    let swapped = SwappedUnits(comparison, limits, search).pairs
    let isSwapped = Set(swapped.joined())
    func names(_ places: [Int]) -> [String] { places.compactMap { units[$0].name } }
    each =
      units.count > 1
      ? units.indices.prefix(Self.mostUnits).map { place in
        let unit = units[place]
        if unit.isGone { return .proven(.unitMissing, names([place])) }
        if isShared.contains(place) { return .proven(.severalUnits, names([place])) }
        if let pair = swapped.first(where: { $0.contains(place) }) {
          return .proven(.placementsSwapped, names(pair))
        }
        return search(unit.series, comparison.figures)
      } : []
    all = ReportReasons(all: [])
    let gone = units.indices.filter { units[$0].isGone }
    let rest = units.indices.filter {
      !units[$0].isGone && !isShared.contains($0) && !isSwapped.contains($0)
    }
    if !rest.isEmpty {
      all = reasons(rest)
    } else if shared.isEmpty {
      all = search(comparison.all, figures(Array(units.indices)))
    }
    for places in shared { all = all.after([.severalUnits], .units(names(places))) }
    for pair in swapped { all = all.after([.placementsSwapped], .units(names(pair))) }
    if gone.count < units.count, isPart(gone) {
      all = all.after([.unitMissing], .units(names(gone)))
    }
    for (report, ratio) in [(comparison.other, 1e6), (comparison.base, 1e-6)]
    where report.isInMillionths {
      all = all.after([.amountsInMicros], .ratio(ratio))
    }
  }

  private func isPart(_ places: [Int]) -> Bool {
    let (part, whole) = (comparison.series(of: places).total.base, comparison.all.total.base)
    return comparison.figures.contains { figure in
      let count = part[keyPath: figure.count]
      return count > 0 && Double(count) >= Self.leastPart * Double(whole[keyPath: figure.count])
    }
  }

  // MARK: Some units alone

  private func reasons(_ places: [Int]) -> ReportReasons {
    let odd = places.filter(isOdd)
    let even = places.filter { !odd.contains($0) }
    let first = odd.first.map { each[$0].all[0].causes }
    if !odd.isEmpty, !even.isEmpty, isUsual(comparison.series(of: even)) {
      let part = comparison.series(of: odd)
      let reasons = search(part, figures(odd))
      if reasons.all.first?.causes == first, odd.allSatisfy({ each[$0].all[0].causes == first }),
        isUnlike(comparison.series(of: even), part)
      {
        return reasons.of(odd.compactMap { comparison.units[$0].name })
      }
    }
    return search(comparison.series(of: places), figures(places))
  }

  /// Whether a unit has a gap beyond what is usual, and a reason for it.
  private func isOdd(_ place: Int) -> Bool {
    guard each.indices.contains(place), each[place].areSure(ofUnits: each.count) else {
      return false
    }
    return comparison.figures.contains { size(comparison.units[place].series, $0) != .usual }
  }

  private func isUsual(_ series: ReportSeries) -> Bool {
    comparison.figures.allSatisfy { size(series, $0) == .usual }
      && search(series, comparison.figures).areWithinUsual
  }

  private func size(_ series: ReportSeries, _ figure: ReportFigure) -> GapSize {
    comparison.gap(series, figure).map(limits.size) ?? .usual
  }

  /// Whether chance could not have given these units the gap of the others.
  private func isUnlike(_ even: ReportSeries, _ odd: ReportSeries) -> Bool {
    comparison.figures.contains { figure in
      guard size(odd, figure) != .usual else { return false }
      let base = Double(even.total.base[keyPath: figure.count])
      let found = Double(even.total.other[keyPath: figure.count])
      let ratio = odd.ratio(figure)
      let events = Double(max(even.total.base.impressions, 1))
      let chance = figure == .revenue ? base * base / events : base
      let spread = 0.03 * base * max(ratio, 1)
      return abs(found - base * ratio) > 4 * (chance + spread * spread + 1).squareRoot()
    }
  }

  // MARK: Money

  /// An amount for an impression that differs by less is the same.
  private static let sameWorth = 0.05

  /// Without the revenue, where it differs because a dear unit has lost more than a cheap one, and every
  /// unit is paid the same for an impression in both reports.
  private func figures(_ places: [Int]) -> [ReportFigure] {
    let figures = comparison.figures
    guard figures.contains(.impressions), figures.contains(.revenue) else { return figures }
    let all = comparison.series(of: places)
    guard places.count > 1, let worth = Self.worth(all), abs(worth - 1) > Self.sameWorth else {
      return figures
    }
    let follows = places.allSatisfy { place in
      let series = comparison.units[place].series
      let part = Double(series.total.base.revenue) / max(Double(all.total.base.revenue), 1)
      guard part > 0.02, let worth = Self.worth(series) else { return true }
      return abs(worth - 1) <= Self.sameWorth
    }
    return follows ? figures.filter { $0 != .revenue } : figures
  }

  /// What an impression is worth in the other report, as a part of what it is in the first.
  private static func worth(_ series: ReportSeries) -> Double? {
    let (impressions, revenue) = (series.ratio(.impressions), series.ratio(.revenue))
    return impressions > 0 && revenue > 0 ? revenue / impressions : nil
  }
}
