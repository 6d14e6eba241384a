import Catalogue
package import Observing
import Screen

/// Two reports as rows of text in columns.
package struct ReportTable {
  private let explanation: Explanation
  private let width: Int
  private let lines: Int
  private static let fewestUnits = 3
  private static let bar = 12

  private var comparison: ReportComparison { explanation.comparison }

  /// Units take as many lines as are free, but some are always there.
  package init(_ explanation: Explanation, width: Int, lines: Int) {
    (self.explanation, self.width, self.lines) = (explanation, width, lines)
  }

  /// A row for each unit and figure, and for all units together; bars say what the network counted of
  /// Google's impressions, a row below them how much it was each day.
  package var rows: [String] {
    let count = max(comparison.figures.count, 1)
    let units = comparison.units.prefix(max((lines - count - 4) / count, Self.fewestUnits))
    var cells = [heading]
    if comparison.join == .names {
      for unit in units { cells += self.cells(unit.name ?? "", unit.series) }
    }
    cells += self.cells(
      comparison.units.count == 1 ? comparison.units[0].name ?? ReportText.all : ReportText.all,
      comparison.all)
    if comparison.units.count == 1, comparison.join == .names {
      cells.removeLast(comparison.figures.count)
    }
    let all = heading.indices.map { column in
      cells.map { TextWidth.columns($0[column]) }.max() ?? 0
    }
    let (left, gap) = Self.shape(all, width)
    let widths = Array(all.dropLast(left))
    let rest = comparison.units.count - units.count
    let more = rest > 0 && comparison.join == .names ? [ReportText.more(rest)] : []
    return cells.map { row($0, widths, gap) } + more + days
  }

  /// How many columns are left out, and the blanks between the others. In a narrow place the bars go first, then
  /// blanks, and then the words for a gap's size.
  private static func shape(_ widths: [Int], _ width: Int) -> (left: Int, gap: Int) {
    let shapes = [(left: 0, gap: 2), (1, 2), (1, 1), (2, 2)]
    let fitting = shapes.first { left, gap in
      let shown = widths.dropLast(left)
      return shown.reduce(0, +) + gap * (shown.count - 1) <= width
    }
    return fitting ?? (2, 1)
  }

  private var heading: [String] {
    [
      comparison.isByApp ? "app" : "unit", "", comparison.base.source.short, "network", "gap",
      ReportText.monthly(comparison), "", "",
    ]
  }

  private func cells(_ name: String, _ series: ReportSeries) -> [[String]] {
    comparison.figures.enumerated().map { place, figure in
      let (base, other) = series.total
      let gap = comparison.gap(series, figure)
      let money = comparison.monthly(series, figure).map(ReportText.amount) ?? "–"
      return [
        place == 0 ? Text.ellipsised(name, to: 24) : "", figure.rawValue,
        ReportText.count(base[keyPath: figure.count], figure),
        ReportText.count(other[keyPath: figure.count], figure), gap?.text ?? "–", money,
        gap.map { explanation.limits.size($0).words } ?? ReportText.otherCurrency,
        place == 0 ? bar(gap) : "",
      ]
    }
  }

  /// The network's count as a part of Google's: full at 100 %, and twice as long at 200 %.
  private func bar(_ gap: Discrepancy.Gap?) -> String {
    guard let hundredths = gap?.hundredths else { return "" }
    let length = min(max(10_000 + hundredths, 0) * Self.bar / 10_000, Self.bar * 2)
    let filled = String(repeating: "█", count: min(length, Self.bar))
    let empty = String(repeating: "░", count: max(Self.bar - length, 0))
    return filled + empty + String(repeating: "▓", count: max(length - Self.bar, 0))
  }

  private func row(_ cells: [String], _ widths: [Int], _ gap: Int) -> String {
    let text = zip(cells, widths).enumerated().map { column, cell in
      (2...5).contains(column)
        ? Text.padded(cell.0, to: cell.1, .end) : Text.padded(cell.0, to: cell.1)
    }.joined(separator: String(repeating: " ", count: gap))
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: Day by day

  private static let mostDays = 31
  private static let levels = Array("▁▂▃▄▅▆▇█")

  private var days: [String] {
    [explanation.figureToShow].compactMap(\.self).flatMap { figure -> [String] in
      let ratios = ReportDays.ratios(comparison.all, figure)
      guard ratios.count > 1, let least = ratios.compactMap(\.self).min(),
        let most = ratios.compactMap(\.self).max()
      else { return [] }
      let line = ratios.map { ratio -> Character in
        guard let ratio else { return "·" }
        return Self.levels[min(Int(ratio / max(most, 1) * 7.99), 7)]
      }
      return [
        "",
        """
        by day, \(figure.rawValue): \(String(line.suffix(Self.mostDays)))  \
        \(ReportText.percent(least)) to \(ReportText.percent(most))
        """,
      ]
    }
  }
}

/// The other report's count as a part of the first one's, day by day; nil where that is 0.
package enum ReportDays {
  package static func ratios(_ series: ReportSeries, _ figure: ReportFigure) -> [Double?] {
    zip(series.base, series.other).map { base, other in
      let count = base[keyPath: figure.count]
      return count > 0 ? Double(other[keyPath: figure.count]) / Double(count) : nil
    }
  }
}
