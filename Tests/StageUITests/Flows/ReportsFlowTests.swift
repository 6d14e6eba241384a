import Observing
import Playing
import Screen
import StageUI
import Testing

/// `Y`: why the reports differ that the stage was opened with.
@Suite(.serialized) @MainActor struct ReportsFlowTests {
  /// Ten days of two units; of each figure the network has a part of Google's.
  private func report(clicks: Double = 1, impressions: Double = 1) throws -> Report {
    var text = "Date,Ad unit,Impressions,Clicks,Revenue (USD)\n"
    for day in 10...19 {
      for (unit, size) in [("feed", 9000), ("level", 4000)] {
        let seen = size + day * 97 % 211
        text += "2026-09-\(day),\(unit),\(Int(Double(seen) * impressions)),"
        text += "\(Int(Double(seen / 20) * clicks)),\(Double(seen) * impressions / 100)\n"
      }
    }
    return try ReportStream.read(Array(text.utf8))
  }

  private func explained(_ network: Report, _ name: String) throws -> Explanation {
    Explanation(
      try ReportComparison(try report(), network), CausePlayer.ratios(),
      files: ("google.csv", name))
  }

  private func player(width: Int = 120) throws -> StagePlayer {
    let player = try StagePlayer(width: width, height: 40)
    player.stage.reports = [
      try explained(try report(clicks: 0.6), "lake.csv"),
      try explained(try report(impressions: 0.5), "hill.csv"),
    ]
    return player
  }

  @Test(arguments: [80, 120, 160])
  func `the cause, its share and both counts are on one screen`(_ width: Int) throws {
    let player = try player(width: width)
    player.press("Y")
    #expect(player.screen.contains("Likely reasons, the likeliest first:"))
    #expect(player.screen.contains("1  the network removed invalid clicks later; or"))
    #expect(player.screen.contains("google.csv and lake.csv"))
    #expect(player.screen.contains("over 99 %"))
    #expect(player.screen.contains("-40"))
    let figures = player.screen.split(separator: "\n").filter { $0.contains(" clicks  ") }
    #expect(figures.count > 1 && figures.allSatisfy { !$0.contains("…") })
  }

  @Test func `the chosen reason is opened where a scenario shows it`() throws {
    let player = try player()
    player.press("Y")
    let before = player.wishes.count
    player.press(.enter)
    #expect(player.wishes.dropFirst(before) == [.open(scenario: "lost-on-the-way")])
    #expect(player.stage.overlay == nil)
    player.press("Y")
    #expect(player.screen.contains("the network is not told of clicks"))
  }

  @Test func `a row of the table is only read`() throws {
    let player = try player()
    player.press("Y")
    let before = player.wishes.count
    player.press(.end)
    player.press(.enter)
    #expect(player.wishes.count == before && player.stage.overlay != nil)
  }

  @Test func `each network has a tab`() throws {
    let player = try player()
    player.press("Y")
    player.press(.right)
    #expect(player.screen.contains("the network is not told of impressions"))
    player.press(.right)
    #expect(player.screen.contains("the network is not told of clicks"))
  }

  @Test func `without reports the list says how they are opened`() throws {
    let player = try StagePlayer()
    player.press("Y")
    #expect(player.screen.contains("No reports were opened: adplay explain"))
    player.press(.escape)
    #expect(player.stage.overlay == nil)
  }
}
