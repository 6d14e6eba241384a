import Playing
import Observing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Who counts, tried out at the keyboard.
@Suite(.serialized) @MainActor struct CountingFlowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let keys: String
    let flags: [String]
    let sentences: [String]
    var testDescription: String { keys.isEmpty ? "as it comes" : "after \(keys)" }
  }

  nonisolated static let cases = [
    Case(
      keys: "", flags: ["clicks [Google] Sample SDK", "impressions [Google] Sample SDK"],
      sentences: [
        "impression 1 ════════▶ 1", "click 1 ════════▶ 1",
        "Google saw the impression and the click; the adapter told the network.",
      ]),
    Case(
      keys: "u", flags: ["clicks Google [Sample SDK]", "impressions [Google] Sample SDK"],
      sentences: [
        "impression 1 ════════▶ 1 saw it was told", "click 1 ◀════════ 1 was told saw it",
        "The network saw the click; the adapter told Google.",
      ]),
    Case(
      keys: "U", flags: ["clicks [Google] Sample SDK", "impressions Google [Sample SDK]"],
      sentences: [
        "impression 1 ◀════════ 1 was told saw it", "click 1 ════════▶ 1 saw it was told",
        "Google saw the click; the adapter told the network.",
      ]),
    Case(
      keys: "uU", flags: ["clicks Google [Sample SDK]", "impressions Google [Sample SDK]"],
      sentences: [
        "impression 1 ◀════════ 1", "click 1 ◀════════ 1",
        "The network saw the impression and the click; the adapter told Google.",
      ]),
  ]

  @Test(arguments: cases)
  func `both ledgers agree, whoever counts, and the screen says who did`(_ test: Case) throws {
    let stage = try StagePlayer()
    for key in test.keys {
      stage.press(key)
      stage.advance(.milliseconds(400))
    }
    stage.expect(both: .nothing)
    stage.advance(.seconds(1))
    stage.expect(both: Counted(impressions: 1))
    stage.press(.enter)
    stage.expect(both: Counted(impressions: 1, clicks: 1))
    stage.press(.escape)
    stage.expect(both: Counted(impressions: 1, clicks: 1))

    let said = stage.text(of: .ledgers)
    for words in test.flags + test.sentences { #expect(said.contains(words)) }
    #expect(stage.screen.contains("agree ✓"))
    #expect(!stage.screen.contains("differ"))
  }

  @Test func `what was tried is counted, survives another world, and stays in its scenario`()
    throws
  {
    let stage = try StagePlayer()
    func expectTried(_ words: String, location: SourceLocation = #_sourceLocation) {
      #expect(
        stage.text(of: .ledgers).contains(words), "\(stage.screen)", sourceLocation: location)
    }
    stage.advance(.seconds(2))
    expectTried("0 of 4 ways tried · next: ⏎")
    stage.press(.enter)
    stage.press(.escape)
    expectTried("1 of 4 ways tried · next: u")
    stage.press("R")
    stage.advance(.seconds(2))
    expectTried("1 of 4 ways tried · next: u")
    stage.press("L")
    stage.type("google-tracks")
    stage.press(.enter)
    stage.advance(.seconds(2))
    expectTried("0 of 4 ways tried")
  }

  @Test func `what it says to press next leads through all four ways`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(2))
    for keys in ["⏎", "Esc", "u", "⏎", "Esc", "U", "⏎", "Esc", "u", "⏎"] {
      #expect(stage.text(of: .ledgers).contains("ways tried · next: \(keys)"), "\(stage.screen)")
      switch keys {
      case "⏎": stage.press(.enter)
      case "Esc": stage.press(.escape)
      default:
        stage.type(keys)
        stage.advance(.seconds(2))
      }
    }
    #expect(stage.text(of: .ledgers).contains("all 4 ways tried"))
  }

  @Test func `a flag toggles back`() throws {
    let stage = try StagePlayer()
    for expected in ["Google [Sample SDK]", "[Google] Sample SDK", "Google [Sample SDK]"] {
      stage.press("u")
      stage.advance(.milliseconds(400))
      #expect(stage.text(of: .ledgers).contains("clicks \(expected)"))
    }
  }

  @Test func `a flag pressed again during a load changes the same line`() throws {
    let stage = try StagePlayer()
    stage.press("u")
    stage.advance(.milliseconds(50))
    stage.press("u")
    stage.advance(.seconds(1))
    let lines = try #require(stage.session.scenario.unit("feed")).lines
    #expect(lines[0].flags.handlesUserClicks == nil)
    #expect(lines[1].flags.handlesUserClicks == false)
  }

  @Test func `a tap on AdChoices is a click in neither ledger`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.target(.adChoices))
    stage.expect(both: Counted(impressions: 1))
    #expect(stage.state.entries.contains { "\($0)".contains("adChoices") })
  }

  @Test(arguments: [Target.headline, .body, .icon, .media, .callToAction, .store, .price])
  func `a tap on any asset is one click in each ledger`(_ asset: Target) throws {
    let stage = try StagePlayer()
    stage.click(.target(asset))
    stage.expect(both: Counted(clicks: 1))
  }

  @Test func `out of view the second stops, and back in view it starts over`() throws {
    let stage = try StagePlayer()
    stage.advance(.milliseconds(600))
    stage.press("i")
    #expect(stage.screen.contains("ad out of view"))
    stage.advance(.seconds(5))
    stage.expect(both: .nothing)
    stage.press("i")
    stage.advance(.milliseconds(900))
    stage.expect(both: .nothing)
    stage.advance(.milliseconds(200))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `a new ad is in view, even if the last one was scrolled away`() throws {
    let stage = try StagePlayer()
    stage.press("i")
    stage.press("r")
    stage.advance(.milliseconds(400))
    #expect(!stage.screen.contains("ad out of view"))
    #expect(stage.screen.contains("[ Install ]"))
    stage.advance(.seconds(1))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `another unit's ad is in view, even if the last one was scrolled away`() throws {
    let stage = try StagePlayer()
    stage.press("i")
    stage.click(.unit("reader"))
    stage.advance(.seconds(2))
    #expect(stage.screen.contains("[ Read ]"))
    stage.expect(both: Counted(impressions: 1))
    stage.press("i")
    #expect(stage.screen.contains("ad out of view"))
    #expect(!stage.screen.contains("[ Read ]"))
    stage.click(.unit("feed"))
    #expect(stage.screen.contains("[ Install ]"))
    stage.press("i")
    #expect(stage.screen.contains("ad out of view"))
    #expect(!stage.screen.contains("[ Install ]"))
  }

  @Test func `behind a page the ad is not in view`() throws {
    let stage = try StagePlayer()
    stage.press(.enter)
    stage.advance(.seconds(5))
    stage.expect(both: Counted(clicks: 1))
    stage.press(.escape)
    stage.advance(.milliseconds(900))
    stage.expect(both: Counted(clicks: 1))
    stage.advance(.milliseconds(200))
    stage.expect(both: Counted(impressions: 1, clicks: 1))
  }

  @Test func `in the background the ad is not in view, and its buttons do nothing`() throws {
    let stage = try StagePlayer(unit: "video")
    stage.press(.enter)
    stage.press("p")
    stage.advance(.seconds(5))
    stage.expect(both: Counted(clicks: 1))
    #expect(!stage.state.entries.contains { $0.message == "didPlayVideo()" })
    stage.press(.escape)
    stage.advance(.milliseconds(1100))
    stage.expect(both: Counted(impressions: 1, clicks: 1))
  }

  @Test func `during a load the old ad takes taps and its counts are shown`()
    throws
  {
    let stage = try StagePlayer()
    stage.press("r")
    stage.press(.enter)
    #expect(stage.ad?.name == "feed#1")
    stage.expect(both: Counted(clicks: 1))
  }

  @Test func `an impression is counted once, however long the ad is visible`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(60))
    stage.press("i")
    stage.press("i")
    stage.advance(.seconds(60))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `a dismissed ad counts nothing more and leaves the phone`() throws {
    let stage = try StagePlayer()
    stage.press("x")
    stage.advance(.seconds(5))
    stage.expect(both: .nothing)
    #expect(!stage.screen.contains("Lakeside Puzzle"))
    stage.expect(journal: ["dismiss", "didUntrackView(_:)"])
  }

  @Test func `a reload keeps the old counts until the new ad arrives`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.expect(both: Counted(impressions: 1))
    stage.press("r")
    // The old ad is still on the phone, and a tap on it would count.
    #expect(stage.ad?.name == "feed#1")
    stage.expect(both: Counted(impressions: 1))
    stage.advance(.milliseconds(400))
    #expect(stage.ad?.name == "feed#2")
    #expect(stage.ad?.state == .onScreen)
    stage.expect(both: .nothing)
  }
}
