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
    stage.mouse(.wheelUp, at: Point(x: 3000, y: -4))
    stage.expect(both: .nothing)
  }
}
