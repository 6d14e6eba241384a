import Catalogue
import Observing
import StageUI

/// An explanation as text for a terminal.
@MainActor
enum ExplainReport {
  static func lines(_ explanation: Explanation) -> [String] {
    let table = ReportTable(explanation.comparison, explanation.limits).rows
    return notes(explanation) + [""] + table.map { $0.isEmpty ? "" : "  \($0)" } + [""]
      + reasons(explanation) + [
        "", ReportText.base, ReportText.assumptions(explanation.assumptions),
      ]
  }

  /// How both files were read and joined.
  static func notes(_ explanation: Explanation) -> [String] {
    let comparison = explanation.comparison
    let (base, other) = explanation.files
    var lines = file(base, comparison.base) + file(other, comparison.other)
    lines.append(ReportText.join(comparison))
    if !comparison.onlyInBase.isEmpty {
      lines.append("  " + ReportText.lonely(comparison.onlyInBase, base))
    }
    if !comparison.onlyInOther.isEmpty {
      lines.append("  " + ReportText.lonely(comparison.onlyInOther, other))
    }
    for (name, report) in [(base, comparison.base), (other, comparison.other)] {
      if let days = report.days, days != comparison.days {
        lines.append("  " + ReportText.outside(days, name))
      }
    }
    if !comparison.sameFigures.isEmpty {
      lines.append("  \(other): \(ReportNote.sameFigures(comparison.sameFigures).sentence)")
    }
    return lines
  }

  private static func file(_ name: String, _ report: Report) -> [String] {
    [ReportText.file(name, report), "  \(ReportText.columns(report))"]
      + report.notes.map { "  \($0.sentence)" }
  }

  private static let mostUnits = 5

  private static func units(_ explanation: Explanation) -> [String] {
    let units = explanation.unlikeAll.prefix(mostUnits)
    guard !units.isEmpty else { return [] }
    return [ReportText.unlikeAll] + units.map { "  \(ReportText.unit($0.unit, $0.reason))" }
  }

  private static func reasons(_ explanation: Explanation) -> [String] {
    let told = explanation.reasons.told.prefix(3)
    let head =
      explanation.reasons.areWithinUsual
      ? [ReportText.withinUsual] + (told.isEmpty ? [] : [ReportText.possible]) : [ReportText.likely]
    return head
      + told.enumerated().flatMap { place, reason in
        let first = reason.causes[0]
        let scene = reason.causes.lazy.compactMap(\.scenario).first
        return [
          "  \(place + 1)  \(reason.sentence)",
          "     \(ReportText.likely(reason))",
          "     \(first.next)",
        ] + [scene.map { "     \(ReportText.opens($0))" }].compactMap(\.self)
      }
  }
}
