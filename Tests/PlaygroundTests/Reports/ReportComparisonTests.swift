import CSV
import Catalogue
import Observing
import Testing

struct ReportComparisonTests {
  private func report(_ text: String) throws -> Report { try ReportStream.read(Array(text.utf8)) }

  private func refusal(_ base: String, _ other: String) throws -> String? {
    let (base, other) = (try report(base), try report(other))
    do throws(ReportProblem) {
      _ = try ReportComparison(base, other)
      return nil
    } catch {
      return error.sentence
    }
  }

  private let google = """
    Date,Ad unit,Ad source,Estimated earnings (USD),Impressions,Clicks
    2026-09-01,Home,Vungle,2.00,1000,20
    2026-09-01,Shop,Vungle,1.00,500,10
    2026-09-01,Home,AdMob Network,9.00,9000,90
    2026-09-02,Home,Vungle,2.00,1000,20
    """

  @Test func `only rows of the network, and units that both have, are compared`() throws {
    let other =
      "date,placement name,impressions,completes,clicks,revenue\n2026-09-01,home,900,0,18,1.8\n2026-09-01,x,400,0,0,0\n2026-09-02,home,900,0,18,1.8\n"
    let comparison = try ReportComparison(try report(google), try report(other))
    #expect(comparison.network == "Vungle")
    #expect(comparison.units.map(\.name) == ["Home"])
    #expect(comparison.all.gap(.impressions).text == "-10.0 %")
    #expect(comparison.all.monthly(.impressions) == -6_000_000)
    #expect(comparison.onlyInBase.map(\.name) == ["Shop"])
    #expect(comparison.onlyInOther.map(\.name) == ["x"])
    let limits = GapLimits()
    #expect(limits.size(comparison.all.gap(.impressions)) == .look)
    // One or two may be chance.
    #expect(limits.size(.init(base: 8, network: 6)) == .usual)
    #expect(limits.size(.init(base: 8, network: 5)) == .fault)
  }

  @Test func `reports with nothing in common say what they have`() throws {
    #expect(
      try refusal(google, "date,placement name,completes,impressions\n2026-08-01,Home,0,1\n")
        == "the two reports have no day in common: one is about 2026-09-01 to 2026-09-02, the other about 2026-08-01"
    )
    #expect(
      try refusal(google, "date,zone,impressions\n2026-09-01,Home,1\n")
        == "the first report is about 2 networks, and none is called like the other file's: \"Vungle\", \"AdMob Network\"; choose one with --network"
    )
  }

  @Test func `without a common name everything is compared as one`() throws {
    let base = "date,ad unit,impressions\n2026-09-01,a,10\n2026-09-01,b,10\n"
    let other = "date,zone,impressions\n2026-09-01,x,9\n2026-09-01,y,9\n"
    let comparison = try ReportComparison(try report(base), try report(other))
    #expect(comparison.join == .whole)
    #expect(comparison.all.gap(.impressions).text == "-10.0 %")
    var map = ReportMap()
    map.units = ["x": "a", "y": "b"]
    let mapped = try ReportComparison(try report(base), try report(other), map)
    #expect(mapped.units.map(\.name) == ["a", "b"])
  }

  /// The units of two reports that have these names, as they are joined.
  private func joined(_ base: [String], _ other: [String], _ map: ReportMap = ReportMap()) throws
    -> [[String]]
  {
    func rows(_ names: [String]) -> String {
      names.map { "2026-09-01,\"\($0)\",10\n" }.joined()
    }
    let comparison = try ReportComparison(
      try report("date,ad unit,impressions\n" + rows(base)),
      try report("date,placement,impressions\n" + rows(other)), map)
    guard comparison.join == .names else { return [] }
    return comparison.units.filter { !$0.others.isEmpty }.map { [$0.name ?? ""] + $0.others }
      .sorted { $0[0] < $1[0] }
  }

  @Test func `of a path the last level is enough, where no other unit has it`() throws {
    let paths = ["reader (12) » Home banner (34)", "reader (12) » Shop"]
    #expect(
      try joined(paths, ["home-banner", "Shop"]) == [
        [paths[0], "home-banner"], [paths[1], "Shop"],
      ])
    #expect(
      try joined(["/123/app/Home", "/123/app/Shop"], ["Shop"]) == [["/123/app/Shop", "Shop"]])
    #expect(
      try joined(["a » Home", "b » Home", "a » Shop"], ["Home", "Shop"]) == [["a » Shop", "Shop"]])
    #expect(try joined(["a » Home", "b » Home"], ["b » Home"]) == [["b » Home", "b » Home"]])
    #expect(try joined(["a » Home", "Home"], ["Home"]) == [["Home", "Home"]])
    var map = ReportMap()
    map.units = ["x": "a » Home"]
    #expect(try joined(["a » Home", "b » Home"], ["x"], map) == [["a » Home", "x"]])
    #expect(map.units(inNoneOf: [try report("date,unit,clicks\n2026-09-01,a » Home,1\n")]) == ["x"])
  }

  @Test func `amounts of millionths are taken as such, and it is said`() throws {
    let base = "date,ad unit,impressions,revenue\n2026-09-01,a,100,0.50\n2026-09-02,a,90,0.45\n"
    let other = "date,ad unit,impressions,revenue\n2026-09-01,a,98,490000\n2026-09-02,a,88,441000\n"
    for (one, two) in [(base, other), (other, base)] {
      let comparison = try ReportComparison(try report(one), try report(two))
      #expect(abs(comparison.all.gap(.revenue).hundredths ?? 9999) < 300)
      let notes = (comparison.base.notes + comparison.other.notes).map(\.sentence)
      #expect(notes.contains { $0.hasSuffix("taken as millionths: an assumption") })
    }
    let named = try report(other.replacing("revenue", with: "revenue_micros"))
    #expect(named.cells.map(\.counts.revenue) == [490_000, 441_000])
    #expect(
      named.notes.map(\.sentence) == [
        "amounts in \"revenue_micros\" are taken as millionths, as it says"
      ])
    // A hundred is a hundred, and one day of a million no rule.
    for text in [
      other.replacing("490000", with: "49").replacing("441000", with: "44"),
      other.replacing("441000", with: "0.44"),
    ] {
      #expect(try ReportComparison(try report(base), try report(text)).other.notes.isEmpty)
    }
  }

  @Test func `a placement in several units is found`() throws {
    let rows = (1...5).flatMap { day in
      ["a", "b"].map { "2026-09-0\(day),\($0),p,\(100 + day),\(day)\n" }
    }.joined()
    let other = try report("date,ad unit,placement,impressions,clicks\n" + rows)
    let comparison = try ReportComparison(other, other)
    #expect(comparison.sameFigures == [["a", "b"]])
  }
}
