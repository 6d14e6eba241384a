import Playing
import Scenarios
import Screen
import StageUI
import Testing

/// The table of discrepancies as rows of text.
@Suite(.serialized) @MainActor struct DiscrepancyTableTests {
  private func rows(_ name: String, withCauses: Bool = true) throws -> [String] {
    var repetition = Repetition(try .inLibrary(name), firstSeed: 1)
    for _ in 0..<2 { repetition.play() }
    return DiscrepancyTable.rows(repetition.discrepancy, withCauses: withCauses)
  }

  @Test func `rewards have columns if there are any`() throws {
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

  @Test func `runs without an ad say what was forced, above no table`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.force(.outcome(.noFill))
    stage.advance(.seconds(2))
    var repetition = Repetition(stage.session.scenario, firstSeed: 1)
    repetition.play()
    stage.press("D")
    stage.stage.discrepancy = DiscrepancyProgress(outcome: .counted(repetition.discrepancy))
    #expect(stage.screen.contains("No line had an ad, so there is nothing to compare."))
    #expect(stage.screen.contains("Forced: "))
    #expect(!stage.screen.contains("gap"))
  }

  @Test func `a gap has a sign and is followed by its rule`() throws {
    let row = try #require(rows("covered-and-stuck").first { $0.hasPrefix("lost") })
    #expect(row.hasSuffix("0        2  no base  reward-not-reported ×2"))
  }
}
