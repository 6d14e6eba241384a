import Observing
import Screen
import StageUI
import Testing

/// Time stops, runs faster, and jumps.
@Suite(.serialized) @MainActor struct TimeFlowTests {
  @Test func `Nothing passes while paused, and goes on where it stopped`() throws {
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

  @Test func `The next timer is jumped to, paused or not`() throws {
    let stage = try StagePlayer()
    stage.press(" ")
    stage.press(">")
    stage.expect(both: Counted(impressions: 1))
    #expect(stage.stage.isPaused)
    #expect(stage.screen.contains("00:01.320"))
  }

  @Test func `A reload while paused comes with the jumps`() throws {
    let stage = try StagePlayer()
    stage.press(" ")
    stage.press("r")
    #expect(stage.screen.contains("Paused: > goes to the moment of the answer."))
    stage.advance(.seconds(10))
    #expect(stage.newest?.state == .loading)
    var jumps = 0
    while stage.newest?.state != .onScreen, jumps < 10 {
      stage.press(">")
      jumps += 1
    }
    #expect(stage.ad == stage.newest)
  }

  @Test func `Four times as fast, a quarter of the time is enough`() throws {
    let stage = try StagePlayer()
    stage.press("+")
    stage.press("=")
    #expect(stage.screen.contains("4×"))
    stage.advance(.milliseconds(240))
    stage.expect(both: .nothing)
    stage.advance(.milliseconds(20))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `Speed has two ends`() throws {
    let stage = try StagePlayer()
    stage.type("++++++++++")
    #expect(stage.screen.contains("16×"))
    stage.type("--------------------")
    #expect(stage.screen.contains("0.25×"))
  }
}
