import CSV
import Catalogue
import Observing
import Testing

/// A unit that nothing is joined to may have another name, which is said with the map that joins it.
struct LikelyNameTests {
  private func doubts(_ rows: [(day: Int, name: String, count: Int)]) throws -> [String] {
    var files = ["Date,Ad unit,Impressions,Clicks\n", "Date,Placement,Impressions,Clicks\n"]
    for day in 1...10 {
      for (name, count) in [("Home", 1000), ("Shop", 400)] {
        files[0] += "\(ReasonCase.date(day)),\(name),\(count),\(count / 20)\n"
      }
    }
    for row in rows {
      files[1] += "\(ReasonCase.date(row.day)),\(row.name),\(row.count),\(row.count / 20)\n"
    }
    let base = try ReportStream.read(Array(files[0].utf8))
    let other = try ReportStream.read(Array(files[1].utf8))
    let comparison = try ReportComparison(base, other)
    return ReportText.doubts(Explanation(comparison, CauseRatios(), files: ("g.csv", "n.csv")))
  }

  private func rows(_ name: String, _ count: Int, _ days: ClosedRange<Int> = 1...10)
    -> [(day: Int, name: String, count: Int)]
  {
    days.map { ($0, name, count) }
  }

  @Test func `a name of the same size may be it`() throws {
    #expect(
      try doubts(rows("Home", 970) + rows("corner", 390)) == [
        """
        Shop, 28.6 % of all impressions, is not compared: n.csv has no such name. "corner" may be it: \
        --map FILE with {"units": {"corner": "Shop"}}.
        """
      ])
  }

  @Test func `names that have its name in theirs may be it together`() throws {
    let said = try doubts(rows("Shop", 390) + rows("Home A", 500) + rows("Home B", 460))
    #expect(said.count == 1)
    #expect(said.first?.contains(#""Home A", "Home B" together may be it"#) == true, "\(said)")
    #expect(said.first?.hasSuffix(#"{"units": {"Home A": "Home", "Home B": "Home"}}."#) == true)
  }

  @Test func `from a day on it may have another`() throws {
    let said = try doubts(
      rows("Home", 970, 1...6) + rows("Shop", 390) + rows("home_2026", 960, 7...10))
    #expect(said.count == 1)
    #expect(
      said.first?.hasPrefix("Nothing is joined to Home from \(ReasonCase.date(7)) on.") == true)
    #expect(said.first?.hasSuffix(#"{"units": {"home_2026": "Home"}}."#) == true, "\(said)")
  }

  @Test(arguments: [40, 4000])
  func `one of another size is none`(_ count: Int) throws {
    #expect(try doubts(rows("Home", 970) + rows("corner", count)) == [])
  }
}
