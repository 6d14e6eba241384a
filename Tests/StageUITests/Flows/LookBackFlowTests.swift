import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Going back through one's acts, and doing something there.
@Suite(.serialized) @MainActor struct LookBackFlowTests {
  /// An impression, then a tap, then the page closed again.
  private func tapped(width: Int = 120, height: Int = 40) throws -> StagePlayer {
    let stage = try StagePlayer(width: width, height: height)
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.advance(.seconds(1))
    stage.press(.escape)
    stage.advance(.seconds(1))
    return stage
  }

  /// What the stage shows of the world.
  private func shown(_ stage: StagePlayer) -> [String] {
    [.ads, .device, .ledgers, .trace].map(stage.text(of:))
  }

  // MARK: Looking

  @Test func `back goes to the moment before the last act, again and again, and forward returns`()
    throws
  {
    let stage = try StagePlayer(width: 120, height: 40)
    var moments: [[String]] = []
    for key in [Key(.enter), Key(.escape), Key("i")] {
      stage.advance(.milliseconds(1500))
      moments.append(shown(stage))
      stage.press(key)
    }
    moments.append(shown(stage))
    for moment in moments.dropLast().reversed() {
      stage.press("<")
      #expect(shown(stage) == moment)
    }
    for moment in moments.dropFirst() {
      stage.press(">")
      #expect(shown(stage) == moment)
    }
  }

  @Test func `an act has the ad that it brought later`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(2))
    stage.press("r")
    stage.advance(.seconds(2))
    #expect(stage.ad?.name == "feed#2")
    stage.press("<")
    #expect(stage.ad?.name == "feed#1")
    #expect(stage.session.ledgers.newest(of: "feed")?.name == "feed#2")
    stage.press(">")
    #expect(stage.ad?.name == "feed#2")
  }

  @Test func `looking back touches no world, and time stands still`() throws {
    let stage = try tapped()
    let (world, count, now) = (
      stage.session.world, stage.session.journal.entries.count, stage.session.now
    )
    stage.press("<")
    stage.press("<")
    stage.advance(.seconds(60))
    stage.type(",,..<>")
    #expect(stage.session.world === world)
    #expect(stage.session.journal.entries.count == count)
    #expect(stage.session.now == now)
    #expect(stage.state.entries.count < count)
  }

  @Test func `the header says which moment it is`() throws {
    let stage = try tapped()
    stage.press("<")
    #expect(stage.screen.contains("◂ 3.320 s of 4.320 s"))
    stage.press("<")
    #expect(stage.screen.contains("◂ 2.320 s of 4.320 s"))
    #expect(stage.screen.contains("< back  > forward  space go on here"))
    stage.type(">>")
    #expect(!stage.screen.contains("◂ 4.320"))
    // Time passes again, as it did before.
    #expect(!stage.screen.contains("‖ paused"))
    #expect(!stage.stage.isPaused)
  }

  @Test func `back in the present, time stands still if it did before`() throws {
    let stage = try tapped()
    stage.type(" <>")
    #expect(stage.state.time?.isLookingBack == false)
    #expect(stage.screen.contains("‖ paused"))
  }

  @Test func `counts, life and trace speak of the moment`() throws {
    let stage = try tapped(width: 100, height: 30)
    stage.type("<<")
    #expect(stage.text(of: .ledgers).contains("impression 1"))
    #expect(stage.text(of: .ledgers).contains("click 0"))
    #expect(!stage.state.entries.contains { $0.message == "tap" })
    stage.press("5")
    #expect(!stage.text(of: .ledgers).contains("● click"))
    stage.type(">")
    #expect(stage.text(of: .ledgers).contains("● click"))
  }

  @Test func `before the first act is the beginning, after the last the present`() throws {
    let stage = try StagePlayer()
    stage.press("<")
    #expect(stage.screen.contains("This is the beginning."))
    stage.press(".")
    #expect(stage.screen.contains("This is the present."))
    stage.advance(.seconds(2))
    stage.press("<")
    #expect(stage.screen.contains("◂ 0.320 s of"))
    stage.press("<")
    #expect(stage.screen.contains("This is the beginning."))
    stage.press(">")
    #expect(stage.state.time?.isLookingBack == false)
  }

  @Test func `at most five hundred moments are kept, the first and the acts longest`() throws {
    let stage = try StagePlayer()
    for _ in 0..<700 { stage.press("i") }
    let marks = try #require(stage.state.time?.marks)
    #expect((300...500).contains(marks.count))
    #expect(marks.map(\.time.milliseconds) == marks.map(\.time.milliseconds).sorted())
    for _ in 0..<600 { stage.press("<") }
    #expect(!stage.state.entries.contains { $0.message == "visible" })
  }

  @Test func `a filter finds only what had happened`() throws {
    let stage = try tapped()
    stage.type("/tap")
    stage.press(.enter)
    #expect(stage.state.matches?.places.isEmpty == false)
    stage.type("<<")
    #expect(stage.state.matches?.places == [])
    #expect(!stage.text(of: .trace).contains("tap"))
  }

  // MARK: The time bar

  @Test func `comma and point go through the moments`() throws {
    let stage = try tapped()
    let marks = try #require(stage.state.time?.marks)
    for place in (0..<(marks.count - 1)).reversed() {
      stage.press(",")
      #expect(stage.state.time?.place == place)
      #expect(stage.state.now == marks[place].time)
    }
    stage.press(".")
    #expect(stage.state.time?.place == 1)
  }

  @Test func `the mouse moves along the time bar`() throws {
    let stage = try tapped()
    stage.click(.moment(1))
    #expect(stage.state.time?.place == 1)
    let point = try #require(stage.place(of: .moment(0)))
    stage.mouse(.drag(.left), at: point)
    #expect(stage.state.time?.place == 0)
    let end = try #require(stage.state.time?.marks.count) - 1
    stage.click(.moment(end))
    #expect(stage.state.time?.isLookingBack == false)
  }

  @Test func `where rows are few the bar is there only while looking back`() throws {
    let stage = try tapped(width: 80, height: 24)
    #expect(stage.place(of: .moment(0)) == nil)
    stage.press("<")
    #expect(stage.place(of: .moment(0)) != nil)
    stage.press(">")
    #expect(stage.place(of: .moment(0)) == nil)
  }

  // MARK: Doing something there

  @Test func `doing something in the past starts a branch`() throws {
    let stage = try tapped()
    let before = stage.session.journal.entries
    stage.type("<<")
    let past = stage.state.entries.count
    stage.press("i")
    #expect(stage.wishes.last == .branch)
    #expect(stage.state.time?.isLookingBack == false)
    #expect(Array(stage.session.journal.entries[..<past]) == Array(before[..<past]))
    #expect(stage.session.journal.entries[past].message == "visible")
    #expect(stage.screen.contains("New branch from 2.320 s."))
    #expect(!stage.stage.isPaused)
    stage.press("i")
    stage.press(.enter)
    stage.expect(both: Counted(impressions: 1, clicks: 1))
  }

  @Test func `space goes on from the moment that is shown`() throws {
    let stage = try StagePlayer()
    stage.advance(.milliseconds(500))
    stage.press("i")
    stage.advance(.seconds(5))
    stage.expect(both: .nothing)
    stage.press("<")
    stage.press(" ")
    #expect(!stage.stage.isPaused)
    stage.advance(.milliseconds(490))
    stage.expect(both: .nothing)
    stage.advance(.milliseconds(20))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `an ad that was awaited then comes in the branch`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(2))
    stage.press("r")
    stage.advance(.seconds(2))
    stage.press("x")
    stage.press("<")
    while stage.state.ledgers.newest(of: "feed")?.state != .loading { stage.press(",") }
    stage.press(" ")
    stage.advance(.seconds(2))
    #expect(stage.ad?.name == "feed#2")
    #expect(stage.ad?.state == .onScreen)
  }

  @Test func `choosing another ad in the past is an act`() throws {
    let stage = try tapped()
    stage.type("<<")
    stage.press(.down)
    stage.advance(.seconds(2))
    #expect(stage.stage.unit == "reader")
    #expect(stage.ad?.name == "reader#1")
    #expect(stage.session.ledgers["feed#1"]?.google.clicks == 0)
  }

  @Test func `a branch has the moments before it, and can be left again`() throws {
    let stage = try tapped()
    stage.type("<<")
    stage.press("i")
    stage.press("i")
    let first = stage.session.journal.entries.count
    stage.type("<<")
    #expect(stage.screen.contains("◂ 2.320 s of 2.320 s"))
    stage.press("<")
    #expect(stage.screen.contains("◂ 0.320 s of 2.320 s"))
    stage.press(" ")
    #expect(stage.session.journal.entries.count < first)
    stage.advance(.seconds(2))
    stage.expect(both: Counted(impressions: 1))
  }

  // MARK: Adapters that do not repeat themselves

  private func counting() throws -> StagePlayer {
    let text = """
      {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": [
        {"label": "Other", "class": "StrangeAdapters.CountingCustomEvent", "parameter": "p"}]}]}
      """
    return StagePlayer(try Scenario(reading: Array(text.utf8)))
  }

  @Test func `an adapter that does something else keeps the present world`() throws {
    let stage = try counting()
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.advance(.seconds(1))
    let (session, entries) = (stage.session, stage.session.journal.entries)
    stage.press("<")
    let past = shown(stage)
    stage.press(" ")
    #expect(
      stage.screen.contains(/This adapter did something else the second time \(entry \d+\)/))
    #expect(stage.session === session)
    #expect(session.journal.entries == entries)
    #expect(shown(stage) == past)
    stage.press(.enter)
    #expect(stage.screen.contains("Going back shows pictures only"))
    stage.press(">")
    stage.press("i")
    #expect(session.world === World.current)
    #expect(session.journal.entries.count > entries.count)
  }
}
