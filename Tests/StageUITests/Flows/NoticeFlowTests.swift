import Catalogue
import Playing
import Observing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// The notices in the footer, and how long they stay.
@Suite(.serialized) @MainActor struct NoticeFlowTests {
  private static func said(_ sentence: String) -> Notice { Notice(.trouble(sentence)) }

  @Test func `news disappears three seconds after it was first drawn`() {
    var clock = NoticeClock()
    clock.drew(nil, at: .seconds(1))
    #expect(clock.end == nil)
    let unseen = clock.isOver(Self.said("Saved."), at: .seconds(60))
    #expect(!unseen && clock.end == nil)
    clock.drew(Self.said("Saved."), at: .seconds(60))
    clock.drew(Self.said("Saved."), at: .seconds(61))
    #expect(clock.end == .seconds(63))
    let nearly = clock.isOver(Self.said("Saved."), at: .milliseconds(62_999))
    #expect(!nearly && clock.end == .seconds(63))
    let late = clock.isOver(Self.said("Saved."), at: .seconds(63))
    #expect(late && clock.end == nil)
  }

  @Test func `another notice, or the same one again, stays for three seconds of its own`() {
    var clock = NoticeClock()
    clock.drew(Self.said("One."), at: .zero)
    let another = clock.isOver(Self.said("Two."), at: .seconds(3))
    #expect(!another)
    clock.drew(Self.said("Two."), at: .seconds(3))
    #expect(clock.end == .seconds(6))
    clock.startAgain()
    clock.drew(Self.said("Two."), at: .seconds(4))
    #expect(clock.end == .seconds(7))
    clock.drew(nil, at: .seconds(5))
    #expect(clock.end == nil)
  }

  @Test func `a failure stays until a key is pressed, and other news does not hide it`() throws {
    let failure = Notice(.trouble("journal.jsonl: No space left on device"), .failure)
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
    #expect(stage.screen.contains(failure.text()))
    stage.press("?")
    #expect(!stage.screen.contains(failure.text()))
  }

  @Test(arguments: [100, 40])
  func `a notice stands above the footer, which stays as it is`(width: Int) throws {
    let stage = try StagePlayer(width: width, height: 20)
    func lastRow() -> Substring? { stage.screen.split(separator: "\n").last }
    let footer = lastRow()
    stage.stage.notice = Self.said("Saved as stage-1.svg, in the folder where you are.")
    #expect(stage.screen.contains("Saved as stage-1.svg"))
    #expect(lastRow() == footer)
    stage.press("/")
    stage.stage.notice = Self.said("Saved.")
    #expect(stage.screen.contains("Saved."))
    #expect(lastRow()?.contains("filter:") == true)
  }

  @Test(arguments: [
    (Key.Code.enter, "It can't be closed yet."), (.escape, "It can't be closed now."),
  ])
  func `a notice that the ad can't be closed disappears once it can`(
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

  @Test func `a notice leaves the border whole`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.advance(.seconds(2))
    let rows = {
      stage.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    stage.stage.notice = Notice(.trouble("Saved."))
    let border = rows()[22]
    #expect(border.hasPrefix("╰─ Saved. ──") && border.hasSuffix("──╯"), "\(border)")
    stage.stage.notice = Notice(.trouble(String(repeating: "A long story. ", count: 10)))
    #expect(rows()[22] == "╰" + String(repeating: "─", count: 78) + "╯", "\(stage.screen)")
    #expect(rows()[21].contains("A long story.") && rows()[20].contains("A long story."))
    let words = Set(rows()[20...21].joined(separator: " ").split(separator: " ").map(String.init))
    #expect(words.isSubset(of: ["│", "A", "long", "story."]), "\(stage.screen)")
  }

  @Test func `the footer says what Enter does, also when only the focus moved`() throws {
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

  @Test func `with a full-screen ad chosen, Tab and Enter do not touch another unit's ad`()
    throws
  {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.unit("break"))
    stage.advance(.seconds(1))
    stage.press(.right)
    #expect(stage.session.unitInFeed == "feed")
    stage.press(.tab)
    #expect(stage.screen.contains("⏎ show"))
    #expect(!stage.screen.contains("Tab asset"))
    stage.press(.enter)
    #expect(stage.session.adOnScreen == "break#1")
    #expect(stage.session.ledgers["feed#1"]?.google.clicks == 0)
    #expect(stage.session.ledgers["feed#1"]?.networks.clicks == 0)
  }

  @Test(arguments: ["2", "3", "4", "5"] as [Character])
  func `from every room, 1 returns to the stage and its list`(_ room: Character) throws {
    let stage = try StagePlayer()
    stage.press(room)
    #expect(stage.stage.pane != .ads)
    stage.press("1")
    #expect(stage.stage.room.card.name == "stage")
    #expect(stage.stage.pane == .ads)
  }

  @Test(arguments: ["1", "2", "5"] as [Character])
  func `Enter shows a full-screen ad in every read-only room`(_ room: Character) throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.unit("break"))
    stage.advance(.seconds(1))
    stage.press(room)
    #expect(stage.screen.contains("⏎ show"))
    stage.press(.enter)
    #expect(stage.session.adOnScreen == "break#1")
  }

  @Test func `the footer offers nothing if nothing can be tapped`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.click(.unit("coins"))
    stage.advance(.seconds(1))
    stage.press(.enter)
    #expect(!stage.screen.contains("⏎ "))
    #expect(stage.screen.contains("Esc close"))
  }

  // MARK: Keys in sentences

  @Test func `a notice names the keys that one has`() throws {
    let stage = StagePlayer(try .inLibrary("interstitial"))
    stage.keyMap = .standard.changed([
      .closeCover: [Key("X")], .filter: [Key("F")], .onlyLine: [Key("Z")],
    ])
    stage.press("N")
    #expect(stage.screen.contains("No filter is on; F sets one."))
    stage.press("Z")
    #expect(stage.screen.contains("Press Z again to ask all."))
  }

  @Test func `a command without a key is found in the list of commands`() throws {
    let stage = try StagePlayer()
    stage.keyMap = .standard.changed([.filter: []])
    stage.press("N")
    #expect(stage.screen.contains("No filter is on; : sets one."))
  }
}
