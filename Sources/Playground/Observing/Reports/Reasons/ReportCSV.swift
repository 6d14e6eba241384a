/// A comparison as comma-separated values: a row for each unit and figure.
package enum ReportCSV {
  package static let head =
    "network,unit,what,google,network count,networkMinusGoogle,percentOfGoogle,size,monthly,cause\r\n"

  /// Without the headings.
  package static func rows(_ explanation: Explanation) -> String {
    let comparison = explanation.comparison
    let all = [("all", comparison.all, explanation.reasons)]
    let units = zip(comparison.units, explanation.unitReasons).map {
      ($0.name ?? "", $0.series, $1)
    }
    return (units + all).flatMap { name, series, reasons in
      comparison.figures.map { figure in
        let (base, other) = series.total
        let gap = series.gap(figure)
        return [
          DiscrepancyCSV.quoted(explanation.files.other), DiscrepancyCSV.quoted(name),
          figure.rawValue, text(base[keyPath: figure.count], figure),
          text(other[keyPath: figure.count], figure), text(series.difference(figure), figure),
          gap.hundredths.map(DiscrepancyCSV.percent) ?? "",
          explanation.limits.size(gap).rawValue,
          series.monthly(figure).map { text($0, .revenue) } ?? "",
          reasons.all.first?.causes.first?.rawValue ?? "",
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
