import Screen
import Simulation
import StageUI
import Testing
import Theming

/// Redrawing the last frame is only a faster way to the same frame, which `WalkTests` compare.
@Suite(.serialized) @MainActor struct RendererTests {
  @Test func `only panes that change are redrawn`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    var renderer = StageRenderer()
    func drawn() -> [Layout.Part] {
      _ = renderer.render(stage.stage, stage.state, theme: stage.theme)
      return renderer.partsDrawn
    }
    let all = drawn()
    #expect(all.contains(.header) && all.contains(.pane(.trace)))
    #expect(drawn() == [])
    // The focus moves from the list to the phone, and the footer changes its keys.
    stage.press(.tab)
    #expect(drawn() == [.footer, .pane(.ads), .pane(.device)])
    // From one asset to the next.
    stage.press(.tab)
    #expect(drawn() == [.pane(.device)])
    // The pace is in the header.
    stage.press("+")
    #expect(drawn() == [.header])
    // The filter, the rows it finds, and the phone, which loses its mark.
    stage.press("/")
    #expect(drawn() == [.footer, .pane(.device), .pane(.trace)])
    stage.type("tap")
    #expect(drawn().contains(.pane(.trace)))
    stage.press(.escape)
    _ = drawn()
    // A sheet lies over the panes, which stay as they are while one moves in it.
    stage.press(":")
    #expect(drawn() == [.footer])
    stage.press(.down)
    #expect(drawn() == [])
    stage.stage.theme = "midnight"
    #expect(drawn() == all)
  }
}
