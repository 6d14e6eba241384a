import CSV
import Catalogue
import Observing
import Testing

/// A report in JSON as an interface of a network answers it.
struct JSONReportCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// Impressions, clicks and revenue of each name and day, in its order.
  let cells: [[Int]]
  let units: [String]
  var networks: [String] = []

  static let table = [
    JSONReportCase(
      testDescription: "levelPlay",
      text: """
        [{"date": "2026-09-07", "appName": "Reader", "adUnits": "Rewarded Video", "providerName": "InMobi",
          "instanceName": "Home", "data": [
            {"countryCode": "US", "revenue": 0.0697, "impressions": 30, "clicks": 1},
            {"countryCode": "DE", "revenue": 4.65e-05, "impressions": 20, "clicks": 0}]},
         {"date": "2026-09-08", "appName": "Reader", "adUnits": "Rewarded Video", "providerName": "AdMob",
          "instanceName": "Shop", "data": [{"countryCode": "US", "revenue": 1.234, "impressions": 7, "clicks": 0}]}]
        """, cells: [[50, 1, 69_747], [7, 0, 1_234_000]], units: ["Home", "Shop"],
      networks: ["InMobi", "AdMob"]),
    JSONReportCase(
      testDescription: "adMob",
      text: """
        [{"header": {"dateRange": {"startDate": {"year": 2026, "month": 9, "day": 7}},
          "localizationSettings": {"currencyCode": "EUR", "languageCode": "en-US"}}},
         {"row": {"dimensionValues": {"DATE": {"value": "20260907"},
           "AD_UNIT": {"value": "ca-app-pub-1/2", "displayLabel": "Home"}, "AD_SOURCE": {"value": "5", "displayLabel": "Meta"}},
          "metricValues": {"IMPRESSIONS": {"integerValue": "51"}, "CLICKS": {"integerValue": "2"},
           "ESTIMATED_EARNINGS": {"microsValue": "124259"}, "SHOW_RATE": {"doubleValue": 0.5}}}},
         {"footer": {"matchingRowCount": "1"}}]
        """, cells: [[51, 2, 124_259]], units: ["Home"], networks: ["Meta"]),
    JSONReportCase(
      testDescription: "meta",
      text: """
        {"data": [{"query_id": "1", "status": "complete", "results": [
          {"time": "2026-09-07T07:00:00+0000", "metric": "fb_ad_network_request", "value": "147",
           "breakdowns": [{"key": "placement_name", "value": "Home"}, {"key": "platform", "value": "ios"}]},
          {"time": "2026-09-07T07:00:00+0000", "metric": "fb_ad_network_imp", "value": "49",
           "breakdowns": [{"key": "placement_name", "value": "Home"}, {"key": "platform", "value": "ios"}]},
          {"time": "2026-09-07T07:00:00+0000", "metric": "fb_ad_network_revenue", "value": "0.125",
           "breakdowns": [{"key": "placement_name", "value": "Home"}, {"key": "platform", "value": "ios"}]},
          {"time": "2026-09-07T07:00:00+0000", "metric": "fb_ad_network_bidding_revenue", "value": "0.120",
           "breakdowns": [{"key": "placement_name", "value": "Home"}, {"key": "platform", "value": "ios"}]},
          {"time": "2026-09-07T07:00:00+0000", "metric": "fb_ad_network_click", "value": "3",
           "breakdowns": [{"key": "placement_name", "value": "Home"}, {"key": "platform", "value": "ios"}]}]}]}
        """, cells: [[49, 3, 125_000]], units: ["Home"]),
    JSONReportCase(
      testDescription: "inMobi",
      text: """
        {"error": false, "errorList": [], "respList": [
          {"date": "2026-09-07 00:00:00", "placementName": "Home", "earnings": 0.0765, "adImpressions": 47, "clicks": 0},
          {"date": "2026-09-08 00:00:00", "placementName": "Home", "earnings": 0.2, "adImpressions": 1610, "clicks": null}]}
        """, cells: [[47, 0, 76_500], [1610, 0, 200_000]], units: ["Home"]),
    JSONReportCase(
      testDescription: "max",
      text: """
        {"code": 200, "results": [{"day": "2026-09-07", "max_ad_unit_id": "a1", "network": "VUNGLE",
          "impressions": "1234", "estimated_revenue": "0.001234"}]}
        """, cells: [[1234, 0, 1234]], units: ["a1"], networks: ["VUNGLE"]),
  ]
}

/// Reports in JSON are read by the same table of columns as those in CSV.
struct ReportJSONTests {
  private func report(_ text: String, pieces: Int = 1 << 16) throws -> Report {
    try ReportStream.read(Array(text.utf8), pieces: pieces)
  }

  @Test(arguments: JSONReportCase.table, [1, 7, 1 << 16])
  func `a report is read in pieces of any size`(_ one: JSONReportCase, _ pieces: Int) throws {
    let report = try report(one.text, pieces: pieces)
    #expect(report.source.id == one.testDescription && report.delimiter == nil)
    #expect(
      report.cells.map { [$0.counts.impressions, $0.counts.clicks, $0.counts.revenue] } == one.cells
    )
    let names =
      one.testDescription == "levelPlay" || report.units.isEmpty ? report.placements : report.units
    #expect(names == one.units && report.networks == one.networks)
    #expect(report.days?.lowerBound.description == "2026-09-07")
    #expect(ReportText.file("x", report).hasSuffix("(JSON)"))
    // No number in JSON can be either of two.
    #expect(!report.notes.contains { if case .decimals = $0 { true } else { false } })
  }

  @Test func `the currency of an answer is that of its amounts`() throws {
    #expect(try report(JSONReportCase.table[1].text).currency?.code == "EUR")
  }

  @Test func `a metric that nothing is read from is named`() throws {
    let meta = try report(JSONReportCase.table[2].text)
    #expect(meta.unread.suffix(2) == ["fb_ad_network_bidding_revenue", "fb_ad_network_request"])
    #expect(
      meta.columns.map(\.heading).suffix(3) == [
        "fb_ad_network_imp", "fb_ad_network_click", "fb_ad_network_revenue",
      ])
    let table = try report(
      "time,metric,placement_name,value\n2026-09-07,fb_ad_network_imp,Home,49\n2026-09-07,fb_ad_network_click,Home,3\n"
    )
    #expect(table.cells.map { [$0.counts.impressions, $0.counts.clicks] } == [[49, 3]])
  }

  @Test func `a row that can't be read is told, and a late name has its column`() throws {
    let report = try report(
      """
      [{"date": "2026-09-07", "instanceName": "a", "impressions": 1},
       17,
       {"date": "2026-09-08", "instanceName": "a", "impressions": 2, "clicks": 9}]
      """)
    #expect(report.notes.map(\.sentence).first == "line 2: no row can be read; the row is left out")
    #expect(report.cells.map { [$0.counts.impressions, $0.counts.clicks] } == [[1, 0], [2, 9]])
    #expect(report.rowsLeftOut == 1)
  }
}
