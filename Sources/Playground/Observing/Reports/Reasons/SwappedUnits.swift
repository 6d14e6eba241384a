import Glibc

/// Finds units that have each other's placements: apart their days do not fit, or have a gap, and exchanged
/// they fit.
///
///     Home   9 5 7 8      home-1   6 9 4 9       each day is off
///     Shop   6 9 4 9      shop-1   9 5 7 8       Home with shop-1, and Shop with home-1: none is
struct SwappedUnits {
  /// The places of those that are in a circle, each with the placement of the next one.
  private(set) var circles: [[Int]] = []
  private let comparison: ReportComparison
  private let limits: GapLimits
  private let search: UnitFindings.Search

  /// Of more units only the largest are held against each other.
  private static let mostUnits = 200
  private static let longestCircle = 6

  init(
    _ comparison: ReportComparison, _ limits: GapLimits, _ search: @escaping UnitFindings.Search
  ) {
    (self.comparison, self.limits, self.search) = (comparison, limits, search)
    let units = comparison.units
    let figures = comparison.figures.filter { $0 != .revenue || comparison.figures == [.revenue] }
    let fits = SeriesFit(comparison.all, figures)
    let apart = units.indices.prefix(Self.mostUnits).filter { place in
      !units[place].isGone
        && (!isUsual(units[place].series) || fits.areDaysOff(units[place].series))
    }
    var next: [Int: Int] = [:]
    for one in apart {
      next[one] = apart.max { left, right in
        fits.value(units[one].series.with(units[left].series))
          < fits.value(units[one].series.with(units[right].series))
      }
    }
    var free = Set(apart)
    for one in apart where free.contains(one) {
      guard let circle = Self.circle(from: one, next), free.isSuperset(of: circle),
        areSwapped(circle, next, fits)
      else { continue }
      free.subtract(circle)
      circles.append(circle)
    }
  }

  /// The units that lead back to the first one; nil if they do not, or it has its own placement.
  private static func circle(from first: Int, _ next: [Int: Int]) -> [Int]? {
    var circle = [first]
    while let place = next[circle[circle.count - 1]], place != first {
      guard circle.count < longestCircle, !circle.contains(place) else { return nil }
      circle.append(place)
    }
    return circle.count > 1 ? circle.sorted() : nil
  }

  private func areSwapped(_ circle: [Int], _ next: [Int: Int], _ fits: SeriesFit) -> Bool {
    let pairs = circle.compactMap { place in
      next[place].map { other -> (own: ReportSeries, exchanged: ReportSeries) in
        let own = comparison.units[place].series
        return (own, own.with(comparison.units[other].series))
      }
    }
    let exchanged = pairs.map(\.exchanged)
    guard !exchanged.contains(where: isFault), !exchanged.contains(where: fits.areDaysOff) else {
      return false
    }
    // Each of them, for their gaps could be other causes that fit by chance.
    let count = comparison.units.count
    return pairs.allSatisfy { pair in
      fits.isBetter(pair.exchanged, than: pair.own, ofUnits: count)
        || reasons(pair.own).areSure(ofUnits: count)
    } && exchanged.allSatisfy { reasons($0).areWithinUsual }
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

/// How well one report's days fit the other's, by the ratio that all units together have.
private struct SeriesFit {
  private let figures: [ReportFigure]
  private let usual: [ReportFigure: Double]
  private let days: Int

  /// How much of a day's count, and of the sum's, is as usual.
  private static let (ofDay, ofSum) = (0.04, 0.06)
  /// From this on the days of a unit are not its placement's: the mean square of how far they are off.
  private static let off = 4.0
  /// How much likelier another placement has to be, as a logarithm.
  private static let evidence = 15.0

  init(_ all: ReportSeries, _ figures: [ReportFigure]) {
    self.figures = figures
    usual = Dictionary(uniqueKeysWithValues: figures.map { ($0, all.ratio($0)) })
    days = all.days
  }

  /// The logarithm of how likely it is.
  func value(_ series: ReportSeries) -> Double {
    figures.reduce(0) { sum, figure in
      let level = (log(max(series.ratio(figure), 1e-6)) - log(max(usual[figure] ?? 1, 1e-6)))
      return sum - 0.5 * distances(series, figure)
        - 0.5 * level * level / (Self.ofSum * Self.ofSum)
    }
  }

  func areDaysOff(_ series: ReportSeries) -> Bool {
    figures.contains { distances(series, $0) > Self.off * Double(max(days, 4)) }
  }

  func isBetter(_ exchanged: ReportSeries, than own: ReportSeries, ofUnits count: Int) -> Bool {
    areDaysOff(own) && value(exchanged) - value(own) > Self.evidence + log(Double(count))
  }

  /// The sum of the squares of how far days are off, each by what is usual.
  private func distances(_ series: ReportSeries, _ figure: ReportFigure) -> Double {
    let ratio = series.ratio(figure)
    return zip(series.base, series.other).reduce(0) { sum, day in
      let expected = Double(day.0[keyPath: figure.count]) * ratio
      let distance = Double(day.1[keyPath: figure.count]) - expected
      let spread = Self.ofDay * expected
      return sum + distance * distance / (max(expected, 1) + spread * spread)
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
