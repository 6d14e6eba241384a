import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What the header says of time, and when the screen changes by itself.
@Suite(.serialized) @MainActor struct ClockFlowTests {
  @Test
  func `the clock runs by the second while something waits, then says when the last event was`()
    throws
  {
    let stage = try StagePlayer()
    #expect(stage.screen.contains("▶ 1×  00:00 "))
    stage.advance(.milliseconds(990))
    #expect(stage.screen.contains("▶ 1×  00:00 "))
    stage.advance(.seconds(5))
    #expect(stage.screen.contains("last event  00:01.320"))
    #expect(stage.nextDue == nil)
    stage.press("+")
    #expect(stage.screen.contains("▶ 2×  last event  00:01.320"))
  }

  @Test func `the second in view fills in quarters`() throws {
    let stage = try StagePlayer()
    var seen: [String] = []
    for _ in 0..<4 {
      let row = stage.lines(of: .ledgers).first { $0.contains("impression") } ?? ""
      seen.append(row.split(separator: " ").dropFirst().first.map(String.init) ?? "")
      stage.advance(.milliseconds(250))
    }
    #expect(seen == ["◔", "◑", "◕", "●"])
    #expect(stage.text(of: .ledgers).contains("impression 1"))
  }

  @Test func `it is drawn at each quarter, and not in between`() throws {
    let stage = try StagePlayer()
    let start = stage.session.now
    var dues: [Duration] = []
    while let due = stage.nextDue, stage.ad?.google.impressions == 0 {
      dues.append(due - start)
      stage.advance(due - stage.session.now)
    }
    #expect(dues == [250, 500, 750, 1000].map { .milliseconds($0) })
  }

  @Test func `out of view the second starts over`() throws {
    let stage = try StagePlayer()
    stage.advance(.milliseconds(600))
    #expect(stage.text(of: .ledgers).contains("impression ◕"))
    stage.press("i")
    #expect(stage.text(of: .ledgers).contains("impression 0"))
    stage.press("i")
    #expect(stage.text(of: .ledgers).contains("impression ◔"))
  }

  @Test func `a line that is asked says how long Google waits for it`() throws {
    var scenario = try Scenario.storefront()
    for line in scenario.adUnits[1].lines.indices {
      scenario.adUnits[1].lines[line].outcome = .neverAnswers
    }
    let stage = StagePlayer(scenario)
    stage.press(.down)
    stage.advance(.milliseconds(1500))
    #expect(stage.screen.contains("▶ 1×  00:01 "))
    #expect(stage.text(of: .ledgers).contains(#/◌ asking .+ · 4 s left/#))
    stage.advance(.seconds(2))
    #expect(stage.text(of: .ledgers).contains(#/◌ asking .+ · 2 s left/#))
  }

  @Test func `while paused or looking back the screen never changes by itself`() throws {
    let stage = try StagePlayer()
    #expect(stage.nextDue != nil)
    stage.press(" ")
    #expect(stage.pace.isPaused)
    let screen = stage.screen
    stage.advance(.seconds(5))
    #expect(stage.screen == screen)
    stage.press(" ")
    stage.advance(.seconds(5))
    stage.press(.enter)
    stage.press("<")
    #expect(stage.pace.isPaused)
    let past = stage.screen
    stage.advance(.seconds(5))
    #expect(stage.screen == past)
  }

  @Test func `while something waits for long the clock asks to be drawn once a second`() throws {
    var scenario = try Scenario.storefront()
    for line in scenario.adUnits[1].lines.indices {
      scenario.adUnits[1].lines[line].outcome = .neverAnswers
    }
    let stage = StagePlayer(scenario)
    stage.advance(.seconds(2))
    stage.press(.down)
    var gaps: [Duration] = []
    for _ in 0..<4 {
      let gap = try #require(stage.nextDue) - stage.session.now
      gaps.append(gap)
      stage.advance(gap)
    }
    #expect(gaps.dropFirst().allSatisfy { $0 == .seconds(1) }, "\(gaps)")
  }
}
