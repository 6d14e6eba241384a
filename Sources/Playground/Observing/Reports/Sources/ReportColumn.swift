/// A column that a comparison needs; every other one is left alone.
package enum ReportColumn: String, CaseIterable, Sendable {
  case date, unit, placement
  /// The ad source of a mediator's row: which network it is about.
  case network
  case app, impressions, clicks, revenue

  /// Those with numbers.
  package static let figures: [ReportColumn] = [.impressions, .clicks, .revenue]

  /// Names that any source may have for it, as ``ReportColumn/plain(_:)`` has them.
  var usualNames: [String] {
    switch self {
    case .date: ["date", "day", "time", "timestamp", "reportdate"]
    case .unit: ["adunit", "adunitname", "unit", "adunitid"]
    case .placement:
      ["placement", "placementname", "placementid", "instance", "instancename", "zone", "slot"]
    case .network: ["adsource", "network", "networkname", "adnetwork", "demandsource"]
    case .app: ["app", "application", "appname", "applicationname", "game"]
    case .impressions: ["impressions", "imps", "impression", "adimpressions", "shows"]
    case .clicks: ["clicks", "click", "adclicks", "taps"]
    case .revenue:
      ["revenue", "estimatedrevenue", "estrevenue", "earnings", "estimatedearnings", "netrevenue"]
    }
  }

  /// A name without case, blanks, points, underscores, and what stands in brackets.
  package static func plain(_ name: String) -> String {
    let name = name.prefix { $0 != "(" && $0 != "（" }.lowercased()
    return name.filter { $0.isLetter || $0.isNumber }
  }

  /// What stands in the brackets of a heading: `USD`, `€`.
  static func inBrackets(_ name: String) -> String? {
    guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")"), open < close
    else { return nil }
    return String(name[name.index(after: open)..<close])
  }
}
