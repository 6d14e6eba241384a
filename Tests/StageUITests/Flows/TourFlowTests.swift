import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// The built-in tours: the screen of every step shows what its sentence says.
@Suite(.serialized) @MainActor struct TourFlowTests {
  /// What must be in a pane at a step.
  struct Sight: Sendable {
    let pane: PaneName
    let texts: [String]

    init(_ pane: PaneName, _ texts: String...) { (self.pane, self.texts) = (pane, texts) }
  }

  private nonisolated static let sights: [String: [Sight]] = [
    "who-counted": [
      .init(.ledgers, "No ad yet."),
      .init(.ledgers, "impression ◔ 0 ┄┄┄┄┄▷ 0", "click 0 ┄┄┄┄┄▷ 0"),
      .init(.ledgers, "impression 1 ═════▶ 1"),
      .init(.ledgers, "click 1 ═════▶ 1"),
      .init(.ledgers, "clicks [network]", "impressions network [Google]"),
      .init(.ledgers, "click 1 ◀═════ 1"),
      .init(.ledgers, "click 0 ╳════ 1 +1"),
      .init(.ledgers, "click-not-reported", "Google's report is missing a click", "Fix:"),
    ],
    "money-lost-and-found": [
      .init(.device, "Harbour Market"),
      .init(.ledgers, "impression 1 ═════▶ 1", "paid $0.0060"),
      .init(.ledgers, "impression 1 ══╳ 0 −1"),
      .init(.trace, "didRecordImpression", "the impression is lost on the way"),
      .init(.ledgers, "impression 1 ══╳ 0 −1", "click 1 ═════▶ 1"),
      .init(.ledgers, "impression-not-passed-on", "is not paid for it", "Fix:"),
      .init(.ledgers, "impression 1 ═════▶ 1", "click 1 ═════▶ 1", "paid $0.0060"),
    ],
    "from-red-to-green": [
      .init(.ledgers, "clicks [network]", "impression 1 ◀═════ 1"),
      .init(.ledgers, "click 0 ╳════ 1 +1"),
      .init(.ledgers, "click-not-reported", "Google's report is missing a click", "reportClick()"),
      .init(.trace, "tap callToAction", "click", "nativeAdDidRecordClick"),
      .init(.ledgers, "click 1 ◀═════ 1"),
      .init(.trace, "reportClick()", "click counted by Google"),
    ],
  ]
  private nonisolated static let names = ScenarioLibrary.tours.map(\.name)

  private func stage(_ tour: String, _ size: Size = Size(width: 80, height: 24)) throws
    -> StagePlayer
  {
    StagePlayer(try .inLibrary(tour), size: size)
  }

  @Test(arguments: names) func `every step shows what its sentence says`(_ tour: String) throws {
    let stage = try stage(tour)
    let sights = try #require(Self.sights[tour])
    let beats = Story(stage.session.original.script).beats
    #expect(sights.count == beats.count)
    for (step, sight) in sights.enumerated() {
      stage.press("n")
      #expect(stage.state.story?.beat == step)
      for text in sight.texts {
        #expect(stage.text(of: sight.pane).contains(text), "\(step)")
      }
      if let look = beats[step].look { #expect(stage.stage.pane == look.pane, "\(step)") }
    }
    #expect(stage.state.story?.failures == [])
    stage.press("n")
    #expect(stage.screen.contains("That was the last step."))
  }

  @Test(arguments: names, [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `every sentence is on the screen to its end`(_ tour: String, _ size: Size) throws {
    let stage = try stage(tour, size)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      guard case .said(let sentence) = beat.caption else { continue }
      let words = stage.screen.split { $0.isWhitespace }
      let said = sentence.split(separator: " ")
      #expect(said.allSatisfy { words.contains($0) }, "\(sentence)")
    }
  }

  @Test(arguments: names) func `every sentence but the first is held by an expectation`(
    _ tour: String
  ) throws {
    let script = try Scenario.inLibrary(tour).script
    for (number, beat) in Story(script).beats.enumerated() where number > 0 {
      let isHeld = script[beat.steps].contains {
        if case .expect = $0.step { true } else { false }
      }
      #expect(isHeld, "step \(number + 1)")
    }
  }

  @Test(arguments: names)
  func `time stands still between steps, and the journal is that of the run`(
    _ tour: String
  ) throws {
    let stage = try stage(tour)
    for _ in Story(stage.session.original.script).beats {
      stage.press("n")
      stage.advance(.seconds(60))
    }
    let run = ScriptRun.play(Session(try .inLibrary(tour))).session.journal.entries
    #expect(stage.session.journal.entries == run)
  }

  @Test func `where a rule is broken, a look at the trace lights the rows that prove it`() throws {
    let stage = try stage("from-red-to-green")
    for _ in 0..<4 { stage.press("n") }
    let proof = try #require(stage.state.ledgers.findings.last?.proof)
    #expect(stage.stage.trace.lit == proof)
    stage.press("n")
    #expect(stage.stage.trace.lit == [])
    #expect(stage.stage.trace.selected == nil)
  }
}
