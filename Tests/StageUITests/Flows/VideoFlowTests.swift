import Catalogue
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// A VAST ad, walked from its load to its end in the video room.
@Suite(.serialized) @MainActor struct VideoFlowTests {
  /// The room is open, and the ad has just come onto the screen.
  private func player(
    _ scenario: String = "vast-chain", unit: String? = nil
  ) throws -> StagePlayer {
    let stage = StagePlayer(
      try Scenario.inLibrary(scenario), unit: unit, size: Size(width: 120, height: 40))
    stage.press("8")
    while stage.ad?.video?.happened("start") != true { stage.advance(.milliseconds(50)) }
    return stage
  }

  private func zoomed(_ stage: StagePlayer) -> StagePlayer {
    stage.advance(.seconds(2))
    while stage.stage.pane != .ledgers { stage.press("l") }
    stage.press("z")
    return stage
  }

  private func room(_ stage: StagePlayer) -> String { stage.text(of: .ledgers) }

  @Test func `keys pause, mute and skip, and the room says so`() throws {
    let stage = try player("vast-skipped")
    stage.advance(.seconds(2))
    #expect(room(stage).hasPrefix("▶ 2.0 s of 20.0 s"))
    stage.press("p")
    stage.advance(.seconds(9))
    #expect(room(stage).hasPrefix("‖ 2.0 s of 20.0 s"))
    stage.press("p")
    stage.press("m")
    #expect(room(stage).hasPrefix("▶ 2.0 s of 20.0 s sound off"))
    stage.press("P")
    #expect(room(stage).hasPrefix("▶ 2.0 s"), "it can't be skipped yet")
    stage.advance(.seconds(4))
    stage.press("P")
    #expect(room(stage).hasPrefix("skipped at 6.0 s of 20.0 s"))
    stage.press(.escape)
    #expect(room(stage).hasPrefix("closed"))
  }

  @Test func `the chain, each pixel with its level, and the metadata are there`() throws {
    let stage = try player()
    stage.advance(.seconds(4))
    let text = room(stage)
    for line in [
      "1 Exchange One out-1 2 pixels", "2 └ Agency Two mid-2 1 pixel",
      "3 └ Brand Server gem-30", "3.0 s firstQuartile 3 three.example/q1",
      "0.0 s impression 2 two.example/shown", "adMetadata told 2 times",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `what does not fit is reached by scrolling`() throws {
    let stage = try player()
    stage.press("l")
    stage.advance(.seconds(12))
    #expect(!room(stage).contains("MediaURL"))
    while stage.stage.pane != .ledgers { stage.press("l") }
    stage.press(.end)
    #expect(room(stage).contains("out-1, Exchange One, one-cr"))
    stage.press(.home)
    #expect(room(stage).contains("1 Exchange One"))
  }

  @Test func `the metadata's heading says who is told, and its rows what they mean`() throws {
    let stage = try zoomed(player())
    for line in [
      "adMetadata told 2 times", "to the app's adMetadataDelegate",
      "DealId: the first from the top", "Wrappers: the innermost first",
    ] {
      #expect(room(stage).contains(line), "\(line)")
    }
    #expect(!room(stage).contains("only wrapped ads have Wrappers"))
  }

  @Test func `an ad without wrappers says who has them`() throws {
    let stage = try zoomed(player("vast-skipped", unit: "coins"))
    #expect(room(stage).contains("only wrapped ads have Wrappers"))
  }

  @Test(arguments: [(-1, "-1: it has no duration"), (9000, nil)])
  func `an ad without a duration says so`(_ duration: Int, _ remark: String?) {
    let known = VideoText.metadata(["CreativeDurationMs": .int(duration)])
    #expect(known.map(\.remark) == [remark])
  }

  @Test func `a URL that was called is selected, copied, explained and opened`() throws {
    let stage = try player()
    stage.advance(.seconds(4))
    while stage.stage.pane != .ledgers { stage.press("l") }
    func selected() -> VideoRecord.Pixel? {
      (stage.stage.room.room as? VideoRoom)?.selectedPixel(stage.state)
    }
    for _ in 0..<20 where selected() == nil { stage.press("j") }
    let pixel = try #require(selected())
    #expect(pixel.event == "firstQuartile")
    let url = pixel.url
    #expect(url.contains("://three.example/q1"))
    stage.press("y")
    guard case .copy(let copy) = try #require(stage.wishes.last) else {
      Issue.record("\(stage.wishes)")
      return
    }
    #expect(copy.subject == .trackingURL("firstQuartile") && copy.text == url)
    #expect(stage.frame.links.contains { $0.address == url }, "\(stage.frame.links.map(\.address))")
    // What comes next stands above it, and it stays selected.
    stage.advance(.seconds(3))
    #expect(selected() == pixel)
    stage.press(.enter)
    #expect(stage.screen.contains("#\(pixel.entry)"))
  }

  @Test func `going back shows how far the video was then`() throws {
    let stage = try player()
    stage.advance(.seconds(3))
    stage.press("p")
    stage.advance(.seconds(1))
    stage.press("p")
    stage.advance(.seconds(9))
    #expect(room(stage).hasPrefix("played to the end, end card"))
    stage.press("<")
    #expect(room(stage).hasPrefix("‖ 3.0 s of 12.0 s"))
    #expect(!room(stage).contains("midpoint"))
    stage.press("<")
    #expect(room(stage).hasPrefix("▶ 3.0 s of 12.0 s"))
  }

  @Test func `the counts have the quartiles and what the servers were told`() throws {
    let stage = try player()
    stage.press("1")
    stage.advance(.seconds(7))
    let text = room(stage)
    #expect(text.contains("quartiles"))
    #expect(text.contains("pixels 1 impression · 0 clicks"))
  }

  @Test func `a recorded journal shows the same`() throws {
    let stage = try JournalPlayer("vast-chain", width: 120, height: 40)
    try stage.read(percent: 100)
    stage.press("8")
    #expect(stage.screen.contains("3   └ Brand Server  gem-30"))
    #expect(stage.screen.contains("closed"))
  }

  @Test func `an ad without a document says how to get one`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    stage.press("8")
    #expect(room(stage).hasPrefix("This ad has no VAST document."))
  }
}
