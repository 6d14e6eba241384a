import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Header, phone, counts, footer, and ⏎ speak of one ad: the chosen one.
@Suite(.serialized) @MainActor struct OneAdFlowTests {
  /// A stage after a second with the first ad, and then this unit chosen in the list.
  private func stage(at unit: String, after time: Duration = .seconds(1)) throws -> StagePlayer {
    let stage = try StagePlayer()
    stage.advance(.seconds(2))
    stage.click(.unit(unit))
    stage.advance(time)
    return stage
  }

  private func phone(_ stage: StagePlayer) -> String { stage.text(of: .device) }

  @Test(arguments: [0, 300, 2000])
  func `every click on the way to a full-screen ad and on is in the counts shown`(
    milliseconds: Int
  ) throws {
    for keys: [Key.Code] in [[.left, .down], [.down]] {
      let stage = try StagePlayer()
      func press(_ key: Key.Code) {
        let before = stage.session.ledgers.ads.map(\.networks.clicks)
        let shown = stage.ad?.name
        stage.press(key)
        for (ad, clicks) in zip(stage.session.ledgers.ads, before)
        where ad.networks.clicks != clicks { #expect(ad.name == shown) }
        stage.advance(.milliseconds(milliseconds))
      }
      if keys.count > 1 { press(keys[0]) }
      for _ in 0..<6 { press(.down) }
      for key: Key.Code in [.enter, .enter, .down, .enter] { press(key) }
      #expect(stage.screen.contains(stage.stage.unit))
    }
  }

  @Test func `a full-screen ad that is loaded stands on the phone as a card`() throws {
    let stage = try stage(at: "break")
    #expect(phone(stage).contains("between levels"))
    #expect(phone(stage).contains("interstitial, loaded"))
    #expect(phone(stage).contains("›[ Show it ⏎ ]‹"))
    #expect(!phone(stage).contains("Install"))
    #expect(stage.screen.contains("⏎ show"))
    stage.press(.enter)
    #expect(phone(stage).contains("Harbour Lights"))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `nothing is counted behind a card, and the ad goes on where it was`() throws {
    let stage = try StagePlayer()
    stage.advance(.milliseconds(500))
    stage.click(.unit("break"))
    stage.advance(.seconds(10))
    #expect(stage.session.ledgers["feed#1"]?.google.impressions == 0)
    stage.press(.home)
    #expect(phone(stage).contains("Lakeside Puzzle"))
    stage.advance(.seconds(1))
    #expect(stage.ad?.name == "feed#1")
    stage.expect(both: Counted(impressions: 1))
    let inputs = stage.session.journal.entries.filter { $0.message == "visible" }
    #expect(inputs.map { $0.data["visible"] } == [.bool(false), .bool(true)])
  }

  @Test func `a card shows how far its ad has come`() throws {
    let stage = try stage(at: "video", after: .zero)
    #expect(phone(stage).contains("native, loading …"))
    #expect(!phone(stage).contains("⏎"))
    stage.advance(.seconds(1))
    #expect(phone(stage).contains("Night Trains"))
    stage.press("x")
    #expect(phone(stage).contains("native, gone"))
    #expect(phone(stage).contains("[ Load it ⏎ ]"))
    stage.session.perform(.set(Change(unit: "video", \.outcome, .noFill)))
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(phone(stage).contains("native, no ad"))
  }

  @Test func `Enter on a loading full-screen ad shows it when it comes, without a second request`()
    throws
  {
    let stage = try stage(at: "break", after: .zero)
    stage.press(.enter)
    #expect(!stage.state.device.isCovered)
    stage.advance(.seconds(1))
    #expect(stage.state.device.isCovered)
    #expect(stage.ad?.name == "break#1")
  }

  @Test func `a full-screen ad that was left before it came does not come up by itself later`()
    throws
  {
    let stage = try stage(at: "break", after: .zero)
    stage.press(.enter)
    stage.press(.down)
    stage.advance(.seconds(1))
    stage.press(.up)
    stage.advance(.seconds(1))
    #expect(!stage.state.device.isCovered)
    #expect(phone(stage).contains("interstitial, loaded"))
  }

  @Test(arguments: ["p", "m"] as [Character])
  func `a video in the feed is not played behind the card of another ad`(_ key: Character) throws {
    let stage = try stage(at: "video", after: .seconds(2))
    stage.click(.unit("coins"))
    stage.advance(.seconds(1))
    let before = stage.session.journal.entries.count
    stage.press(key)
    #expect(stage.session.journal.entries.count == before)
    #expect(stage.screen.contains("This ad is not on the phone."))
  }

  @Test func `another ad is chosen only once nothing covers the app`() throws {
    let stage = try stage(at: "break")
    stage.press(.enter)
    stage.click(.unit("coins"))
    #expect(stage.stage.unit == "break")
    #expect(stage.screen.contains("Press Esc to close it first."))
  }

  @Test func `a click on the card's button shows the ad wherever the focus is`() throws {
    let stage = try stage(at: "break")
    stage.stage.pane = .trace
    #expect(!phone(stage).contains("›[ Show it"))
    stage.click(.adCard)
    #expect(stage.state.device.isCovered)
  }
}
