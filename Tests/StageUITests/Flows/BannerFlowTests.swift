import Scenarios
import Playing
import Observing
import Screen
import Simulation
import StageUI
import Testing

/// Banners, by keyboard.
@Suite(.serialized) @MainActor struct BannerFlowTests {
  private func stage(_ scenario: String = "banner") throws -> StagePlayer {
    let stage = StagePlayer(try .inLibrary(scenario), unit: nil, size: Size(width: 120, height: 40))
    stage.advance(.seconds(2))
    return stage
  }

  @Test func `a banner is seen, tapped, its page closed, and the banner dismissed`() throws {
    let stage = try stage()
    #expect(stage.screen.contains("Tea at Four"))
    #expect(stage.ad?.google.impressions == 1)
    stage.press(.enter)
    #expect(stage.ad?.google.clicks == 1)
    #expect(stage.screen.contains("✕ Close") || stage.screen.contains("× Close"))
    stage.press(.escape)
    #expect(stage.screen.contains("[ Brew ]"))
    stage.press("x")
    #expect(stage.ad?.state == .dismissed)
    #expect(!stage.screen.contains("[ Brew ]"))
  }

  @Test func `a banner's ledgers agree and show no flags`() throws {
    let stage = try stage()
    stage.press(.enter)
    let books = stage.text(of: .ledgers)
    #expect(books.contains("Who sees? Sample SDK (always)"))
    #expect(books.contains("The network saw the impression and the click"))
    #expect(!books.contains("switch"))
  }

  @Test func `which ad of the banner it is, and when the next one comes, is said by the second`()
    throws
  {
    let stage = try stage("banner-refresh")
    let turn = {
      stage.text(of: .ledgers).firstMatch(of: #/(\d)\w\w ad · refresh in (\d+) s/#)?.output
    }
    let first = try #require(turn())
    #expect(first.1 == "1")
    stage.advance(.seconds(1))
    #expect(Int(try #require(turn()).2) == (Int(first.2) ?? 0) - 1)
    stage.advance(.seconds((Int(first.2) ?? 0) + 1))
    #expect(try #require(turn()).1 == "2", "\(stage.screen)")
  }

  @Test func `no asset of a banner is shown as lost`() throws {
    let stage = try stage()
    stage.press("2")
    #expect(stage.text(of: .ledgers).contains("The network draws this ad itself"))
    #expect(!stage.text(of: .ledgers).contains("Tea at Four"))
  }

  @Test(arguments: ["u", "U"] as [Character])
  func `a banner has no flags to change`(_ key: Character) throws {
    let stage = try stage()
    let before = stage.session.journal.entries.count
    stage.press(key)
    #expect(stage.session.journal.entries.count == before)
    #expect(stage.screen.contains("A banner has no flags: its network always sees the user."))
  }

  @Test func `of a banner of SDK 7 it says whose impressions are whose`() throws {
    let stage = StagePlayer(
      try .inLibrary("older-banner-and-break"), size: Size(width: 120, height: 40))
    stage.press("u")
    #expect(
      stage.screen.contains(
        "A banner of SDK 7 has no flags: both sides see its impressions, the network its clicks."))
    #expect(stage.text(of: .ledgers).contains("impressions both (always)"))
    stage.advance(.seconds(2))
    #expect(stage.text(of: .ledgers).contains("Google and the network each counted the impression"))
  }

  @Test func `a banner is clicked with the mouse where it is drawn`() throws {
    let stage = try stage()
    stage.click(.target(.banner))
    #expect(stage.ad?.google.clicks == 1)
  }

  @Test func `a banner's options are its size and refresh`() throws {
    let stage = try stage()
    stage.press("o")
    #expect(stage.screen.contains("banner size"))
    #expect(!stage.screen.contains("preferred AdChoices position"))
    stage.press(.right)
    stage.advance(.seconds(1))
    #expect(stage.state.options.size == .largeBanner)
    stage.press(.down)
    stage.press(.right)
    #expect(stage.state.options.refresh == .seconds(30))
    stage.press(.right)
    #expect(stage.state.options.refresh == nil)
  }

  @Test func `changing the size twice quickly loads both sizes in turn`() throws {
    let stage = try stage()
    stage.press("o")
    stage.press(.right)
    stage.press(.right)
    stage.press(.escape)
    stage.advance(.seconds(2))
    #expect(stage.ad?.name == "strip#3")
    #expect(stage.state.device.adFrame?.height == 250)
    #expect(stage.session.findings == [])
  }

  @Test func `a banner refreshes while visible, and the new ad's counts are shown`() throws {
    let stage = try stage("banner-refresh")
    stage.advance(.seconds(32))
    #expect(stage.ad?.name == "strip#2")
    #expect(stage.ad?.state == .onScreen)
    #expect(stage.ad?.google.impressions == 1)
  }
}
