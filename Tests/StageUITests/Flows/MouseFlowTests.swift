import Catalogue
import Contract
import Scenarios
import Observing
import Screen
import Simulation
import StageUI
import Testing

/// The stage, by mouse.
@Suite(.serialized) @MainActor struct MouseFlowTests {
  @Test func `a click on a unit shows its ad`() throws {
    let stage = try StagePlayer()
    stage.click(.unit("video"))
    stage.advance(.seconds(1))
    #expect(stage.stage.unit == "video")
    #expect(stage.screen.contains("Night Trains"))
    #expect(stage.ad?.state == .onScreen)
  }

  @Test func `a click on an asset taps it`() throws {
    let stage = try StagePlayer()
    stage.click(.target(.headline))
    stage.expect(both: Counted(clicks: 1))
  }

  @Test func `a click on a hint in the footer works like its key`() throws {
    let stage = try StagePlayer()
    stage.click(.command(.help))
    #expect(stage.stage.overlay == OpenRoom(HelpRoom(scroll: 0)))
    // A click outside the sheet closes it, whatever is there.
    stage.mouse(.press(.left), at: .zero)
    #expect(stage.stage.overlay == nil)
    stage.click(.command(.quit))
    #expect(stage.hasQuit)
  }

  @Test func `a click on a flag toggles it`() throws {
    let stage = try StagePlayer()
    stage.click(.command(.clicksFlag))
    stage.advance(.seconds(1))
    #expect(stage.ad?.clicks?.flag == true)
  }

  @Test func `a click selects a row of the trace, and a second one shows its causes`() throws {
    let stage = try StagePlayer()
    let last = try #require(stage.state.entries.last).number
    stage.click(.entry(last))
    #expect(stage.stage.trace.selected == last)
    #expect(stage.stage.overlay == nil)
    stage.click(.entry(last))
    #expect(stage.stage.overlay == OpenRoom(WhyRoom(entry: last, scroll: 0)))
  }

  @Test func `the wheel scrolls the trace and returns to the newest entry`() throws {
    let stage = try StagePlayer()
    let point = try #require(stage.place(of: .pane(.trace)))
    let count = stage.state.entries.count
    stage.mouse(.wheelUp, at: point)
    #expect(stage.stage.trace.selected == count - 3)
    stage.mouse(.wheelDown, at: point)
    #expect(stage.stage.trace.selected == nil)
  }

  @Test func `the click that raises the window does nothing`() throws {
    let stage = try StagePlayer()
    let point = try #require(stage.place(of: .target(.callToAction)))
    stage.focus(true)
    stage.mouse(.press(.left), at: point, raisesWindow: true)
    stage.expect(both: .nothing)
  }

  @Test func `releases, drags and other buttons do nothing`() throws {
    let stage = try StagePlayer()
    let point = try #require(stage.place(of: .target(.callToAction)))
    for kind in [Mouse.Kind.release(.left), .drag(.left), .press(.right), .press(.middle), .moved] {
      stage.mouse(kind, at: point)
    }
    stage.expect(both: .nothing)
  }

  @Test func `a click runs a command, changes an option or shows a theme`() throws {
    let stage = try StagePlayer()
    stage.press(":")
    stage.type("dismiss")
    stage.click(.overlayRow(0))
    #expect(stage.ad?.state == .dismissed)
    stage.press("o")
    stage.click(.overlayRow(5))
    #expect(stage.state.options.testRequest == true)
    stage.press(.escape)
    stage.type("tg")
    stage.click(.overlayRow(1))
    #expect(stage.stage.theme == "daylight")
    stage.mouse(.press(.left), at: .zero)
    #expect(stage.stage.theme == "mono")
  }

  @Test func `nothing under a sheet can be clicked`() throws {
    let stage = try StagePlayer()
    stage.press("?")
    for region in stage.frame.regions { #expect(region.target == .overlay) }
  }

  @Test func `a click outside everything does nothing`() throws {
    let stage = try StagePlayer(width: 20, height: 5)
    stage.mouse(.press(.left), at: Point(x: 3, y: 3))
    stage.mouse(.wheelUp, at: Point(x: 3000, y: 4000))
    stage.expect(both: .nothing)
  }

  @Test func `letting go of a button leaves what its press has said`() throws {
    let stage = try StagePlayer()
    let point = try #require(stage.place(of: .target(.callToAction)))
    stage.stage.notice = Notice(.noFilter)
    for kind in [Mouse.Kind.release(.left), .moved, .drag(.left)] { stage.mouse(kind, at: point) }
    #expect(stage.stage.notice == Notice(.noFilter))
    stage.mouse(.press(.left), at: point)
    #expect(stage.stage.notice == nil)
  }

  @Test func `a click on the hint that pauses a story pauses it`() throws {
    let stage = StagePlayer(try .inLibrary("who-counted"), size: Size(width: 80, height: 24))
    stage.press("a")
    stage.advance(try #require(stage.endOfSentence))
    let beat = stage.state.story?.beat
    #expect(stage.screen.contains("a pause"))
    stage.click(.command(.playStory))
    #expect(!stage.stage.isPlaying)
    #expect(stage.state.story?.beat == beat)
    stage.click(.command(.playStory))
    #expect(stage.stage.isPlaying)
  }

  // MARK: The wheel

  @Test func `the wheel over the ads chooses the next one and the one before`() throws {
    let stage = try StagePlayer()
    let first = stage.stage.unit
    let point = try #require(stage.place(of: .unit(first)))
    stage.mouse(.wheelDown, at: point)
    #expect(stage.stage.unit == stage.state.units[1].id && stage.stage.pane == .ads)
    stage.mouse(.wheelUp, at: point)
    #expect(stage.stage.unit == first)
  }

  @Test func `what covers the app leaves no ads to choose from, by the wheel neither`() throws {
    let stage = StagePlayer(try .inLibrary("interstitial"))
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.state.device.isCovered)
    let (unit, point) = (stage.stage.unit, stage.place(of: .pane(.ads)))
    stage.mouse(.wheelDown, at: try #require(point))
    #expect(stage.stage.unit == unit)
  }

  @Test(arguments: [("storefront", "3"), ("lost-on-the-way", "4"), ("vast-chain", "8")])
  func `the wheel over a room moves in it as the arrows do`(
    _ scenario: String, _ key: Character
  ) throws {
    func stage() throws -> StagePlayer {
      let stage = StagePlayer(try .inLibrary(scenario))
      stage.advance(.seconds(2))
      stage.press(key)
      return stage
    }
    let (wheeled, keyed) = (try stage(), try stage())
    let before = wheeled.stage.room
    let point = try #require(wheeled.place(of: .pane(.ledgers)))
    for _ in 1...2 {
      wheeled.mouse(.wheelDown, at: point)
      keyed.press(.down)
    }
    #expect(wheeled.stage.room != before && wheeled.stage.room == keyed.stage.room)
    wheeled.mouse(.wheelUp, at: point)
    keyed.press(.up)
    #expect(wheeled.stage.room == keyed.stage.room)
  }

  @Test func `the wheel over a room beside the counts opens it and moves in it`() throws {
    let stage = try StagePlayer(width: 160, height: 50)
    stage.advance(.seconds(1))
    let point = try #require(stage.place(of: .room("contract")))
    stage.mouse(.wheelDown, at: point)
    #expect(stage.stage.room.card.name == "contract" && stage.stage.pane == .ledgers)
    let unmoved = try #require(ContractRoom(Scene(stage.stage, stage.state)))
    #expect(stage.stage.room != OpenRoom(unmoved))
  }

  @Test func `the wheel over the counts and the phone changes nothing`() throws {
    let stage = try StagePlayer()
    let before = stage.stage
    for hit in [Hit.pane(.ledgers), .pane(.device), .command(.help)] {
      stage.mouse(.wheelDown, at: try #require(stage.place(of: hit)))
    }
    #expect(stage.stage.focus == before.focus && stage.stage.unit == before.unit)
    #expect(stage.stage.overlay == nil)
  }

  // MARK: Dragging

  @Test func `the time bar is scrubbed by dragging, once it has been taken hold of`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    stage.press(.enter)
    stage.press(.escape)
    let first = try #require(stage.place(of: .moment(0)))
    let present = try #require(stage.state.time).marks.count - 1
    let last = try #require(stage.place(of: .moment(present)))
    stage.mouse(.drag(.left), at: first)
    #expect(stage.state.time?.isLookingBack == false, "the button was pressed elsewhere")
    stage.mouse(.press(.left), at: last)
    stage.mouse(.drag(.left), at: first)
    #expect(stage.state.time?.place == 0)
    stage.mouse(.drag(.left), at: Point(x: first.x, y: 0))
    #expect(stage.state.time?.place == 0, "the mouse has left the bar")
    stage.mouse(.drag(.left), at: last)
    #expect(stage.state.time?.isLookingBack == false)
    stage.mouse(.release(.left), at: last)
    stage.click(.pane(.trace))
    stage.mouse(.drag(.left), at: first)
    #expect(stage.state.time?.isLookingBack == false)
  }
}
