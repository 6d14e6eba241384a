import Scenarios
import Observing
import Screen
import Simulation
import StageUI
import Testing

/// The same things with the mouse.
@Suite(.serialized) @MainActor struct MouseFlowTests {
  @Test func `A click on a unit shows its ad`() throws {
    let stage = try StagePlayer()
    stage.click(.unit("video"))
    stage.advance(.seconds(1))
    #expect(stage.stage.unit == "video")
    #expect(stage.screen.contains("Night Trains"))
    #expect(stage.ad?.state == .onScreen)
  }

  @Test func `A click on an asset taps it`() throws {
    let stage = try StagePlayer()
    stage.click(.target(.headline))
    stage.expect(both: Counted(clicks: 1))
  }

  @Test func `A click on a hint of the footer is its key`() throws {
    let stage = try StagePlayer()
    stage.click(.command(.help))
    #expect(stage.stage.overlay == OpenRoom(HelpRoom(scroll: 0)))
    // Outside the sheet a click closes it, whatever lies there.
    stage.mouse(.press(.left), at: .zero)
    #expect(stage.stage.overlay == nil)
    stage.click(.command(.quit))
    #expect(stage.hasQuit)
  }

  @Test func `A click on a flag turns it`() throws {
    let stage = try StagePlayer()
    stage.click(.command(.clicksFlag))
    stage.advance(.seconds(1))
    #expect(stage.ad?.clicks?.flag == true)
  }

  @Test func `A click selects a row of the trace, another one asks why`() throws {
    let stage = try StagePlayer()
    let last = try #require(stage.state.entries.last).number
    stage.click(.entry(last))
    #expect(stage.stage.trace.selected == last)
    #expect(stage.stage.overlay == nil)
    stage.click(.entry(last))
    #expect(stage.stage.overlay == OpenRoom(WhyRoom(entry: last, scroll: 0)))
  }

  @Test func `The wheel scrolls the trace and comes back to the newest`() throws {
    let stage = try StagePlayer()
    let point = try #require(stage.place(of: .pane(.trace)))
    let count = stage.state.entries.count
    stage.mouse(.wheelUp, at: point)
    #expect(stage.stage.trace.selected == count - 3)
    stage.mouse(.wheelDown, at: point)
    #expect(stage.stage.trace.selected == nil)
  }

  @Test func `The click that raises the window does nothing`() throws {
    let stage = try StagePlayer()
    let point = try #require(stage.place(of: .target(.callToAction)))
    stage.mouse(.press(.left), at: point, raisesWindow: true)
    stage.expect(both: .nothing)
  }

  @Test func `A release, a drag and the other buttons do nothing`() throws {
    let stage = try StagePlayer()
    let point = try #require(stage.place(of: .target(.callToAction)))
    for kind in [Mouse.Kind.release(.left), .drag(.left), .press(.right), .press(.middle), .moved] {
      stage.mouse(kind, at: point)
    }
    stage.expect(both: .nothing)
  }

  @Test func `A click in the palette runs, in the options changes, in the themes shows`() throws {
    let stage = try StagePlayer()
    stage.press(":")
    stage.type("dismiss")
    stage.click(.overlayRow(0))
    #expect(stage.ad?.state == .dismissed)
    stage.press("o")
    stage.click(.overlayRow(5))
    #expect(stage.state.options.testRequest == true)
    stage.press(.escape)
    stage.press("t")
    stage.click(.overlayRow(1))
    #expect(stage.stage.theme == "daylight")
    stage.mouse(.press(.left), at: .zero)
    #expect(stage.stage.theme == "mono")
  }

  @Test func `Under a sheet nothing can be hit`() throws {
    let stage = try StagePlayer()
    stage.press("?")
    for region in stage.frame.regions { #expect(region.target == .overlay) }
  }

  @Test func `Nothing is hit where nothing is`() throws {
    let stage = try StagePlayer(width: 20, height: 5)
    stage.mouse(.press(.left), at: Point(x: 3, y: 3))
    stage.mouse(.wheelUp, at: Point(x: 3000, y: -4))
    stage.expect(both: .nothing)
  }
}
