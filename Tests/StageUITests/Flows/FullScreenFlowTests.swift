import AdServing
import Observing
import Playing
import GoogleMobileAds
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Full-screen ads, by keyboard.
@Suite(.serialized) @MainActor struct FullScreenFlowTests {
  /// A stage with this unit chosen in the list.
  private func player(at unit: String) throws -> StagePlayer {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    while stage.stage.unit != unit { stage.press(.down) }
    stage.advance(.seconds(1))
    return stage
  }

  private func focus(_ stage: StagePlayer) -> Target? { stage.stage.focusedTarget(stage.state) }

  @Test(arguments: ["break", "coins", "bonus", "welcome"])
  func `moving to a full-screen ad loads it and covers nothing`(_ unit: String) throws {
    let stage = try player(at: unit)
    #expect(stage.ad?.state == .loaded)
    #expect(!stage.state.device.isCovered)
    stage.press(.enter)
    #expect(stage.state.device.isCovered)
  }

  @Test func `Enter shows the ad, Tab moves between buttons, Esc closes one thing at a time`()
    throws
  {
    let stage = try player(at: "break")
    stage.press(.enter)
    stage.expect(both: Counted(impressions: 1))
    #expect(focus(stage) == .close)
    stage.press(.tab)
    #expect(focus(stage) == .callToAction)
    stage.press(.tab)
    #expect(focus(stage) == .close)
    stage.press(.tab)
    stage.press(.enter)
    stage.expect(both: Counted(impressions: 1, clicks: 1))
    #expect(stage.screen.contains("sample.example"))
    stage.press(.escape)
    #expect(stage.state.device.targets == [.close, .callToAction])
    stage.press(.escape)
    #expect(!stage.state.device.isCovered)
    #expect(stage.ad?.state == .dismissed)
    #expect(stage.state.ad?.findings == [])
  }

  @Test func `arrows move within the ad, and in the list once it is closed`() throws {
    let stage = try player(at: "break")
    stage.press(.enter)
    #expect(stage.state.device.isCovered)
    stage.press(.down)
    #expect(focus(stage) == .callToAction)
    stage.press(.end)
    #expect(stage.stage.unit == "break")
    stage.press(.escape)
    #expect(!stage.state.device.isCovered)
    stage.press(.down)
    #expect(stage.stage.unit == "coins")
  }

  @Test func `an ad that was shown is loaded again before it is shown again`() throws {
    let stage = try player(at: "break")
    stage.press(.enter)
    stage.press(.escape)
    stage.press(.enter)
    #expect(stage.newest?.name == "break#2")
    stage.advance(.seconds(1))
    #expect(stage.ad?.name == "break#2")
    #expect(stage.ad?.state == .onScreen)
  }

  @Test func `Esc twice force-closes an ad that can't be closed`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.press(.escape)
    #expect(stage.state.device.isCovered)
    #expect(stage.screen.contains("Press Esc again to force it"))
    stage.press(.escape)
    #expect(!stage.state.device.isCovered)
    #expect(stage.state.ad?.findings == [])
    // There is room for another ad, and the old one counts nothing more.
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.ad?.name == "coins#2")
    #expect(stage.state.device.isCovered)
    stage.advance(.seconds(60))
    #expect(stage.state.ledgers["coins#1"]?.networks.rewards == 0)
  }

  @Test func `another key between the two cancels the force close`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.press(.escape)
    stage.press(.tab)
    stage.press(.escape)
    #expect(stage.state.device.isCovered)
    #expect(stage.state.ad?.findings == [])
  }

  @Test func `an ad that can be closed is never force-closed`() throws {
    let stage = try player(at: "break")
    stage.press(.enter)
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.state.ad?.findings == [])
    #expect(stage.newest?.life.state == .dismissed)
  }

  @Test func `leaving early asks first, and staying earns the reward once`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.press(.escape)
    #expect(stage.state.device.isCovered, "there is nothing to close yet")
    stage.advance(.seconds(5))
    #expect(stage.screen.contains("10 coins in 5 s"))
    stage.press(.escape)
    #expect(stage.screen.contains("Lose the reward?"))
    #expect(focus(stage) == .keepWatching)
    stage.advance(.seconds(30))
    #expect(stage.screen.contains("10 coins in 5 s"))
    stage.press(.enter)
    stage.advance(.seconds(5))
    #expect(stage.screen.contains("10 coins earned"))
    stage.press(.escape)
    #expect(stage.ad?.google.rewards == 1)
    #expect(stage.ad?.networks.rewards == 1)
    #expect(stage.screen.contains("The reward came while the ad covered"))
  }

  @Test func `Esc answers the question with staying`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.advance(.seconds(5))
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.screen.contains("10 coins in 5 s"))
    stage.advance(.seconds(5))
    #expect(stage.ad?.google.rewards == 1)
  }

  @Test func `Enter twice does not click an ad`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.press(.enter)
    #expect(stage.screen.contains("It can't be closed yet"))
    #expect(stage.ad?.networks.clicks == 0)
    stage.press(.tab)
    #expect(focus(stage) == .mute)
  }

  @Test func `dismissing a full-screen ad shows a notice and does nothing`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    let before = stage.session.journal.entries.count
    stage.press("x")
    #expect(stage.stage.notice?.text() == "A full-screen ad can't be dismissed; it closes itself.")
    #expect(stage.session.journal.entries.count == before)
  }

  @Test func `an ad dismissed without a callback is no longer on screen`() throws {
    let stage = try player(at: "break")
    stage.force(.fault(.dropsDismissal))
    stage.advance(.seconds(1))
    stage.press(.escape)
    #expect(!stage.state.device.isCovered)
    #expect(stage.text(of: .ledgers).contains("It left the screen; the app was not told."))
    #expect(!stage.text(of: .ledgers).contains("waits for"))
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.newest?.name == "break#3")
  }

  @Test func `an ad that never appeared is loaded again`() throws {
    let stage = try player(at: "break")
    stage.force(.fault(.dropsPresent))
    stage.advance(.seconds(1))
    #expect(stage.text(of: .ledgers).contains("Google asked the adapter to show it;"))
    stage.force(.nothing)
    stage.advance(.seconds(1))
    #expect(stage.state.device.isCovered)
  }

  @Test func `leaving early earns nothing`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.advance(.seconds(5))
    stage.press(.escape)
    stage.press(.tab)
    #expect(focus(stage) == .close)
    stage.press(.enter)
    #expect(!stage.state.device.isCovered)
    stage.advance(.seconds(30))
    #expect(stage.ad?.networks.rewards == 0)
    #expect(stage.ad?.google.rewards == 0)
  }

  @Test func `the countdown stops while time is paused`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.advance(.seconds(3))
    stage.press(" ")
    stage.advance(.seconds(60))
    #expect(stage.screen.contains("10 coins in 7 s"))
    stage.press(" ")
    stage.advance(.seconds(1))
    #expect(stage.screen.contains("10 coins in 6 s"))
  }

  @Test func `the countdown stops while the application is in the background`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.advance(.seconds(3))
    stage.press("b")
    #expect(stage.state.device.isInBackground)
    stage.advance(.seconds(60))
    stage.press("b")
    #expect(stage.screen.contains("10 coins in 7 s"))
    #expect(stage.state.ad?.findings == [])
  }

  @Test func `the next timer is the end of the countdown, not its next second`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    stage.press(">")
    #expect(stage.screen.contains("10 coins in 6 s"))
    #expect(stage.state.device.targets.contains(.close))
    stage.press(">")
    #expect(stage.screen.contains("10 coins earned"))
    stage.press(">")
    #expect(stage.stage.notice?.text() == "No timer is waiting.")
  }

  @Test func `the next timer is the end of the intro`() throws {
    let stage = try player(at: "bonus")
    stage.press(.enter)
    stage.press(">")
    #expect(stage.screen.contains("1 life in 8 s"))
  }

  @Test func `the intro waits while the application is in the background`() throws {
    let stage = try player(at: "bonus")
    stage.press(.enter)
    stage.advance(.milliseconds(1500))
    stage.press("b")
    stage.advance(.seconds(60))
    stage.press("b")
    #expect(stage.screen.contains("The ad starts in 4 s"))
    stage.advance(.milliseconds(3400))
    #expect(stage.screen.contains("The ad starts in 1 s"))
    stage.advance(.milliseconds(100))
    #expect(stage.screen.contains("1 life in 8 s"))
  }

  @Test func `a countdown changes the screen once a second`() throws {
    let stage = try player(at: "coins")
    stage.press(.enter)
    var changes = 0
    var last = stage.frame.canvas
    for _ in 0..<30 {
      stage.advance(.milliseconds(100))
      if stage.frame.canvas != last { changes += 1 }
      last = stage.frame.canvas
    }
    #expect(changes == 3)
  }

  @Test func `the intro continues by itself and can be declined`() throws {
    let stage = try player(at: "bonus")
    stage.press(.enter)
    #expect(stage.screen.contains("1 life for a short ad"))
    stage.press(.escape)
    stage.advance(.seconds(10))
    #expect(!stage.state.device.isCovered)
    stage.expect(both: .nothing)
    stage.press(.enter)
    stage.advance(.seconds(5))
    #expect(stage.screen.contains("1 life in 8 s"))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test(arguments: ["u", "U", "S"] as [Character])
  func `a full-screen ad has no flags to change`(_ key: Character) throws {
    let stage = try player(at: "break")
    let before = stage.session.journal.entries.count
    stage.press(key)
    #expect(
      stage.stage.notice?.text()
        == "A full-screen ad has no flags: its network always sees the user."
    )
    #expect(stage.session.journal.entries.count == before)
  }

  @Test(arguments: [(84, 50), (120, 40), (160, 50), (200, 60)])
  func `an ad and the page behind it fill the phone, however large it is`(
    width: Int, height: Int
  ) throws {
    let stage = StagePlayer(
      try .inLibrary("interstitial"), size: Size(width: width, height: height))
    stage.advance(.seconds(2))
    stage.press(.enter)
    func rowsBelow(_ text: String) throws -> Int {
      let rows = stage.lines(of: .device)
      return rows.count - 1 - (try #require(rows.lastIndex { $0.contains(text) }, "\(rows)"))
    }
    #expect(try rowsBelow("[ Pour ]") <= 4)
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.screen.contains("sample.example"))
    #expect(try rowsBelow("puzzles.") <= 8)
  }
}
