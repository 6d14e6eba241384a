import Observing
import Playing
import Screen
import Simulation
import StageUI
import Testing

/// The terminal's window loses the keyboard and gets it back.
@Suite(.serialized) @MainActor struct WindowFocusFlowTests {
  private func player(pauses: Bool = true) throws -> StagePlayer {
    let stage = try StagePlayer()
    stage.stage.pausesWithoutFocus = pauses
    return stage
  }

  @Test func `an ad that nobody can look at gains no time in view`() throws {
    let stage = try player()
    stage.advance(.milliseconds(100))
    #expect(stage.ad?.google.impressions == 0)
    let before = stage.session.now
    stage.focus(false)
    stage.advance(.seconds(60))
    #expect(stage.ad?.google.impressions == 0)
    #expect(stage.session.now == before)
    stage.focus(true)
    stage.advance(.seconds(2))
    #expect(stage.ad?.google.impressions == 1)
  }

  @Test func `time goes on without the focus unless it is wanted otherwise`() throws {
    let stage = try player(pauses: false)
    let before = stage.session.now
    stage.focus(false)
    stage.advance(.seconds(3))
    #expect(stage.session.now == before + .seconds(3))
  }

  @Test func `what was paused before stays paused`() throws {
    let stage = try player()
    stage.press(" ")
    #expect(stage.stage.isPaused)
    stage.focus(false)
    stage.focus(true)
    #expect(stage.stage.isPaused)
  }

  @Test func `who goes on meanwhile is not stopped by coming back`() throws {
    let stage = try player()
    stage.focus(false)
    stage.press(" ")
    #expect(!stage.stage.isPaused)
    stage.focus(true)
    #expect(!stage.stage.isPaused)
  }
}
