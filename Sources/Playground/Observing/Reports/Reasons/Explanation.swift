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
    evidence.currenciesDiffer = comparison.currenciesDiffer
    evidence.currenciesAgree =
      comparison.base.currency != nil && !comparison.currenciesDiffer
      && other.currency != nil
    func reasons(_ series: ReportSeries) -> ReportReasons {
      ReasonSearch(series, comparison.figures, ratios, evidence, assumptions).reasons
    }
    let gone = comparison.gone
    self.reasons =
      gone.isEmpty || gone.count == comparison.units.count
      ? reasons(comparison.all)
      : reasons(comparison.present).after([.unitMissing], .units(gone))
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
      let isUsual = comparison.figures.allSatisfy { size(unit.series, $0) == .usual }
      guard !isUsual, let name = unit.name, let reason = reasons.all.first,
        reason.causes != first, reason.causes != [.usual]
      else { return nil }
      return (name, reason)
    }
  }

  /// The reasons worth telling: few beside what is usual.
  package var told: [ReportReason] { reasons.told(atLeast: verdict == .usual ? 0.1 : 0.01) }

  package enum Verdict: Equatable, Sendable {
    case usual
    /// Beyond what is usual, but chance explains it as well as any cause.
    case open
    case likely
  }

  /// What the limits and the reasons say together: no fault of the table is within what is usual.
  package var verdict: Verdict {
    let first = reasons.all.first?.causes.first ?? .usual
    let isSeen = first.sign == .rows || first == .currency && comparison.currenciesDiffer
    if worst == .usual, !isSeen { return .usual }
    return first == .usual ? .open : .likely
  }

  /// How large a gap is; amounts in two currencies have none.
  package func size(_ series: ReportSeries, _ figure: ReportFigure) -> GapSize {
    comparison.gap(series, figure).map(limits.size) ?? .usual
  }

  /// The largest of the gaps of all units together.
  package var worst: GapSize {
    let sizes = comparison.figures.map { size(comparison.all, $0) }
    return sizes.contains(.fault) ? .fault : sizes.contains(.look) ? .look : .usual
  }
}
