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
    let fitting = max((lines - count - 4) / count, Self.fewestUnits)
    let units = Array(explanation.unitsInOrder.prefix(fitting))
    let shape = Self.shapes.first { fits($0, units) } ?? Self.narrowest
    let widths = Array(self.widths(cells(units, shape.name)).dropLast(shape.left))
    let rest = comparison.units.count - units.count
    let more = rest > 0 && comparison.join == .names ? [ReportText.more(rest)] : []
    return cells(units, shape.name).map { row($0, widths, shape.gap) } + more + days
  }

  private func cells(_ units: [ReportComparison.Unit], _ limit: Int) -> [[String]] {
    let isOne = comparison.units.count == 1
    var cells = [heading]
    if comparison.join == .names {
      for unit in units { cells += self.cells(unit.name ?? "", unit.series, limit) }
      if isOne { return cells }
    }
    let name = isOne ? comparison.units[0].name ?? ReportText.all : ReportText.all
    return cells + self.cells(name, comparison.all, limit)
  }

  // MARK: Shapes

  /// How many columns are left out, the blanks between the others, and the longest name. In a narrow place the
  /// bars go first, then blanks, the ends of names, and last the words for a gap's size.
  private typealias Shape = (left: Int, gap: Int, name: Int)

  private static let shapes: [Shape] = [
    (0, 2, 24), (1, 2, 24), (1, 1, 24), (1, 1, 18), (1, 1, 13), (2, 2, 24),
    (2, 1, 24),
  ]
  private static let narrowest: Shape = (2, 1, 13)

  private func fits(_ shape: Shape, _ units: [ReportComparison.Unit]) -> Bool {
    let shown = widths(cells(units, shape.name)).dropLast(shape.left)
    return shown.reduce(0, +) + shape.gap * (shown.count - 1) <= width
  }

  private func widths(_ cells: [[String]]) -> [Int] {
    heading.indices.map { column in cells.map { TextWidth.columns($0[column]) }.max() ?? 0 }
  }

  /// Of a path the end tells the unit.
  private static func shortened(_ name: String, to limit: Int) -> String {
    guard TextWidth.columns(name) > limit, name.contains("»"),
      let end = name.split(separator: "»").last
    else { return Text.ellipsised(name, to: limit) }
    return Text.ellipsised("…\(end)", to: limit)
  }

  // MARK: Cells

  private var heading: [String] {
    [
      comparison.isByApp ? "app" : "unit", "", comparison.base.source.short, "network", "gap",
      ReportText.monthly(comparison), "", "",
    ]
  }

  private func cells(_ name: String, _ series: ReportSeries, _ limit: Int) -> [[String]] {
    comparison.figures.enumerated().map { place, figure in
      let (base, other) = series.total
      let gap = comparison.gap(series, figure)
      let money = comparison.monthly(series, figure).map(ReportText.amount) ?? "–"
      return [
        place == 0 ? Self.shortened(name, to: limit) : "", figure.rawValue,
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
