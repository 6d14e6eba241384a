import Catalogue
package import Observing
import Screen

/// A discrepancy as rows of text in columns.
package enum DiscrepancyTable {
  /// Rewards only if there are any.
  private static func kinds(_ lines: [Discrepancy.Line]) -> [Discrepancy.Kind] {
    let hasRewards = lines.contains { $0.mediated.rewards + ($0.network?.rewards ?? 0) > 0 }
    return Discrepancy.Kind.allCases.filter { $0 != .rewards || hasRewards }
  }

  /// All rows, headings first; lines that delivered nothing are left out. Without causes the rows
  /// are short enough for a window.
  package static func rows(_ discrepancy: Discrepancy, withCauses: Bool = true) -> [String] {
    let lines = discrepancy.lines.filter { $0.ads > 0 }
    let kinds = kinds(lines)
    let namesUnits = Set(lines.map(\.unit)).count > 1
    let namesMediators = discrepancy.mediators.count > 1
    let head =
      DiscrepancyHeading.line + kinds.flatMap { _ in DiscrepancyHeading.kind(discrepancy.base) }
    var cells =
      [head]
      + lines.map { line in
        Self.cells(line, kinds, namesUnits, namesMediators)
      }
    if withCauses {
      let causes = [DiscrepancyHeading.brokenRules] + lines.map(causes)
      cells = zip(cells, causes).map { $0 + [$1] }
    }
    let widths = cells[0].indices.map { column in
      cells.map { TextWidth.columns($0[column]) }.max() ?? 0
    }
    return [titles(kinds, widths)] + cells.map { row($0, widths, endsAt: head.count) }
  }

  /// The headings above each group of three columns.
  private static func titles(_ kinds: [Discrepancy.Kind], _ widths: [Int]) -> String {
    var text = Text.padded("", to: widths[0] + widths[1] + 4)
    for (place, kind) in kinds.enumerated() {
      let columns = widths[(2 + place * 3)..<(5 + place * 3)]
      let isLast = place == kinds.count - 1
      let title = DiscrepancyHeading.title(kind)
      text += isLast ? title : Text.padded(title, to: columns.reduce(0, +) + 6)
    }
    return text
  }

  /// Names are left-aligned, numbers right-aligned, and the causes have the rest of the line.
  private static func row(_ cells: [String], _ widths: [Int], endsAt end: Int) -> String {
    cells.enumerated().map { column, cell in
      switch column {
      case 0: Text.padded(cell, to: widths[column])
      case end: cell
      default: Text.padded(cell, to: widths[column], .end)
      }
    }.joined(separator: "  ")
  }

  private static func cells(
    _ line: Discrepancy.Line, _ kinds: [Discrepancy.Kind], _ namesUnit: Bool, _ namesMediator: Bool
  ) -> [String] {
    let counts = kinds.flatMap { kind in
      [
        line.mediated[keyPath: kind.count].grouped,
        line.network.map { $0[keyPath: kind.count].grouped } ?? "?", line.gap(kind).text,
      ]
    }
    let names = [namesUnit ? line.unit : nil, line.label, namesMediator ? line.mediator : nil]
    return [names.compactMap(\.self).joined(separator: " · "), line.ads.grouped] + counts
  }

  /// The broken rules of each line that has any.
  static func causes(of discrepancy: Discrepancy) -> [String] {
    discrepancy.lines.filter { !$0.causes.isEmpty }.map { "\($0.label): \(causes($0))" }
  }

  /// What the servers of VAST documents were told, for each line that has any.
  package static func pixels(of discrepancy: Discrepancy) -> [String] {
    discrepancy.lines.compactMap { line in
      line.vast.map {
        "\(line.label): \(CountsText.servers) \(CountsText.other(impressions: $0.impressions, clicks: $0.clicks))"
      }
    }
  }

  /// Why the counts differ, for each line and kind that do.
  package static func splits(of discrepancy: Discrepancy) -> [String] {
    discrepancy.lines.flatMap { line in
      Discrepancy.Kind.allCases.compactMap { kind in
        let parts = line.parts(of: kind).map { $0.cause.words($0.count) }
        guard !parts.isEmpty else { return nil }
        let title = DiscrepancyHeading.title(kind)
        return "\(line.label): \(title) \(parts.joined(separator: ", "))"
      }
    }
  }

  private static func causes(_ line: Discrepancy.Line) -> String {
    line.causes.isEmpty
      ? "–" : line.causesInOrder.map { "\($0.rule) ×\($0.ads.grouped)" }.joined(separator: ", ")
  }
}
