import Catalogue
import Observing
import Screen
import StageUI

// The gaps of every unit, and of every day.
extension ReportPage {
  private static let mostUnits = 200

  var gaps: HTML {
    let comparison = explanation.comparison
    let units =
      comparison.join == .names ? Array(explanation.unitsInOrder.prefix(Self.mostUnits)) : []
    let parts = units.map { ($0.name ?? "", $0.series) } + [(ReportText.all, comparison.all)]
    let heads: [HTML] = [
      "", HTML("\(comparison.base.source.short)"), "network", "gap",
      HTML("\(ReportText.monthly(comparison))"), "", "",
    ].map {
      "<th scope=\"col\">\($0)</th>"
    }
    let bodies: [HTML] = parts.map { body($0.0, $0.1) }
    return HTML.section(
      "gaps", ReportText.gaps,
      """
      <table class="counts"><thead><tr>\(heads)</tr></thead>
      \(bodies)</table>
      <p class="aside">\(ReportText.base(comparison))</p>
      """)
  }

  private func body(_ name: String, _ series: ReportSeries) -> HTML {
    let comparison = explanation.comparison
    let rows: [HTML] = comparison.figures.map { figure in
      let (base, other) = series.total
      let gap = comparison.gap(series, figure)
      let size = gap.map(explanation.limits.size)
      let kind: HTML = size == .fault ? " class=\"wrong\"" : ""
      return """
        <tr\(kind)><th scope="row">\(figure.rawValue)</th>\
        <td>\(ReportText.count(base[keyPath: figure.count], figure))</td>\
        <td>\(ReportText.count(other[keyPath: figure.count], figure))</td><td>\(gap?.text ?? "–")</td>\
        <td>\(comparison.monthly(series, figure).map(ReportText.amount) ?? "–")</td><td>\(size?.words ?? ReportText.otherCurrency)</td>\
        <td>\(bar(gap))</td></tr>

        """
    }
    return """
      <tbody><tr class="ad"><th scope="rowgroup" colspan="7">\(name)</th></tr>
      \(rows)</tbody>

      """
  }

  /// The network's count beside Google's, which is half of the width.
  private func bar(_ gap: Discrepancy.Gap?) -> HTML {
    guard let gap, let hundredths = gap.hundredths else { return "" }
    let length = min(max(10_000 + hundredths, 0) / 100, 200)
    return """
      <svg viewBox="0 0 200 12" role="img" aria-label="\(gap.text)">\
      <rect class="rest" width="100" height="12"/>\
      <rect class="bar" y="2" width="\(length)" height="8"/></svg>
      """
  }

  var days: HTML {
    let comparison = explanation.comparison
    let charts: [HTML] = comparison.figures.compactMap { figure in
      let ratios = ReportDays.ratios(comparison.all, figure)
      guard ratios.count > 1, let least = ratios.compactMap(\.self).min(),
        let most = ratios.compactMap(\.self).max()
      else { return nil }
      let range = "\(ReportText.percent(least)) – \(ReportText.percent(most))"
      return """
        <h3>\(figure.rawValue) <small>\(range)</small></h3>
        \(chart(ratios, min(least, 0.9), max(most, 1.05)))

        """
    }
    return charts.isEmpty ? "" : HTML.section("days", ReportText.byDay(base), "\(charts)")
  }

  private func chart(_ ratios: [Double?], _ least: Double, _ most: Double) -> HTML {
    let step = 600 / Double(max(ratios.count - 1, 1))
    func height(_ ratio: Double) -> Int { Int(90 - (ratio - least) / (most - least) * 80) }
    let points = ratios.enumerated().compactMap { day, ratio in
      ratio.map { "\(Int(Double(day) * step)),\(height($0))" }
    }.joined(separator: " ")
    return """
      <svg viewBox="0 0 600 100" role="img" aria-label="\(ReportText.byDay(base))">\
      <line x1="0" x2="600" y1="\(height(1))" y2="\(height(1))"/>\
      <polyline points="\(HTML(source: points))"/></svg>
      """
  }
}
