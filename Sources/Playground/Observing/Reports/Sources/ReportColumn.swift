/// A column that a comparison needs; every other one is left alone.
package enum ReportColumn: String, CaseIterable, Sendable {
  case date, unit, placement
  /// The ad source of a mediator's row: which network it is about.
  case network
  case app, impressions, clicks, revenue
  /// The currency of the row's revenue.
  case currency
  /// The time zone of the row's day.
  case zone
  /// How many ads were asked for, and how many came: never compared, but another report may count these.
  case requests, matched

  /// Those with numbers.
  package static let figures: [ReportColumn] = [.impressions, .clicks, .revenue]
  static let asides: [ReportColumn] = [.requests, .matched]

  /// Names that any source may have for it, as ``ReportColumn/plain(_:)`` has them.
  var usualNames: [String] {
    switch self {
    case .date: ["date", "day", "time", "timestamp", "reportdate", "datum", "fecha", "tag", "dt"]
    case .unit:
      [
        "adunit", "adunitname", "unit", "adunitid", "anzeigenblock", "blocdannonces",
        "bloquedeanuncios",
      ]
    case .placement:
      [
        "placement", "placementname", "adplacement", "adplacementname", "instance", "instancename",
        "zone", "slot", "nomduplacement", "placementid", "adplacementid", "emplacement",
        "platzierung", "ubicación",
      ]
    case .network:
      [
        "adsource", "network", "networkname", "adnetwork", "demandsource", "yieldpartner",
        "yieldgroup", "demandchannel", "anzeigenquelle", "sourcedannonces", "fuentedeanuncios",
      ]
    case .app: ["app", "application", "appname", "applicationname", "game", "aplicación"]
    case .impressions:
      [
        "impressions", "imps", "impression", "adimpressions", "shows", "impressionen",
        "impresiones", "renderedimpressions", "servedimpressions", "viewableimpressions",
      ]
    case .clicks: ["clicks", "click", "adclicks", "taps", "klicks", "clics"]
    case .revenue:
      [
        "revenue", "estimatedrevenue", "estrevenue", "earnings", "estimatedearnings", "netrevenue",
        "geschätzteeinnahmen", "einnahmen", "umsatz", "revenusestimés", "revenus",
        "ingresosestimados", "ingresos", "revenuemicros", "estimatedrevenuemicros",
        "earningsmicros", "estimatedearningsmicros", "revenueinmicros",
      ]
    case .currency:
      ["currency", "currencycode", "revenuecurrency", "währung", "devise", "moneda"]
    case .zone: ["timezone", "reportingtimezone", "zeitzone"]
    case .requests:
      ["adrequests", "requests", "totaladrequests", "totalrequests", "attempts", "apprequests"]
    case .matched:
      [
        "matchedrequests", "matched", "responsesserved", "totalresponsesserved", "responses",
        "fills",
      ]
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
