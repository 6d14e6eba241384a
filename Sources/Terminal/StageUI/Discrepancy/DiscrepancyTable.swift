package import PlaygroundCore
import Screen

/// A discrepancy as rows of text in columns.
package enum DiscrepancyTable {
  private static let head = [
    "line", "ads", "Google", "network", "gap", "Google", "network", "gap", "broken rules",
  ]

  /// All rows, the headings first; lines that delivered nothing are left out. Without causes the rows
  /// are short enough for a window.
  package static func rows(_ discrepancy: Discrepancy, withCauses: Bool = true) -> [String] {
    let lines = discrepancy.lines.filter { $0.ads > 0 }
    let namesUnits = Set(lines.map(\.unit)).count > 1
    let columns = withCauses ? head.count : head.count - 1
    let cells = ([head] + lines.map { Self.cells($0, namesUnits) }).map {
      Array($0.prefix(columns))
    }
    let widths = head.indices.prefix(columns).map { column in
      cells.map { TextWidth.columns($0[column]) }.max() ?? 0
    }
    let groups =
      Text.padded("", to: widths[0] + widths[1] + 4)
      + Text.padded("impressions", to: widths[2] + widths[3] + widths[4] + 6) + "clicks"
    return [groups] + cells.map { row($0, widths) }
  }

  /// Names begin, numbers end, and the causes have the rest of the line.
  private static func row(_ cells: [String], _ widths: [Int]) -> String {
    cells.enumerated().map { column, cell in
      switch column {
      case 0: Text.padded(cell, to: widths[column])
      case head.count - 1: cell
      default: Text.padded(cell, to: widths[column], .end)
      }
    }.joined(separator: "  ")
  }

  private static func cells(_ line: Discrepancy.Line, _ namesUnit: Bool) -> [String] {
    [
      namesUnit ? "\(line.unit) · \(line.label)" : line.label, "\(line.ads)",
      "\(line.google.impressions)",
      line.network.map { "\($0.impressions)" } ?? "?", percent(line.gap(\.impressions)),
      "\(line.google.clicks)", line.network.map { "\($0.clicks)" } ?? "?",
      percent(line.gap(\.clicks)), causes(line),
    ]
  }

  /// The broken rules of each line that has some.
  static func causes(of discrepancy: Discrepancy) -> [String] {
    discrepancy.lines.filter { !$0.causes.isEmpty }.map { "\($0.label): \(causes($0))" }
  }

  private static func causes(_ line: Discrepancy.Line) -> String {
    line.causes.isEmpty
      ? "–" : line.causesInOrder.map { "\($0.rule) ×\($0.ads)" }.joined(separator: ", ")
  }

  /// `-12.5 %`.
  private static func percent(_ hundredths: Int?) -> String {
    guard let hundredths else { return "?" }
    let tenths = (abs(hundredths) + 5) / 10
    let sign = tenths == 0 ? "" : hundredths < 0 ? "-" : "+"
    return "\(sign)\(tenths / 10).\(tenths % 10) %"
  }
}
