import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Themes

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
      .init(
        .trace, "tap callToAction", "click", "nativeAdDidRecordClick", "The network saw the click"),
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

  @Test(
    arguments: names,
    [(80, 24), (80, 25), (100, 30), (120, 40), (160, 50), (200, 60)].map {
      Size(width: $0.0, height: $0.1)
    })
  func `every row that a look at the trace is about is on the screen and lit`(
    _ tour: String, _ size: Size
  ) throws {
    let stage = try stage(tour, size)
    let beats = Story(stage.session.original.script).beats
    for (step, beat) in beats.enumerated() {
      stage.press("n")
      guard beat.look == .trace else { continue }
      let lit = stage.stage.trace.lit
      let messages = lit.map { stage.session.journal.entries[$0 - 1].message }
      #expect(!lit.isEmpty && messages == beat.rows, "step \(step + 1)")
      let visible = stage.frame.regions.compactMap {
        if case .entry(let number) = $0.target { number } else { nil }
      }
      #expect(Set(lit).isSubset(of: visible), "step \(step + 1)")
      #expect(stage.stage.trace.selected == lit.last, "step \(step + 1)")
    }
  }

  /// A story with one tap, and then a look at the trace.
  private func look(atTraceOf adapter: String) throws -> StagePlayer {
    let text = """
      {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": [
        {"label": "Net", "class": "\(adapter)", "outcome": "fill",
         "parameter": "net-1", "ad": {"kind": "content", "headline": "Net", "opens": "nothing"}}]}],
       "script": [{"load": "u"}, {"show": "u"}, {"advance": "1s"}, {"tap": "headline"},
         {"say": "Here."}, {"look": "trace"}, {"say": "There."}, {"look": "phone"}]}
      """
    let stage = StagePlayer(
      try Scenario(reading: Array(text.utf8)), size: Size(width: 80, height: 24))
    stage.press("n")
    return stage
  }

  @Test func `without expected messages a look at the trace lights the proof of a broken rule`()
    throws
  {
    let stage = try look(atTraceOf: "BrokenAdapters.NeverReportsClicksCustomEvent")
    let proof = try #require(stage.state.ledgers.findings.last?.proof)
    #expect(stage.stage.trace.lit == proof)
    #expect(stage.stage.trace.isProof)
    stage.press("n")
    #expect(stage.stage.trace.lit == [])
    #expect(stage.stage.trace.selected == nil)
  }

  @Test func `where no rule is broken it lights the way of the last tap`() throws {
    let stage = try look(atTraceOf: "SampleAdapter.SampleCustomEvent")
    let senses = stage.stage.trace.lit.map { stage.session.journal.entries[$0 - 1].sense }
    #expect(senses == [.tapped, .googleClick, .clickTold, .clickPassedOn, .networkClick])
    #expect(!stage.stage.trace.isProof)
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 160, height: 50)])
  func `once the adapter is repaired nothing is red`(_ size: Size) throws {
    let stage = StagePlayer(
      try .inLibrary("from-red-to-green"), size: size, theme: BuiltInThemes.all[0].name)
    let alarm = stage.theme.alarm.foreground
    func isAnythingRed() -> Bool {
      let canvas = stage.frame.canvas
      return (0..<size.height).contains { y in
        (0..<size.width).contains { x in
          let cell = canvas[x, y]
          return cell.style.foreground == alarm && cell.glyph != .blank
        }
      }
    }
    for _ in 0..<4 { stage.press("n") }
    #expect(isAnythingRed())
    stage.press("n")
    #expect(!isAnythingRed())
    stage.press("n")
    #expect(!isAnythingRed())
  }

  @Test(arguments: names) func `at 80×24 the whole card is on the phone`(_ tour: String) throws {
    let stage = try stage(tour)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      guard stage.state.device.adFrame != nil, !stage.state.device.isCovered,
        beat.look != .trace
      else { continue }
      let phone = stage.lines(of: .device)
      #expect(phone.contains { $0.contains("╭──") } && phone.contains { $0.contains("╰──") })
      #expect(phone.contains { $0.contains("Ad ") } && phone.contains { $0.contains("[ ") })
    }
  }
}
