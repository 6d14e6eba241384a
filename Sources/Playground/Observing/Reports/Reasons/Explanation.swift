/// A comparison and its reasons.
package struct Explanation: Equatable, Sendable {
  package let comparison: ReportComparison
  package let limits: GapLimits
  package let reasons: ReportReasons
  /// The first reason of each unit, in the comparison's order.
  package let unitReasons: [ReportReasons]
  package let assumptions: ReasonAssumptions
  /// The names of both files.
  package let files: (base: String, other: String)

  package init(
    _ comparison: ReportComparison, _ ratios: CauseRatios, _ limits: GapLimits = GapLimits(),
    files: (base: String, other: String) = ("", "")
  ) {
    (self.comparison, self.limits, self.files) = (comparison, limits, files)
    var assumptions = ReasonAssumptions()
    assumptions.usualGap = Double(limits.usual.hundredths) / 10_000
    self.assumptions = assumptions
    var evidence = ReasonSearch.Evidence()
    let other = comparison.other
    evidence.rowsRepeat = other.repeatedKeys * 2 > other.cells.count
    evidence.sameFigures = !comparison.sameFigures.isEmpty
    if let first = comparison.base.currency, let second = other.currency {
      evidence.currenciesDiffer = first != second
    }
    func reasons(_ series: ReportSeries) -> ReportReasons {
      ReasonSearch(series, comparison.figures, ratios, evidence, assumptions).reasons
    }
    self.reasons = reasons(comparison.all)
    unitReasons =
      comparison.units.count > 1
      ? comparison.units.prefix(Self.mostUnits).map { reasons($0.series) } : []
  }

  private static let mostUnits = 40

  package static func == (left: Self, right: Self) -> Bool {
    left.comparison == right.comparison && left.reasons == right.reasons
      && left.files == right.files
  }

  /// Units that have a gap of their own, with a reason that is not the first one of them all.
  package var unlikeAll: [(unit: String, reason: ReportReason)] {
    let first = reasons.all.first?.causes
    return zip(comparison.units, unitReasons).compactMap { unit, reasons in
      let isUsual = comparison.figures.allSatisfy { limits.size(unit.series.gap($0)) == .usual }
      guard !isUsual, let name = unit.name, let reason = reasons.all.first,
        reason.causes != first, reason.causes != [.usual]
      else { return nil }
      return (name, reason)
    }
  }

  /// The largest of the gaps of all units together.
  package var worst: GapSize {
    let sizes = comparison.figures.map { limits.size(comparison.all.gap($0)) }
    return sizes.contains(.fault) ? .fault : sizes.contains(.look) ? .look : .usual
  }
}
