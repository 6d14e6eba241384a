import CSV
package import Observing

// Texts about the reasons.
extension ReportText {
  /// `97 % likely; with 12 % of all ads`: nothing is certain.
  package static func likely(_ reason: ReportReason, _ base: ReportSource) -> String {
    let parts = [
      "\(share(reason)) likely", reason.size(base), notExplained(reason),
      reason.unitsDiffer ? unitsDiffer : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static let unitsDiffer = "the units differ: look at each"

  /// `the clicks not explained`; empty where nothing is left.
  package static func notExplained(_ reason: ReportReason) -> String {
    let left = reason.leaves.map(\.rawValue).joined(separator: " and ")
    return left.isEmpty ? "" : "the \(left) not explained"
  }

  /// What has to be put right first: units that are not told apart, and files of which many rows can't be
  /// used. What they lack is no fault of the other side.
  package static func doubts(_ explanation: Explanation) -> [String] {
    let (files, comparison) = (explanation.files, explanation.comparison)
    let names = comparison.hasNoCommonName ? [noCommonName(comparison)] : []
    return names
      + [(files.base, comparison.base), (files.other, comparison.other)].compactMap {
        name, report in
        let rows = report.rowsLeftOut
        guard rows * 100 >= report.rows + rows else { return nil }
        return """
          \(rows.grouped) of \((report.rows + rows).grouped) rows of \(name) can't be used, so its \
          counts are too low: put that right first.
          """
      } + [noBase(explanation), ending(explanation)].compactMap(\.self)
      + notCompared(explanation) + unreadFigures(explanation)
  }

  /// Which of two networks' reports is taken for the mediator's.
  private static func noBase(_ explanation: Explanation) -> String? {
    let sources = [explanation.comparison.base.source, explanation.comparison.other.source]
    guard sources.allSatisfy({ !$0.isMediator && $0.id != ReportSource.unknown.id }) else {
      return nil
    }
    return """
      Neither file is a mediator's report: \(explanation.files.base) is taken for it, since it is the first.
      """
  }

  /// A unit that is a smaller part of all is no news.
  private static let leastPart = 0.02

  /// Units that nothing is joined to, and what they may be called.
  private static func notCompared(_ explanation: Explanation) -> [String] {
    let comparison = explanation.comparison
    let lonely = comparison.onlyInBase.filter { !$0.name.isEmpty }
    let all =
      comparison.all.total.base.impressions
      + comparison.onlyInBase.reduce(0) { $0 + $1.impressions }
    let known = comparison.likelyNames.filter { name in
      guard let own = lonely.first(where: { $0.name == name.unit }) else { return true }
      return Double(own.impressions) >= leastPart * Double(max(all, 1))
    }
    return known.prefix(3).map { name in
      let part = lonely.first { $0.name == name.unit }
        .map { ", \(percent(Double($0.impressions) / Double(max(all, 1)))) of all impressions," }
      let units = name.names.map { "\"\($0)\": \"\(name.unit)\"" }.joined(separator: ", ")
      let fact =
        name.from.map { "Nothing is joined to \(name.unit) from \($0) on" }
        ?? "\(name.unit)\(part ?? "") is not compared: \(explanation.files.other) has no such name"
      let verb = name.names.count == 1 ? "may be it" : "together may be it"
      return "\(fact). \(name.names.quotedList) \(verb): --map FILE with {\"units\": {\(units)}}."
    }
  }

  /// Figures that only one of the files has.
  private static func unreadFigures(_ explanation: Explanation) -> [String] {
    let (files, comparison) = (explanation.files, explanation.comparison)
    let sides = [
      (files.other, comparison.other, comparison.base),
      (files.base, comparison.base, comparison.other),
    ]
    return sides.compactMap { name, report, other in
      let missing = ReportColumn.figures.filter { !report.has($0) && other.has($0) }
      guard missing.contains(.revenue) || missing.contains(.impressions) else { return nil }
      let words = missing.map(\.words).joined(separator: " and ")
      return """
        \(name) has no column that is read as \(words), so that is not compared; --map FILE says which it is.
        """
    }
  }

  private static let mostDaysToCome = 3

  /// The last days that only the first report has: the others may still come.
  private static func ending(_ explanation: Explanation) -> String? {
    let (files, comparison) = (explanation.files, explanation.comparison)
    guard let base = comparison.base.days?.upperBound, let other = comparison.other.days?.upperBound
    else { return nil }
    let days = base.number - other.number
    guard (1...mostDaysToCome).contains(days) else { return nil }
    return """
      \(files.other) has nothing of the last \(days == 1 ? "day" : "\(days) days") of \(files.base), \
      after \(other): figures arrive late, and what may still come is not compared.
      """
  }

  private static func noCommonName(_ comparison: ReportComparison) -> String {
    let noun = comparison.isByApp ? "app" : "unit"
    return """
      No \(noun) has the same name in both reports, so everything is compared as one, and may not be \
      the same. --map FILE says which is which: {"units": {"their name": \
      "\(comparison.base.source.spoken)'s"}}.
      """
  }

  package static func share(_ reason: ReportReason) -> String {
    reason.share > 0.99 ? "over 99 %" : percent((reason.share * 100).rounded() / 100)
  }

  package static func shownBy(_ scenario: String) -> String { "shown by \(scenario)" }

  package static func unit(
    _ name: String, _ reason: ReportReason, _ base: ReportSource
  ) -> String {
    let size = reason.size(base)
    return "\(name): \(reason.sentence(base))\(size.isEmpty ? "" : " (\(size))")"
  }

  package static let unlikeAll = "Units with another first reason:"

  package static let withinUsual = "Within what is usual: no cause explains these counts better."
  package static let open = """
    Beyond what is usual, but no cause explains these counts better than chance: compare more days.
    """
  package static let likely = "Likely reasons, the likeliest first:"
  package static let unread = "No cause is looked for where so many rows can't be used."
  package static let possible = "Also possible:"
  private static func units(_ names: [String]) -> String {
    """
    All units together are within what is usual; \(some(names)) \(names.count == 1 ? "is" : "are") \
    not.
    """
  }

  /// The words above the reasons.
  package static func verdict(_ explanation: Explanation) -> String {
    switch explanation.verdict {
    case .usual: withinUsual
    case .units: units(explanation.faultyUnits)
    case .open: open
    case .likely: likely
    case .unread: unread
    }
  }
}
