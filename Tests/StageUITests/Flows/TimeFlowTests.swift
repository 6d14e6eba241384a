import Observing
import Screen
import StageUI
import Testing

/// Time stops, runs faster, and jumps.
@Suite(.serialized) @MainActor struct TimeFlowTests {
  @Test func `time stops while paused and continues where it stopped`() throws {
    let stage = try StagePlayer()
    stage.advance(.milliseconds(900))
    stage.press(" ")
    #expect(stage.screen.contains("paused"))
    stage.advance(.seconds(60))
    stage.expect(both: .nothing)
    stage.press(" ")
    #expect(!stage.screen.contains("paused"))
    stage.advance(.milliseconds(90))
    stage.expect(both: .nothing)
    stage.advance(.milliseconds(20))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `time jumps to the next timer while paused`() throws {
    let stage = try StagePlayer()
    stage.press(" ")
    stage.press(">")
    stage.expect(both: Counted(impressions: 1))
    #expect(stage.stage.isPaused)
    #expect(stage.screen.contains("00:01.320"))
  }

  @Test func `a reload while paused completes by jumping`() throws {
    let stage = try StagePlayer()
    stage.press(" ")
    stage.press("r")
    #expect(stage.screen.contains("Paused. Press > to jump to the answer."))
    stage.advance(.seconds(10))
    #expect(stage.newest?.state == .loading)
    var jumps = 0
    while stage.newest?.state != .onScreen, jumps < 10 {
      stage.press(">")
      jumps += 1
    }
    #expect(stage.ad == stage.newest)
  }

  @Test func `at four times the speed a quarter of the time is enough`() throws {
    let stage = try StagePlayer()
    stage.press("+")
    stage.press("=")
    #expect(stage.screen.contains("4×"))
    stage.advance(.milliseconds(240))
    stage.expect(both: .nothing)
    stage.advance(.milliseconds(20))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `speed is limited at both ends`() throws {
    let stage = try StagePlayer()
    stage.type("++++++++++")
    #expect(stage.screen.contains("16×"))
    stage.type("--------------------")
    #expect(stage.screen.contains("0.25×"))
  }
}
