/// A comparison as comma-separated values: a row for each unit and figure.
package enum ReportCSV {
  package static let head =
    "network,unit,what,google,network count,networkMinusGoogle,percentOfGoogle,size,monthly,cause\r\n"

  /// Without the headings.
  package static func rows(_ explanation: Explanation) -> String {
    let comparison = explanation.comparison
    let all = [("all", comparison.all, explanation.reasons.all.first?.causes.first)]
    let units =
      comparison.units.count > 1
      ? comparison.units.enumerated().map { place, unit in
        (unit.name ?? "", unit.series, explanation.cause(ofUnit: place))
      } : []
    return (units + all).flatMap { name, series, cause in
      comparison.figures.map { figure in
        let (base, other) = series.total
        let gap = comparison.gap(series, figure)
        let isUsual = explanation.size(series, figure) == .usual
        return [
          DiscrepancyCSV.quoted(explanation.files.other), DiscrepancyCSV.quoted(name),
          figure.rawValue, text(base[keyPath: figure.count], figure),
          text(other[keyPath: figure.count], figure),
          gap == nil ? "" : text(series.difference(figure), figure),
          gap?.hundredths.map(DiscrepancyCSV.percent) ?? "",
          gap.map { explanation.limits.size($0).rawValue } ?? "",
          comparison.monthly(series, figure).map { text($0, .revenue) } ?? "",
          isUsual ? "" : cause?.rawValue ?? "",
        ].joined(separator: ",") + "\r\n"
      }
    }.joined()
  }

  private static func text(_ count: Int, _ figure: ReportFigure) -> String {
    guard figure == .revenue else { return "\(count)" }
    let places = String(abs(count) % 1_000_000 + 1_000_000).dropFirst()
    return "\(count < 0 ? "-" : "")\(abs(count) / 1_000_000).\(places)"
  }
}
