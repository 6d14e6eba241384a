import Catalogue
import Observing
import Playing
import Screen
import StageUI

/// An explanation as text for a terminal.
@MainActor
enum ExplainReport {
  /// The verdict first, then as many units as fit a screen, then how the files were read.
  static func lines(_ explanation: Explanation) -> [String] {
    let width = Terminal.columns ?? 80
    let title = ReportText.title(explanation.files.base, explanation.files.other)
    let reasons = wrapped([title] + reasons(explanation) + units(explanation), width)
    let table = ReportTable(explanation, width: width - 2, lines: screen - reasons.count).rows
    return reasons + [""] + table.map { $0.isEmpty ? "" : "  \($0)" } + [""]
      + wrapped(notes(explanation), width) + [""]
  }

  private static let screen = 24

  /// What holds for all that was printed.
  static func footers(_ explanation: Explanation) -> [String] {
    wrapped(
      [ReportText.base(explanation.comparison), ReportText.assumptions(explanation.assumptions)],
      Terminal.columns ?? 80)
  }

  /// Lines broken between words, and below their first word.
  private static func wrapped(_ lines: [String], _ width: Int) -> [String] {
    lines.flatMap { line -> [String] in
      let indent = line.prefix { $0 == " " || $0.isNumber && line.first == " " }
      let text = String(line.dropFirst(indent.count))
      return Text.wrapped(text, width: width - indent.count).enumerated().map { place, part in
        (place == 0 ? String(indent) : String(repeating: " ", count: indent.count)) + part
      }
    }
  }

  /// How both files were read and joined.
  static func notes(_ explanation: Explanation) -> [String] {
    let comparison = explanation.comparison
    let (base, other) = explanation.files
    var lines = file(base, comparison.base) + file(other, comparison.other)
    lines.append(ReportText.join(comparison))
    if !comparison.gone.isEmpty { lines.append("  " + ReportText.gone(comparison.gone, other)) }
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
    for names in comparison.sameFigures {
      lines.append("  \(other): \(ReportNote.sameFigures(names).sentence)")
    }
    return lines
  }

  private static func file(_ name: String, _ report: Report) -> [String] {
    [ReportText.file(name, report), "  \(ReportText.columns(report))"]
      + [ReportText.unread(report)].compactMap(\.self).map { "  \($0)" }
      + report.notes.map { "  \($0.sentence)" }
  }

  private static let mostUnits = 5

  private static func units(_ explanation: Explanation) -> [String] {
    let units = explanation.unlikeAll.prefix(mostUnits)
    guard !units.isEmpty else { return [] }
    let base = explanation.comparison.base.source
    return [ReportText.unlikeAll] + units.map { "  \(ReportText.unit($0.unit, $0.reason, base))" }
  }

  private static func reasons(_ explanation: Explanation) -> [String] {
    let told = explanation.told
    let isLikely = explanation.verdict == .likely
    let base = explanation.comparison.base.source
    return ReportText.doubts(explanation) + [ReportText.verdict(explanation)]
      + (told.isEmpty || isLikely ? [] : [ReportText.possible])
      + told.enumerated().flatMap { place, reason in
        let first = reason.causes[0]
        return [
          "  \(place + 1)  \(reason.sentence(base))",
          "     \(ReportText.likely(reason, base))",
          "     \(first.next(base))",
        ]
          + [
            reason.scene.map {
              "     \(ReportText.opens($0.scenario, line: CausePlayer.line(of: $0), first))"
            }
          ].compactMap(\.self)
      }
  }
}
