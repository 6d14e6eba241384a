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
    let found = UnitFindings(comparison, limits) { series, figures in
      ReasonSearch(series, figures, ratios, evidence, assumptions)
    }
    let isHalfRead = comparison.base.isHalfRead || other.isHalfRead
    let all = comparison.hasNoCommonName ? found.all.doubted : found.all
    reasons = isHalfRead ? ReportReasons(all: []) : all
    unitReasons = isHalfRead ? [] : found.each
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.comparison == right.comparison && left.reasons == right.reasons
      && left.files == right.files
  }

  /// Units that have a gap of their own, with a reason that is none of those of them all.
  package var unlikeAll: [(unit: String, reason: ReportReason)] {
    unitReasons.indices.compactMap { place in
      guard let reason = ownReason(ofUnit: place), let name = comparison.units[place].name,
        !reasons.all.contains(where: { $0.share >= Self.sure && $0.tells(reason, of: name) })
      else { return nil }
      return (name, reason)
    }
  }

  private static let sure = 0.5

  /// The first cause of a unit; nil where units have none.
  package func cause(ofUnit place: Int) -> ReportCause? {
    guard unitReasons.indices.contains(place) else { return nil }
    return ownReason(ofUnit: place)?.causes.first ?? .usual
  }

  /// The first reason of a unit with a gap that chance does not show in so many units.
  private func ownReason(ofUnit place: Int) -> ReportReason? {
    let (unit, reasons) = (comparison.units[place], unitReasons[place])
    let isUsual = comparison.figures.allSatisfy { size(unit.series, $0) == .usual }
    return isUsual || !reasons.areSure(ofUnits: unitReasons.count) ? nil : reasons.all.first
  }

  private static let mostTold = 3

  /// The reasons worth telling, wherever they are told: few beside what is usual.
  package var told: [ReportReason] {
    let least = verdict == .usual || verdict == .units ? 0.1 : 0.01
    return Array(reasons.told(atLeast: least).prefix(Self.mostTold))
  }

  /// The units in the order of a table: those with a fault, or that a reason names, first.
  package var unitsInOrder: [ReportComparison.Unit] {
    let faulty = Set(faultyUnits + told.flatMap(\.namedUnits))
    func isFaulty(_ unit: ReportComparison.Unit) -> Bool { unit.name.map(faulty.contains) ?? false }
    return comparison.units.filter(isFaulty) + comparison.units.filter { !isFaulty($0) }
  }

  package enum Verdict: String, Sendable {
    case usual
    /// All together are, but units with a fault are not.
    case units
    /// Beyond what is usual, but chance explains it as well as any cause.
    case open
    case likely
    /// So many rows can't be used that no cause is looked for.
    case unread
  }

  /// What the limits and the reasons say together: no fault of the table is within what is usual.
  package var verdict: Verdict {
    if comparison.base.isHalfRead || comparison.other.isHalfRead { return .unread }
    let first = reasons.all.first?.causes.first ?? .usual
    let isSeen =
      first.sign == .rows || first == .amountsInMicros
      || first == .currency && comparison.currenciesDiffer
    if worst == .usual, !isSeen { return faultyUnits.isEmpty ? .usual : .units }
    return first == .usual ? .open : .likely
  }

  /// Units with a gap that is a fault and has a reason.
  package var faultyUnits: [String] {
    zip(comparison.units, unitReasons).compactMap { unit, reasons in
      let isFault = comparison.figures.contains { size(unit.series, $0) == .fault }
      return isFault && reasons.areSure(ofUnits: unitReasons.count) ? unit.name : nil
    }
  }

  /// How large a gap is; amounts in two currencies have none.
  package func size(_ series: ReportSeries, _ figure: ReportFigure) -> GapSize {
    comparison.gap(series, figure).map(limits.size) ?? .usual
  }

  /// What the first reason is about.
  package var figureToShow: ReportFigure? {
    let figures = comparison.figures
    let isMoney = told.first.map { $0.causes.first?.sign == .money } ?? false
    if isMoney, verdict == .likely, figures.contains(.revenue) { return .revenue }
    return figures.first { size(comparison.all, $0) == worst } ?? figures.first
  }

  /// The largest of the gaps of all units together.
  package var worst: GapSize {
    let sizes = comparison.figures.map { size(comparison.all, $0) }
    return sizes.contains(.fault) ? .fault : sizes.contains(.look) ? .look : .usual
  }
}
