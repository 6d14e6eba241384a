import PlaygroundCore
import Screen
import Simulation
import StageUI
import Testing

/// What the footer says, and for how long.
@Suite(.serialized) @MainActor struct NoticeFlowTests {
  @Test func `A notice goes after three seconds, and nothing is waited for then`() {
    var clock = NoticeClock()
    let nobody = clock.isOver(nil, at: .seconds(1))
    #expect(!nobody && clock.end == nil)
    let early = clock.isOver("Saved.", at: .seconds(10))
    #expect(!early && clock.end == .seconds(13))
    let nearly = clock.isOver("Saved.", at: .milliseconds(12_999))
    #expect(!nearly && clock.end == .seconds(13))
    let late = clock.isOver("Saved.", at: .seconds(13))
    #expect(late && clock.end == nil)
  }

  @Test func `Another notice, and the same one said again, stay three seconds of their own`() {
    var clock = NoticeClock()
    _ = clock.isOver("One.", at: .zero)
    _ = clock.isOver("Two.", at: .seconds(2))
    #expect(clock.end == .seconds(5))
    clock.startAgain()
    _ = clock.isOver("Two.", at: .seconds(4))
    #expect(clock.end == .seconds(7))
    _ = clock.isOver(nil, at: .seconds(5))
    #expect(clock.end == nil)
  }

  @Test(arguments: [
    (Key.Code.enter, "There is nothing to close it with yet."), (.escape, "Nothing closes it now."),
  ])
  func `What nothing closes is no longer said to be so when something does`(
    _ key: Key.Code, _ sentence: String
  ) throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.unit("coins"))
    stage.advance(.seconds(1))
    stage.press(.enter)
    stage.press(key)
    #expect(stage.screen.contains(sentence))
    stage.advance(.seconds(5))
    #expect(stage.state.device.targets.contains(.close))
    #expect(!stage.screen.contains(sentence))
    #expect(stage.screen.contains("Esc close"))
  }

  // MARK: What Enter does

  @Test func `The footer says what Enter does, also when only the focus has moved`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.unit("break"))
    stage.advance(.seconds(1))
    stage.press(.right)
    var renderer = StageRenderer()
    func footer() throws -> Substring {
      let frame = renderer.render(stage.stage, stage.state, theme: .mono)
      return try #require(Export.text(frame.canvas).split(separator: "\n").last)
    }
    #expect(try footer().contains("⏎ show"))
    stage.press(.tab)
    #expect(try footer().contains("⏎ tap"))
    stage.press(.enter)
    #expect(stage.session.ledgers["feed#1"]?.google.clicks == 1)
    #expect(try footer().contains("⏎ tap"))
    stage.press(.escape)
    #expect(try footer().contains("⏎ show"))
    stage.press(.enter)
    #expect(stage.session.adOnScreen == "break#1")
  }

  @Test(arguments: ["1", "2", "5"] as [Character])
  func `Enter shows a full-screen ad in every room that is only read`(_ room: Character) throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.unit("break"))
    stage.advance(.seconds(1))
    stage.press(room)
    #expect(stage.screen.contains("⏎ show"))
    stage.press(.enter)
    #expect(stage.session.adOnScreen == "break#1")
  }

  @Test func `Where nothing is to be touched the footer promises nothing`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.unit("coins"))
    stage.advance(.seconds(1))
    stage.press(.enter)
    #expect(!stage.screen.contains("⏎ "))
    #expect(stage.screen.contains("Esc close"))
  }
}
