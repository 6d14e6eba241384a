import Catalogue
package import Observing
import Screen

/// Two reports as rows of text in columns.
package struct ReportTable {
  private let comparison: ReportComparison
  private let limits: GapLimits
  private static let mostUnits = 40
  private static let bar = 12

  package init(_ comparison: ReportComparison, _ limits: GapLimits) {
    (self.comparison, self.limits) = (comparison, limits)
  }

  /// A row for each unit and figure, and for all units together; bars say what the network counted of
  /// Google's impressions, a row below them how much it was each day.
  package var rows: [String] {
    let units = comparison.units.prefix(Self.mostUnits)
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
    let widths = heading.indices.map { column in
      cells.map { TextWidth.columns($0[column]) }.max() ?? 0
    }
    let rest = comparison.units.count - units.count
    let more = rest > 0 ? ["… \(rest.grouped) more units"] : []
    return cells.map { row($0, widths) } + more + days
  }

  private var heading: [String] {
    ["unit", "", "Google", "network", "gap", ReportText.monthly, "", ""]
  }

  private func cells(_ name: String, _ series: ReportSeries) -> [[String]] {
    comparison.figures.enumerated().map { place, figure in
      let (base, other) = series.total
      let gap = series.gap(figure)
      let money = series.monthly(figure).map(ReportText.amount) ?? "–"
      return [
        place == 0 ? Text.ellipsised(name, to: 36) : "", figure.rawValue,
        ReportText.count(base[keyPath: figure.count], figure),
        ReportText.count(other[keyPath: figure.count], figure), gap.text, money,
        limits.size(gap).words, place == 0 ? bar(gap) : "",
      ]
    }
  }

  /// The network's count as a part of Google's: full at 100 %, and twice as long at 200 %.
  private func bar(_ gap: Discrepancy.Gap) -> String {
    guard let hundredths = gap.hundredths else { return "" }
    let length = min(max(10_000 + hundredths, 0) * Self.bar / 10_000, Self.bar * 2)
    let filled = String(repeating: "█", count: min(length, Self.bar))
    let empty = String(repeating: "░", count: max(Self.bar - length, 0))
    return filled + empty + String(repeating: "▓", count: max(length - Self.bar, 0))
  }

  private func row(_ cells: [String], _ widths: [Int]) -> String {
    let text = cells.enumerated().map { column, cell in
      (2...5).contains(column)
        ? Text.padded(cell, to: widths[column], .end) : Text.padded(cell, to: widths[column])
    }.joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: Day by day

  private static let levels = Array("▁▂▃▄▅▆▇█")

  private var days: [String] {
    comparison.figures.prefix(1).flatMap { figure -> [String] in
      let ratios = ReportDays.ratios(comparison.all, figure)
      guard ratios.count > 1, let least = ratios.compactMap(\.self).min(),
        let most = ratios.compactMap(\.self).max()
      else { return [] }
      let line = ratios.map { ratio -> Character in
        guard let ratio else { return "·" }
        // A flat line is flat: a tenth of the scale is the least that it shows.
        let scale = max(most - least, 0.08)
        return Self.levels[min(Int((ratio - least) / scale * 7.99), 7)]
      }
      return [
        "",
        """
        network ÷ Google by day, \(figure.rawValue): \(String(line))  \
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
