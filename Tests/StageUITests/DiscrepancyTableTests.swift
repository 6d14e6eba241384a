import Playing
import Screen
import StageUI
import Testing

/// How far the ledgers are apart, as rows of text.
@Suite(.serialized) @MainActor struct DiscrepancyTableTests {
  private func rows(_ name: String, withCauses: Bool = true) throws -> [String] {
    var repetition = Repetition(try .inLibrary(name), firstSeed: 1)
    for _ in 0..<2 { repetition.play() }
    return DiscrepancyTable.rows(repetition.discrepancy, withCauses: withCauses)
  }

  @Test func `Rewards have columns where somebody has some`() throws {
    #expect(
      try rows("rewarded") == [
        "                 impressions             clicks                  rewards",
        "line        ads  Google  network    gap  Google  network    gap  Google  network    gap  broken rules",
        "Sample SDK    6       6        6  0.0 %       2        2  0.0 %       4        4  0.0 %  –",
      ])
    #expect(
      try rows("interstitial", withCauses: false) == [
        "                         impressions             clicks",
        "line                ads  Google  network    gap  Google  network    gap",
        "break · Sample SDK    2       2        2  0.0 %       2        2  0.0 %",
        "clip · Sample SDK     2       2        2  0.0 %       2        2  0.0 %",
      ])
  }

  @Test func `A gap has its sign, and its rule at the end`() throws {
    let row = try #require(rows("covered-and-stuck").first { $0.hasPrefix("lost") })
    #expect(row.hasSuffix("0        2  +100.0 %  reward-not-reported ×2"))
  }
}
