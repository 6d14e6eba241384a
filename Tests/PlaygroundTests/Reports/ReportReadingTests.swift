import CSV
import Catalogue
import Observing
import Properties
import Testing

/// Every way in which a report can be hard to read has its sentence.
struct ReportReadingTests {
  private func report(_ text: String, _ map: ReportMap = ReportMap()) throws(ReportProblem)
    -> Report
  {
    try ReportStream.read(Array(text.utf8), map, pieces: 5)
  }

  private func refusal(_ text: String, _ map: ReportMap = ReportMap()) -> String? {
    do throws(ReportProblem) {
      _ = try report(text, map)
      return nil
    } catch {
      return error.sentence
    }
  }

  private func notes(_ text: String, _ map: ReportMap = ReportMap()) throws -> [String] {
    try report(text, map).notes.map(\.sentence)
  }

  private static let head = "date,placement,impressions,clicks,revenue\n"

  @Test(arguments: ReportStyle.googles + ReportStyle.networks)
  func `every source is read as it writes`(_ style: ReportStyle) throws {
    let pair = ReportPair([], seed: 7)
    let report = try ReportStream.read(style.bytes(pair.google), pieces: 777)
    #expect(report.rows == 42)
    #expect(report.days?.words == "2026-09-13 to 2026-09-26")
    let sum = report.cells.map(\.counts).reduce(into: ReportCounts()) { $0 += $1 }
    let wanted = pair.google.map(\.counts).reduce(into: ReportCounts()) { $0 += $1 }
    #expect(sum.impressions == wanted.impressions)
    #expect(!style.hasClicks || sum.clicks == wanted.clicks)
    #expect(abs(sum.revenue - wanted.revenue) < 42 * 100)
    #expect(report.source.id == style.id || style.id.hasPrefix("spreadsheet"))
  }

  @Test func `raised commas stand between thousands, in Windows-1252, too`() throws {
    let row = Array("2026-09-01,home,1".utf8) + [0x92] + Array("234,1,0.5\n".utf8)
    let report = try ReportStream.read(Array(Self.head.utf8) + row, pieces: 5)
    #expect(report.cells.map(\.counts.impressions) == [1234])
  }

  @Test func `a heading that is no UTF-8 says how the file is written`() throws {
    let head = Array("Datum;Anzeigenblock;Impressionen;Gesch".utf8) + [0xE4]
    let bytes = head + Array("tzte Einnahmen (EUR)\n01.10.2026;home;12;0,50\n".utf8)
    let report = try ReportStream.read(bytes)
    #expect(ReportText.file("a.csv", report).hasSuffix("EUR (Windows-1252, semicolons)"))
    #expect(report.columns.contains { $0.column == .revenue })
  }

  @Test func `PubMatic's tags and time zone are read`() throws {
    let text = """
      date,adTagName,timeZone,paidImpressions,clicks,revenue
      2026-09-01,home,PST,12,1,0.5
      2026-09-01,level,PST,10,1,0.5
      """
    let report = try report(text)
    #expect(report.source.id == "pubMatic" && report.placements == ["home", "level"])
    #expect(try notes(text) == ["its days are those of the time zone PST, as it says"])
    #expect(
      try notes(text.replacing("level,PST", with: "level,GMT"))
        == ["its rows are of several time zones: \"PST\", \"GMT\""])
  }

  @Test func `a rate is no count`() throws {
    let said = try notes(Self.head + "2026-09-01,home,120,1.5%,0.5\n2026-09-02,home,120,2,0.5\n")
    #expect(
      said.contains(#"line 2, column 21: "1.5%" is no number of clicks; the row is left out"#))
  }

  @Test func `MAX's ad units have their names`() throws {
    let report = try report(
      "day,max_ad_unit_id,max_ad_unit,impressions,estimated_revenue\n2026-09-01,a1b2,Home,12,0.5\n")
    #expect(report.source.id == "max" && report.units == ["Home"])
    #expect(report.notes.map(\.sentence).contains { $0.contains("USD, as this source pays") })
  }

  @Test func `Chartboost's columns are read`() throws {
    let report = try report(
      "dt,adLocation,impressionsDelivered,clicksDelivered,moneyEarned\n2026-09-01,home,12,1,0.5\n")
    #expect(report.source.id == "chartboost" && report.placements == ["home"])
    #expect(report.cells.map(\.counts.revenue) == [500_000])
  }

  @Test func `the sum of one unit is not held against all rows`() throws {
    let rows = "2026-09-01,home,12,1,0.5\n2026-09-01,shop,10,1,0.5\nTotal,home,12,1,0.5\n"
    #expect(try notes(Self.head + rows) == ["line 4: a total, which is not counted again"])
  }

  @Test func `an amount before deductions is named beside the one that is read`() throws {
    let said = try notes(
      "date,placement,impressions,Gross Revenue,Net Revenue\n2026-09-01,home,12,0.7,0.5\n")
    #expect(said.first?.hasPrefix(#"amounts are read from "Net Revenue", and there is"#) == true)
  }

  @Test func `millionths of Ad Manager's interface are said`() throws {
    let head = "Dimension.DATE,Dimension.AD_UNIT_NAME,Column.AD_SERVER_ALL_REVENUE\n"
    let said = """
      amounts in "Column.AD_SERVER_ALL_REVENUE" are taken as millionths, as this interface writes them
      """
    let report = try report(head + "2026-09-01,home,1500000\n")
    #expect(report.cells.map(\.counts.revenue) == [1_500_000])
    #expect(report.notes.map(\.sentence) == [said])
    // Old exports have plain decimals.
    #expect(try notes(head + "2026-09-01,home,1.5\n").isEmpty)
  }

  @Test func `a file that is half read has no reason`() throws {
    func rows(_ wrong: Int) -> String {
      Self.head
        + (1...9).map { "2026-09-0\($0),home,\($0 <= wrong ? "1 2 x" : "1000"),10,5\n" }.joined()
    }
    let comparison = try ReportComparison(try report(rows(0)), try report(rows(4)))
    let explanation = Explanation(comparison, CauseRatios(), files: ("a.csv", "b.csv"))
    #expect(explanation.verdict == .unread && explanation.told.isEmpty)
    #expect(
      ReportText.doubts(explanation) == [
        "4 of 9 rows of b.csv can't be used, so its counts are too low: put that right first."
      ])
    #expect(ReportText.verdict(explanation).hasPrefix("No cause is looked for"))
  }

  @Test func `ragged rows, wrong dates and wrong numbers are left out, with their place`() throws {
    let text =
      Self.head
        + """
        2026-09-01,home,10,1,0.5
        2026-09-02,home,1,234,1,0.5
        yesterday,home,10,1,0.5
        2026-09-03,home,many,1,0.5
        2026-09-04,home
        2026-09-05,home,10,1,0.5
        """
    #expect(
      try notes(text) == [
        "line 3, column 25: 6 fields under 5 headings; 2 such rows are left out",
        "line 4, column 1: \"yesterday\" is no date; the row is left out",
        "line 5, column 17: \"many\" is no number of impressions; the row is left out",
      ])
    #expect(try report(text).rows == 2)
  }

  @Test func `cells without a number are said`() throws {
    let text = Self.head + "2026-09-01,home,10,< 10,-\n2026-09-02,home,10,,0.5\n"
    #expect(
      try notes(text) == [
        "line 2, column 20: a cell only says \"less than\"; it adds nothing to the sums",
        "line 3, column 20: no number of clicks; it adds nothing to the sums",
        "line 2, column 25: no number of revenue; it adds nothing to the sums",
      ])
  }

  @Test func `titles, a total and the header again are skipped`() throws {
    let text =
      "My report\n1 to 2 September\n\n" + Self.head + "2026-09-01,home,10,1,0.5\n" + Self.head
      + "2026-09-02,home,10,1,0.5\nTotal,,20,2,1.0\n"
    #expect(
      try notes(text) == [
        "2 lines before the header skipped", "line 6: the header again (once), skipped",
        "line 8: a total, which is not counted again",
      ])
    #expect(
      try notes(Self.head + "2026-09-01,home,10,1,0.5\nTotal,,30,1,0.5\n") == [
        "line 3: the total says 30 impressions, but the rows have 10"
      ])
  }

  @Test func `another table in the same file is refused`() {
    #expect(
      refusal(Self.head + "2026-09-01,home,10,1,0.5\ndate,app,impressions,clicks,revenue\n")
        == "line 3, column 1: another header, unlike the one on line 1; put the two tables into files of their own"
    )
  }

  @Test func `amounts that could be either are decided by their column`() throws {
    let open = "2026-09-01,home,10,1,\"1,234\"\n"
    #expect(try report(Self.head + open).cells[0].counts.revenue == 1_234_000_000)
    #expect(
      try notes(Self.head + open) == [
        "line 2, column 22: 1 cell such as 1,234 or 1.234 read with a decimal point, which nothing in the file proves; --map {\"decimals\": \"comma\"} says otherwise"
      ])
    let decided = open + "2026-09-02,home,10,1,\"0,5\"\n"
    #expect(try report(Self.head + decided).cells[0].counts.revenue == 1_234_000)
    #expect(try notes(Self.head + decided).first?.hasSuffix("as other amounts show") == true)
    var map = ReportMap()
    map.decimals = .comma
    #expect(try report(Self.head + open, map).cells[0].counts.revenue == 1_234_000)
    #expect(
      refusal(Self.head + "2026-09-01,home,10,1,\"1,5\"\n2026-09-02,home,10,1,1.5\n")
        == "line 2, column 22: a decimal comma, but a decimal point at line 3, column 22; all numbers of a column must be written alike"
    )
  }

  @Test func `dates that could be either are decided by their column`() throws {
    let rows = (1...9).map { "0\($0)/02/2026,home,10,1,0.5\n" }.joined()
    #expect(try report(Self.head + rows).days?.words == "2026-02-01 to 2026-02-09")
    #expect(
      try notes(Self.head + rows).first?.contains(
        "with the day first, which makes the shorter range")
        == true)
    let proved = rows + "2/28/2026,home,10,1,0.5\n"
    #expect(try report(Self.head + proved).days?.words == "2026-01-02 to 2026-09-02")
    #expect(
      refusal(Self.head + "31/01/2026,home,1,1,1.5\n1/31/2026,home,1,1,1.5\n")
        == "line 3, column 1: a date with the month first, but one with the day first at line 2, column 1"
    )
  }

  @Test func `what is no report says what was tried`() {
    #expect(
      refusal("a,b\nc,d\n")
        == "no header in the first 2 lines: none has two names of columns (they begin with \"a\", \"c\"); name the columns with --map"
    )
    #expect(
      refusal("date,placement\n2026-09-01,home\n")
        == "line 1: no column for the impressions among \"date\", \"placement\"; name it with --map {\"columns\": {\"impressions\": \"…\"}}"
    )
    #expect(
      refusal("")
        == "the file is empty")
    #expect(refusal(Self.head) == "line 1: nothing follows the header")
    #expect(
      refusal(Self.head + "soon,home,1,1,1\n")
        == "no row can be used: line 2, column 1: \"soon\" is no date; the row is left out")
    #expect(
      refusal("{\"code\": 1}")
        == "this is JSON, but no list of rows is in it; export the report as CSV")
    #expect(refusal("{\"respList\": []}") == "its list has no rows")
    #expect(
      refusal("[{\"date\": \"2026-09-01\", \"clicks\": 1}, {")
        == "the file ends in the middle of its list; export the report again")
    #expect(
      refusal("[{\"date\": 1}]")
        == "line 1: no column for the impressions among \"date\"; name it with --map {\"columns\": {\"impressions\": \"…\"}}"
    )
    #expect(
      refusal(Self.head + "2026-09-01,\"home,1,1,1\n")
        == "line 2, column 1: a quote in this row is never closed")
    #expect(
      refusal(Self.head + "2026-09-01,home,1,1,£1.5\n2026-09-02,home,1,1,€1.5\n")
        == "line 3, column 21: an amount in EUR, but others are in GBP; a report must be in one currency"
    )
  }

  /// Sums follow the rule that is told.
  @Test(arguments: [
    ("5194;66;4,203", 4_203_000, "decimal comma, as files with semicolons have it"),
    ("5.194;66;4,203", 4_203_000, "decimal comma, as other columns show"),
    ("5194;66;4.203", 4_203_000, "decimal point, as no impression is worth more"),
    ("5194;66;1.234,50", 1_234_500_000, nil),
  ])
  func `amounts of files with semicolons are read as is told`(
    _ row: String, _ revenue: Int, _ note: String?
  ) throws {
    let text = "Date;Placement;Impressions;Clicks;Revenue\n2026-09-01;home;\(row)\n"
    #expect(try report(text).cells.map(\.counts.revenue) == [revenue])
    #expect(try report(text).cells.map(\.counts.impressions) == [5194])
    let notes = try notes(text)
    #expect(notes.count == (note == nil ? 0 : 1))
    if let note { #expect(notes.first?.contains(note) == true, "\(notes)") }
  }

  @Test(arguments: [
    ("1.5 EUR", "1.5 USD", "EUR"), ("€1.5", "$1.5", "EUR"), ("$1.5", "€1.5", "USD"),
  ])
  func `two currencies in one column are refused`(_ one: String, _ other: String, _ first: String) {
    let sentence = refusal(
      Self.head + "2026-09-01,home,1,1,\(one)\n2026-09-02,home,1,1,\(other)\n")
    #expect(sentence?.contains("but others are in \(first)") == true, "\(sentence ?? "")")
  }

  @Test func `a column names the currency`() throws {
    let head = "date,placement,impressions,revenue,currency\n"
    let row = "2026-09-01,home,1,$1.5,CAD\n"
    #expect(try report(head + row).currency?.code == "CAD")
    #expect(
      refusal(head + row + "2026-09-02,home,1,1.5,EUR\n")
        == "line 3, column 23: an amount in EUR, but others are in CAD; a report must be in one currency"
    )
    let told = "date,placement,impressions,revenue (USD),currency\n2026-09-01,home,1,1.5,EUR\n"
    #expect(try report(told).currency?.code == "USD")
    #expect(try report(told).unread == ["currency"])
  }

  @Test func `a correction is kept, and no sum is below 0`() throws {
    let text =
      Self.head + "2026-09-01,home,100,5,1.5\n2026-09-01,home,-30,-2,-0.5\n2026-09-02,home,-4,0,0\n"
    #expect(
      try report(text).cells.map(\.counts) == [
        .init(impressions: 70, clicks: 3, revenue: 1_000_000), .init(),
      ])
    #expect(
      try notes(text) == [
        "line 3, column 17: -30 impressions; 2 such cells are kept as corrections; 1 sum of a day falls below 0 with it, and is 0",
        "line 3, column 21: -2 clicks; kept as a correction",
      ])
  }

  @Test func `Ad Manager's yield partner is the network`() throws {
    let api =
      "Dimension.DATE,Dimension.AD_UNIT_NAME,Dimension.YIELD_PARTNER,Column.AD_SERVER_IMPRESSIONS\n2026-09-01,home,InMobi,1\n"
    let page =
      "Date,Ad unit (all levels),Yield partner,Total impressions\n2026-09-01,home,InMobi,1\n"
    #expect(try report(api).networks == ["InMobi"])
    #expect(try report(page).networks == ["InMobi"])
  }

  @Test func `a sum that no report has is refused`() {
    let row = "2026-09-01,home,1,1,999999999999\n"
    #expect(
      refusal(Self.head + String(repeating: row, count: 20))
        == "the sum of the revenue is beyond any report; is it the right column?")
  }

  @Test func `names that are no UTF-8 are said`() throws {
    let bytes = Array((Self.head + "2026-09-01,M").utf8) + [0xFC] + Array(",1,1,1.5\n".utf8)
    let report = try ReportStream.read(bytes)
    #expect(report.placements == ["Mü"])
    #expect(
      report.notes.map(\.sentence) == [
        "line 2, column 12: not UTF-8, so names are read as Windows-1252"
      ])
  }

  @Test func `columns can be named`() throws {
    var map = ReportMap()
    map.columns = [.impressions: ["Gezeigt"], .date: ["Tag"], .revenue: ["Geld"]]
    let report = try report("Tag,Gezeigt,Geld\n2026-09-01,10,1.5\n", map)
    #expect(report.cells.map(\.counts) == [.init(impressions: 10, revenue: 1_500_000)])
    let read = try ReportMap(
      reading: Array(
        "{\"columns\": {\"impressions\": \"Gezeigt\"}, \"units\": {\"a\": \"b\"}, \"dates\": \"dayFirst\"}"
          .utf8))
    #expect(read.columns == [.impressions: ["Gezeigt"]] && read.units == ["a": "b"])
    #expect(read.dates == .dayFirst)
  }

  @Test func `a long report is folded as it comes`() throws {
    var stream = ReportStream()
    try stream.take(Array(Self.head.utf8))
    let piece = Array(
      (1...28).map { "2026-09-\($0 < 10 ? "0" : "")\($0),home,10,1,0.5\n" }.joined().utf8)
    for _ in 0..<1000 { try stream.take(piece) }
    guard case .read(let report) = try stream.finish() else {
      Issue.record("read again")
      return
    }
    #expect(report.rows == 28_000)
    #expect(report.cells.count == 28)
    #expect(report.cells.allSatisfy { $0.counts.impressions == 10_000 })
  }
}
