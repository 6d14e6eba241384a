/// A discrepancy as comma-separated values: a row for each line and each thing that is counted.
package enum DiscrepancyCSV {
  package static let head =
    "scenario,seed,runs,unit,line,ads,what,google,network,networkMinusGoogle,percentOfGoogle,"
    + "mediator\r\n"

  /// Without the headings. Where another mediator than Google counts, its counts stand in the place of Google's. What
  /// is not known is left out.
  package static func rows(_ discrepancy: Discrepancy, title: String, seed: UInt64) -> String {
    discrepancy.lines.flatMap { line in
      Discrepancy.Kind.allCases.map { kind in
        let gap = line.gap(kind)
        return [
          quoted(title), "\(seed)", "\(discrepancy.runs)", quoted(line.unit), quoted(line.label),
          "\(line.ads)", kind.rawValue, "\(line.mediated[keyPath: kind.count])",
          line.network.map { "\($0[keyPath: kind.count])" } ?? "",
          gap.difference.map { "\($0)" } ?? "", gap.hundredths.map(percent) ?? "",
          quoted(line.mediator),
        ].joined(separator: ",") + "\r\n"
      }
    }.joined()
  }

  static func percent(_ hundredths: Int) -> String {
    let places = String(abs(hundredths) % 100 + 100).dropFirst()
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(places)"
  }

  /// A text that could be mistaken for more than one value is put in quotes; one that a spreadsheet
  /// would calculate gets a space in front.
  static func quoted(_ text: String) -> String {
    let safe = text.first.map { "=+-@\t\r".contains($0) } == true ? " \(text)" : text
    guard safe.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return safe }
    return "\"\(safe.replacing("\"", with: "\"\""))\""
  }
}
