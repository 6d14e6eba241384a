import Catalogue
import Observing
import Playing
import Screen
import StageUI
import Testing

/// `Y`: why the reports differ that the stage was opened with.
@Suite(.serialized) @MainActor struct ReportsFlowTests {
  /// Ten days of two units; of each figure the network has a part of Google's.
  private func report(clicks: Double = 1, impressions: Double = 1, revenue: Double = 1) throws
    -> Report
  {
    var text = "Date,Ad unit,Impressions,Clicks,Revenue (USD)\n"
    for day in 10...19 {
      for (unit, size) in [("feed", 9000), ("level", 4000)] {
        let seen = size + day * 97 % 211
        text += "2026-09-\(day),\(unit),\(Int(Double(seen) * impressions)),"
        text += "\(Int(Double(seen / 20) * clicks)),\(Double(seen) * impressions * revenue / 100)\n"
      }
    }
    return try ReportStream.read(Array(text.utf8))
  }

  private func explained(_ network: Report, _ name: String) throws -> Explanation {
    Explanation(
      try ReportComparison(try report(), network), CausePlayer.ratios(),
      files: ("google.csv", name))
  }

  private func player(width: Int = 120, _ reports: [Report]? = nil) throws -> StagePlayer {
    let player = try StagePlayer(width: width, height: 40)
    let reports = try reports ?? [try report(clicks: 0.6), try report(impressions: 0.5)]
    player.stage.reports = try zip(reports, ["lake.csv", "hill.csv"]).map {
      try explained($0.0, $0.1)
    }
    return player
  }

  @Test func `reports in order have their verdict`() throws {
    let player = try player([try report()])
    player.press("Y")
    #expect(player.screen.contains("Within what is usual: no cause explains these counts better."))
  }

  @Test func `a filter that matches nothing says so`() throws {
    let player = try player()
    player.press("Y")
    for letter in "/quagga" { player.press(letter) }
    #expect(player.screen.contains("No matching entry."))
    #expect(!player.screen.contains("No reports were opened"))
  }

  @Test func `a reason that no scenario shows says so`() throws {
    let player = try player([try report(revenue: 0.7)])
    player.press("Y")
    let before = player.wishes.count
    player.press(.enter)
    #expect(player.wishes.count == before && player.stage.notice == Notice(.noSceneOfReason))
    #expect(player.screen.contains("No scenario shows this reason."))
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

  /// Of two units the second has lost clicks; figures are as long as months make them.
  private func table(_ width: Int, _ impressions: Int = 123_456) throws -> [String] {
    let names = ["reader » A very long name of a unit", "reader » Level end"]
    func text(_ head: String, _ clicks: [Int]) -> String {
      head
        + (10...19).flatMap { day in
          zip(names, clicks).map {
            "2026-09-\(day),\"\($0)\",\(impressions),\($1 + day * 31 % 101),\(impressions / 100)\n"
          }
        }.joined()
    }
    let base = text("Date,Instance Name,Impressions,Clicks,Revenue\n", [90_000, 50_000])
    let other = text("Date,Placement,Impressions,Clicks,Revenue\n", [89_000, 20_000])
    let comparison = try ReportComparison(
      try ReportStream.read(Array(base.utf8)), try ReportStream.read(Array(other.utf8)))
    return ReportTable(Explanation(comparison, CausePlayer.ratios()), width: width, lines: 60).rows
  }

  @Test func `what a gap is said to be stays in a narrow table, and a faulty unit comes first`()
    throws
  {
    let rows = try table(78)
    #expect(rows.allSatisfy { $0.count <= 78 })
    #expect(rows[0].contains("LevelPlay") && !rows[0].contains("Unity"))
    #expect(rows[1].hasPrefix("reader » Level end ") && rows[2].hasSuffix(" fault"), "\(rows)")
    #expect(rows[4].hasPrefix("… A very long nam… "), "\(rows)")
    #expect(try table(78, 1_234_567).allSatisfy { $0.count <= 78 })
    #expect(try table(120)[1].hasPrefix("reader » Level end "))
  }

  @Test func `units with different gaps have a reason each`() throws {
    var rows = "Date,Ad unit,Impressions,Clicks,Revenue (USD)\n"
    for day in 10...19 {
      for (unit, size, impressions, clicks) in [("feed", 9000, 0.5, 1), ("level", 4000, 1, 0.3)] {
        let seen = size + day * 97 % 211
        rows += "2026-09-\(day),\(unit),\(Int(Double(seen) * impressions)),"
        rows += "\(Int(Double(seen / 20) * clicks)),\(Double(seen) / 100)\n"
      }
    }
    let player = try player([try ReportStream.read(Array(rows.utf8))])
    player.press("Y")
    #expect(player.screen.contains("1  in feed alone: the network's rule for an impression"))
    #expect(player.screen.contains("2  in level alone: the network removed invalid clicks"))
    #expect(!player.screen.contains("Units with another first reason:"))
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
