import Playing
import Observing
import Scenarios
import Screen
import StageUI
import Testing

/// Going through the list of ads.
@Suite(.serialized) @MainActor struct UnitFlowTests {
  @Test(arguments: ["2", "3", "4", "5"])
  func `a room says how one leaves it, and Esc does`(_ key: Character) throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.advance(.seconds(1))
    stage.press(key)
    #expect(stage.screen.contains("1 stage"))
    #expect(!stage.screen.contains("Who counted?"))
    stage.press(.escape)
    #expect(stage.screen.contains("Who counted?"))
  }

  @Test func `an ad that was dismissed is not marked as loaded`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(2))
    let row = { stage.screen.split(separator: "\n").first { $0.contains("feed card") } }
    #expect(row()?.contains("◉") == true)
    stage.press("x")
    #expect(row()?.contains("○") == true, "\(stage.screen)")
  }

  @Test func `wide windows have the list's headings whole, and the header leaves out whole words`()
    throws
  {
    let wide = try StagePlayer(width: 160, height: 50)
    #expect(wide.screen.contains("rewarded interstitial"))
    let narrow = try StagePlayer(width: 80, height: 24)
    narrow.advance(.seconds(1))
    #expect(narrow.screen.split(separator: "\n").first?.contains("…") == false)
  }

  @Test(arguments: [100, 80, 60])
  func `at the start the arrow moves to the next ad, and Enter taps it`(width: Int) throws {
    let stage = try StagePlayer(width: width, height: 24)
    #expect(stage.screen.contains("feed card"))
    #expect(stage.screen.contains("›   [ Install ]    ‹"))
    stage.press(.down)
    stage.advance(.seconds(2))
    #expect(stage.stage.unit == "reader")
    #expect(stage.screen.contains("Ten slow walks"))
    stage.press(.enter)
    stage.expect(both: Counted(impressions: 1, clicks: 1))
    stage.press(.escape)
    stage.press(.down)
    #expect(stage.stage.unit == "video")
  }

  @Test func `Enter in the list never taps the ad of another unit`() throws {
    let stage = try StagePlayer()
    stage.session.perform(.set(Change(unit: "reader", \.outcome, .noFill)))
    stage.press(.down)
    stage.advance(.seconds(2))
    #expect(stage.session.adOnScreen == "feed#1")
    #expect(stage.screen.contains("⏎ load"))
    stage.press(.enter)
    #expect(stage.newest?.name == "reader#2")
    #expect(stage.session.ledgers["feed#1"]?.google.clicks == 0)
  }

  @Test func `moving in the list loads and shows each ad`() throws {
    let stage = try StagePlayer()
    for (unit, headline) in [
      ("reader", "Ten slow walks"), ("video", "Night Trains"), ("urls", "Paper Planes"),
      ("world", "東京の桜"), ("banner", "Slow Ferries"),
    ] {
      stage.press(.down)
      stage.advance(.seconds(2))
      #expect(stage.stage.unit == unit)
      #expect(stage.ad?.state == .onScreen, "\(unit)")
      #expect(stage.screen.contains(headline))
    }
    stage.press(.end)
    #expect(stage.stage.unit == "welcome")
    stage.press(.down)
    #expect(stage.stage.unit == "welcome")
    stage.press(.home)
    #expect(stage.stage.unit == "feed")
    #expect(stage.screen.contains("Lakeside Puzzle"))
  }

  @Test func `a late ad does not replace the one on screen`() throws {
    let stage = try StagePlayer()
    stage.press(.down)
    stage.advance(.seconds(1))
    #expect(stage.screen.contains("Ten slow walks"))
    stage.press("r")
    stage.press(.up)
    #expect(stage.stage.unit == "feed")
    stage.advance(.seconds(1))
    #expect(stage.screen.contains("Lakeside Puzzle"))
  }

  @Test func `panes wrap around in both directions`() throws {
    let stage = try StagePlayer()
    var panes: [PaneName] = []
    for _ in 0..<4 {
      panes.append(stage.stage.pane)
      stage.press(.right)
    }
    #expect(panes == [.ads, .device, .ledgers, .trace])
    stage.press("h")
    #expect(stage.stage.pane == .trace)
  }

  @Test func `a failed ad shows a notice and keeps the one on the phone and its counts`() throws {
    let stage = try StagePlayer()
    stage.session.perform(.set(Change(unit: "feed", \.outcome, .noFill)))
    stage.press("r")
    stage.advance(.seconds(1))
    #expect(stage.text(of: .ads).contains("feed card ✕"))
    #expect(stage.screen.contains("No line had an ad; the ad on the phone stays."))
    #expect(stage.ad?.name == "feed#1")
    stage.press("x")
    #expect(stage.text(of: .ledgers).contains("no ad: 2 networks asked"))
  }

  @Test func `the assets show what the network sent and what became of it`() throws {
    let stage = try StagePlayer(width: 160, height: 40)
    stage.press("2")
    let said = stage.text(of: .ledgers)
    #expect(said.contains("headline → headline Lakeside Puzzle"))
    #expect(said.contains("ageRating → extraAssets[\"ageRating\"] everyone"))
    stage.press("1")
    #expect(stage.text(of: .ledgers).contains("impressions"))
  }
}
