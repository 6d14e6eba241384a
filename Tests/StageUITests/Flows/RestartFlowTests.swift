import Contract
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// Another session replaces the one on the stage, or a started session opens.
@Suite(.serialized) @MainActor struct RestartFlowTests {
  /// The storefront without these units.
  private func storefront(without ids: String...) throws -> Scenario {
    var scenario = try Scenario.storefront()
    scenario.adUnits.removeAll { ids.contains($0.id) }
    return scenario
  }

  @Test func `a restart keeps the chosen unit`() throws {
    let stage = try StagePlayer(unit: "video")
    stage.advance(.seconds(5))
    stage.press(.tab)
    stage.press("i")
    stage.restart(with: Session(try .storefront()))
    #expect(stage.stage.unit == "video")
    #expect(stage.stage.focus == nil)
    #expect(!stage.stage.isAdScrolledAway)
    #expect(stage.ad?.name == "video#1")
    #expect(stage.ad?.state == .onScreen)
    stage.expect(both: .nothing)
  }

  @Test func `a restart chooses the first unit if the chosen one is gone`() throws {
    let stage = try StagePlayer(unit: "video")
    stage.restart(with: Session(try storefront(without: "video")))
    #expect(stage.stage.unit == "feed")
    #expect(stage.ad?.name == "feed#1")
  }

  @Test func `time starts over, whatever the clock says`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(30))
    stage.restart(with: Session(try .storefront()))
    let began = stage.session.now
    stage.advance(.milliseconds(900))
    #expect(stage.session.now == began + .milliseconds(900))
    stage.expect(both: .nothing)
    stage.advance(.milliseconds(200))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `a paused stage stays paused`() throws {
    let stage = try StagePlayer()
    stage.press(" ")
    stage.restart(with: Session(try .storefront()))
    #expect(stage.screen.contains("‖ paused"))
    stage.advance(.seconds(60))
    stage.expect(both: .nothing)
    stage.press(" ")
    stage.advance(.milliseconds(1100))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `the speed is kept`() throws {
    let stage = try StagePlayer()
    stage.press("+")
    stage.press("+")
    stage.restart(with: Session(try .storefront()))
    stage.advance(.milliseconds(260))
    stage.expect(both: Counted(impressions: 1))
  }

  @Test func `the trace shows the new session`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(5))
    stage.press(.enter)
    stage.stage.trace.selected = 40
    stage.restart(with: Session(try .storefront()))
    #expect(stage.stage.trace.selected == nil)
    #expect(!stage.state.entries.contains { $0.message == "tap" })
  }

  @Test func `redrawing after a restart shows only the new session`() throws {
    let stage = try StagePlayer()
    var renderer = StageRenderer()
    let before = renderer.render(stage.stage, stage.state, theme: .mono)
    var scenario = try Scenario.storefront()
    for line in scenario.adUnits[0].lines.indices {
      scenario.adUnits[0].lines[line].ad?.texts[.headline] = .text("Another one")
    }
    stage.restart(with: Session(scenario))
    let after = renderer.render(stage.stage, stage.state, theme: .mono)
    #expect(Export.text(before.canvas).contains("Lakeside Puzzle"))
    #expect(Export.text(after.canvas).contains("Another one"))
    #expect(after.canvas == stage.frame.canvas)
  }

  @Test func `an ad awaited before a restart is not shown after it`() throws {
    let stage = try StagePlayer()
    stage.press("r")
    stage.restart(with: Session(try .storefront()))
    stage.advance(.seconds(10))
    #expect(stage.ad?.name == "feed#1")
    #expect(stage.newest?.name == "feed#1")
  }

  // MARK: A session that has started

  /// The storefront after its script.
  private func played() throws -> Session {
    ScriptRun.play(Session(try .storefront())).session
  }

  @Test func `a session that has already started opens paused`() throws {
    let session = try played()
    let (now, count) = (session.now, session.journal.entries.count)
    let stage = StagePlayer(session)
    #expect(stage.screen.contains("‖ paused"))
    stage.advance(.seconds(60))
    #expect(session.now == now)
    #expect(session.journal.entries.count == count)
  }

  @Test func `a session that has already started can continue`() throws {
    let session = try played()
    let now = session.now
    let stage = StagePlayer(session)
    stage.advance(.seconds(60))
    stage.press(" ")
    stage.advance(.seconds(2))
    #expect(session.now == now + .seconds(2))
  }
}

/// Snapshots of the screen.
@Suite(.serialized) @MainActor struct SnapshotFlowTests {
  @Test func `s asks for a snapshot and changes nothing in the session`() throws {
    let stage = try StagePlayer()
    let before = stage.session.journal.entries.count
    stage.press("s")
    #expect(stage.wishes == [.snapshot])
    #expect(stage.session.journal.entries.count == before)
  }

  @Test func `s is a letter while text is typed`() throws {
    let stage = try StagePlayer()
    stage.press("/")
    stage.press("s")
    #expect(stage.wishes == [])
    #expect(stage.stage.trace.filter == "s")
  }
}
