import Playing
import Observing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What the footer says, and for how long.
@Suite(.serialized) @MainActor struct NoticeFlowTests {
  @Test func `News goes three seconds after it was first drawn, and nothing is waited for then`() {
    var clock = NoticeClock()
    clock.drew(nil, at: .seconds(1))
    #expect(clock.end == nil)
    let unseen = clock.isOver("Saved.", at: .seconds(60))
    #expect(!unseen && clock.end == nil)
    clock.drew("Saved.", at: .seconds(60))
    clock.drew("Saved.", at: .seconds(61))
    #expect(clock.end == .seconds(63))
    let nearly = clock.isOver("Saved.", at: .milliseconds(62_999))
    #expect(!nearly && clock.end == .seconds(63))
    let late = clock.isOver("Saved.", at: .seconds(63))
    #expect(late && clock.end == nil)
  }

  @Test func `Another notice, and the same one said again, stay three seconds of their own`() {
    var clock = NoticeClock()
    clock.drew("One.", at: .zero)
    let another = clock.isOver("Two.", at: .seconds(3))
    #expect(!another)
    clock.drew("Two.", at: .seconds(3))
    #expect(clock.end == .seconds(6))
    clock.startAgain()
    clock.drew("Two.", at: .seconds(4))
    #expect(clock.end == .seconds(7))
    clock.drew(nil, at: .seconds(5))
    #expect(clock.end == nil)
  }

  @Test func `A failure stays until a key, and news that no key asked for does not hide it`() throws
  {
    let failure = Notice("journal.jsonl: No space left on device", .failure)
    var clock = NoticeClock()
    clock.drew(failure, at: .zero)
    let isOver = clock.isOver(failure, at: .seconds(86_400))
    #expect(!isOver && clock.end == nil)

    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.session.perform(.set(Change(unit: "feed", \.outcome, .noFill)))
    stage.press("r")
    stage.stage.notice = failure
    stage.advance(.seconds(5))
    #expect(stage.text(of: .ads).contains("feed card ✕"))
    #expect(stage.screen.contains(failure.text))
    stage.press("?")
    #expect(!stage.screen.contains(failure.text))
  }

  @Test func `Where text is typed nothing counts as seen`() throws {
    let stage = try StagePlayer()
    stage.press("/")
    stage.stage.notice = "Saved."
    #expect(!stage.screen.contains("Saved."))
    #expect(stage.stage.noticeInFooter(stage.state) == nil)
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
    stage.click(.unit("coins"))
    stage.advance(.seconds(1))
    stage.press(.right)
    var renderer = StageRenderer()
    func footer() throws -> Substring {
      let frame = renderer.render(stage.stage, stage.state, theme: .mono)
      return try #require(Export.text(frame.canvas).split(separator: "\n").last)
    }
    #expect(try footer().contains("⏎ show"))
    stage.press(.enter)
    #expect(try !footer().contains("⏎ "))
    stage.press(.tab)
    #expect(try footer().contains("⏎ tap"))
  }

  @Test func `With a full-screen ad chosen, neither Tab nor Enter touches the ad of another unit`()
    throws
  {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.unit("break"))
    stage.advance(.seconds(1))
    stage.press(.right)
    #expect(stage.state.device.targets.contains(.callToAction))
    stage.press(.tab)
    #expect(stage.screen.contains("⏎ show"))
    #expect(!stage.screen.contains("Tab asset"))
    stage.press(.enter)
    #expect(stage.session.adOnScreen == "break#1")
    #expect(stage.session.ledgers["feed#1"]?.google.clicks == 0)
    #expect(stage.session.ledgers["feed#1"]?.networks.clicks == 0)
  }

  @Test(arguments: ["2", "3", "4", "5"] as [Character])
  func `From every room 1 goes back to the stage, and to its list`(_ room: Character) throws {
    let stage = try StagePlayer()
    stage.press(room)
    #expect(stage.stage.pane != .ads)
    stage.press("1")
    #expect(stage.stage.room.card.name == "stage")
    #expect(stage.stage.pane == .ads)
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
