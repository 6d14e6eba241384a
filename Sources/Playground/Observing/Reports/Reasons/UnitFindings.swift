import Glibc

/// The reasons of all units together, and of each.
///
/// Sums hide what units show: one without rows, one placement in several, a gap that only one has. What
/// is so in some units alone is said of them, and not of the sum.
struct UnitFindings {
  typealias Search = (ReportSeries, [ReportFigure]) -> ReasonSearch

  private(set) var all: ReportReasons
  let each: [ReportReasons]
  /// Without the days that are set aside.
  private let comparison: ReportComparison
  private let limits: GapLimits
  private let search: Search

  private static let mostUnits = 200
  /// A smaller part of all is no reason for their gap.
  private static let leastPart = 0.01

  init(_ whole: ReportComparison, _ limits: GapLimits, _ search: @escaping Search) {
    let aside = AsideDays(whole, search)
    let comparison = aside.rest
    (self.comparison, self.limits, self.search) = (comparison, limits, search)
    let units = comparison.units
    let shared = comparison.sharing
    let isShared = Set(shared.joined())
    let swapped = SwappedUnits(comparison, limits, search).circles
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
        return search(unit.series, comparison.figures).reasons
      } : []
    all = ReportReasons(all: [])
    let gone = units.indices.filter { units[$0].isGone }
    let rest = units.indices.filter {
      !units[$0].isGone && !isShared.contains($0) && !isSwapped.contains($0)
    }
    if !rest.isEmpty {
      all = reasons(rest)
    } else if shared.isEmpty {
      all = search(comparison.all, figures(Array(units.indices))).reasons
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
    for days in aside.reasons.reversed() {
      let isAlone = aside.reasons.count == 1 && days.units.isEmpty && all.areWithinUsual
      let ofAllDays = isAlone ? search(whole.all, whole.figures).reasons : all
      all = isAlone && ofAllDays.all.first?.causes == days.causes ? ofAllDays : all.below(days)
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
    let groups = groups(odd)
    let isAlone = groups.count > 1 || !even.isEmpty
    if !odd.isEmpty, isAlone, even.isEmpty || isUsual(comparison.series(of: even)),
      let found = reasons(groups, beside: even)
    {
      return found
    }
    let sum = search(comparison.series(of: places), figures(places)).reasons
    return differ(groups) ? sum.times(agreement(of: odd, with: sum)).differing : sum
  }

  /// The units of each first reason, the largest first.
  private func groups(_ odd: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    for place in odd {
      let causes = each[place].all[0].causes
      if let known = groups.firstIndex(where: { each[$0[0]].all[0].causes == causes }) {
        groups[known].append(place)
      } else {
        groups.append([place])
      }
    }
    return groups
  }

  private static let mostGroups = 3

  /// Each group's own reason, of the largest ones; nil where one is not of its group, or their gaps are alike.
  private func reasons(_ groups: [[Int]], beside even: [Int]) -> ReportReasons? {
    var found: [ReportReasons] = []
    for group in groups.prefix(Self.mostGroups) {
      let part = comparison.series(of: group)
      let others = groups.filter { $0 != group } + (even.isEmpty ? [] : [even])
      let own = search(part, figures(group)).reasons
      guard let first = own.all.first, first.causes == each[group[0]].all[0].causes,
        others.allSatisfy({ isOther(comparison.series(of: $0), part) })
      else { return nil }
      found.append(own.of(group.compactMap { comparison.units[$0].name }))
    }
    guard found.count > 1 else { return found.first }
    return ReportReasons(all: found.map { $0.all[0] } + found.flatMap { $0.all.dropFirst() })
  }

  /// Whether the gaps of units with different reasons are not alike.
  private func differ(_ groups: [[Int]]) -> Bool {
    guard let first = groups.first else { return false }
    return groups.dropFirst().contains {
      isOther(comparison.series(of: first), comparison.series(of: $0))
    }
  }

  private static let leastAgreement = 0.1

  /// What part of the units that need a reason has the one of their sum, by impressions.
  private func agreement(of odd: [Int], with sum: ReportReasons) -> Double {
    var (all, agreed) = (0.0, 0.0)
    for place in odd {
      let part = Double(comparison.units[place].series.total.base.impressions) + 1
      all += part
      if each[place].all[0].causes == sum.all.first?.causes { agreed += part }
    }
    return max(agreed / max(all, 1), Self.leastAgreement)
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
      && search(series, comparison.figures).reasons.areWithinUsual
  }

  private func size(_ series: ReportSeries, _ figure: ReportFigure) -> GapSize {
    comparison.gap(series, figure).map(limits.size) ?? .usual
  }

  private func isOther(_ one: ReportSeries, _ other: ReportSeries) -> Bool {
    isUnlike(one, other) || isUnlike(other, one)
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
