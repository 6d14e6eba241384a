/// How large a gap between two reports is.
package enum GapSize: String, Sendable {
  case usual, look, fault
}

/// From where on a gap is worth a look, and from where on it is a fault.
package struct GapLimits: Equatable, Sendable {
  package var usual: Discrepancy.Threshold
  package var fault: Discrepancy.Threshold

  package init(
    usual: Discrepancy.Threshold = .init(hundredths: 800),
    fault: Discrepancy.Threshold = .init(hundredths: 2000)
  ) { (self.usual, self.fault) = (usual, fault) }

  /// So few of what is counted are chance, whatever part of the base they are.
  private static let few = 2

  package func size(_ gap: Discrepancy.Gap) -> GapSize {
    if let difference = gap.difference, abs(difference) <= Self.few { return .usual }
    if gap.isAbove(fault) { return .fault }
    return gap.isAbove(usual) ? .look : .usual
  }
}

extension ReportComparison {
  package var currenciesDiffer: Bool {
    guard let first = base.currency, let second = other.currency else { return false }
    return first != second
  }

  /// Nil for amounts in two currencies, which are not subtracted.
  package func gap(_ series: ReportSeries, _ figure: ReportFigure) -> Discrepancy.Gap? {
    figure == .revenue && currenciesDiffer ? nil : series.gap(figure)
  }

  /// What a gap is worth in 30 days; nil without revenue.
  package func monthly(_ series: ReportSeries, _ figure: ReportFigure) -> Int? {
    figure == .revenue && currenciesDiffer ? nil : series.monthly(figure)
  }

  /// Days that both have a row for.
  package var commonDays: Int {
    Set(base.cells.map(\.day)).intersection(other.cells.map(\.day)).count { days.contains($0) }
  }

  /// What has a name in both: a unit, or an app where no column is for units.
  package var isByApp: Bool { !base.has(.unit) && !base.has(.placement) && base.has(.app) }

  /// Units of which the network's report has nothing.
  package var gone: [String] { units.filter(\.isGone).compactMap(\.name) }

  /// The places of units that one placement was joined to: the other report has the same figures for
  /// them on every day, and the first one has not.
  var sharing: [[Int]] {
    sameFigures.compactMap { names in
      let places = units.indices.filter { !Set(names).isDisjoint(with: units[$0].others) }
      let first = places.first.map { units[$0].series.base }
      return places.contains { units[$0].series.base != first } ? places : nil
    }
  }

  /// All units of these places as one.
  func series(of places: some Sequence<Int>) -> ReportSeries {
    places.reduce(into: ReportSeries(days)) { $0 += units[$1].series }
  }
}

extension ReportComparison.Unit {
  var isGone: Bool {
    let (base, other) = series.total
    return base.impressions + base.clicks > 0 && other == ReportCounts()
  }
}

extension ReportSeries {
  package func gap(_ figure: ReportFigure) -> Discrepancy.Gap {
    let (base, other) = total
    let counts = (base[keyPath: figure.count], other[keyPath: figure.count])
    // A gap is multiplied by a hundred percent; of so much money no part of a cent matters.
    let isLarge = max(counts.0.magnitude, counts.1.magnitude) > 10_000_000_000_000
    let unit = isLarge ? 1_000_000 : 1
    return .init(base: counts.0 / unit, network: counts.1 / unit)
  }

  /// The other report's sum minus the first one's.
  package func difference(_ figure: ReportFigure) -> Int {
    total.other[keyPath: figure.count] - total.base[keyPath: figure.count]
  }

  /// What a gap is worth in 30 days, in millionths: an impression at the first report's revenue per
  /// impression, a click at its revenue per click; nil without revenue.
  package func monthly(_ figure: ReportFigure) -> Int? {
    let (base, other) = total
    let difference = other[keyPath: figure.count] - base[keyPath: figure.count]
    let count = base[keyPath: figure.count]
    guard base.revenue > 0, count > 0 else { return nil }
    let worth = Double(base.revenue) / Double(count) * Double(difference) * 30 / Double(days)
    return abs(worth) < 1e18 ? Int(worth.rounded()) : nil
  }
}
