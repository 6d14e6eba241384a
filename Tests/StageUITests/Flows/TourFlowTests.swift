import Catalogue
import Contract
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Themes
import Theming

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
      .init(.ledgers, "impression ◔ 0 ┄┄┄┄┄┄┄┄▷ 0", "click 0 ┄┄┄┄┄┄┄┄▷ 0"),
      .init(.ledgers, "impression 1 ════════▶ 1"),
      .init(.ledgers, "click 1 ════════▶ 1"),
      .init(.ledgers, "clicks Google [Sample SDK]", "impressions [Google] Sample SDK"),
      .init(.ledgers, "click 1 ◀════════ 1"),
      .init(.ledgers, "click 0 ╳══════ 1 +1"),
      .init(.ledgers, "click-not-reported", "Google's report is missing a click", "Fix:"),
    ],
    "money-lost-and-found": [
      .init(.device, "Harbour Market"),
      .init(.ledgers, "impression 1 ════════▶ 1", "paid $0.0060"),
      .init(.ledgers, "impression 1 ══════╳ 0 −1"),
      .init(.trace, "didRecordImpression"),
      .init(.ledgers, "impression 1 ══════╳ 0 −1", "click 1 ════════▶ 1"),
      .init(.ledgers, "the network was not told.", "is not paid for it", "Fix:"),
      .init(.ledgers, "impression 1 ════════▶ 1", "click 1 ════════▶ 1", "paid $0.0060"),
    ],
    "from-red-to-green": [
      .init(.ledgers, "clicks Google [Sample SDK]", "impression 1 ◀════════ 1"),
      .init(.ledgers, "click 0 ╳══════ 1 +1"),
      .init(.ledgers, "click-not-reported", "Google's report is missing a click", "reportClick()"),
      .init(
        .trace, "tap callToAction", "click", "nativeAdDidRecordClick", "The network saw the click"),
      .init(.ledgers, "click 1 ◀════════ 1"),
      .init(.trace, "reportClick()", "click counted by Google"),
    ],
    "from-phone-to-test": [
      .init(.trace, "didRecordClickOnAsset", "reportClick()"),
      .init(.ledgers, "click-reported-while-google-tracks", "Fix:"),
      .init(.device, "Field Guide to Fog"),
      .init(.ledgers, "click-reported-while-google-tracks", "Fix:"),
      .init(.ledgers, "click 1 ════════▶ 1"),
    ],
    "it-was-the-app": [
      .init(.device, "Game night"),
      .init(.ledgers, "impression 1 ◀════════ 1", "app 0 ┄ does not listen"),
      .init(.ledgers, "delegate-let-go", "Delegates are weak", "Fix:"),
      .init(.trace, "adDidDismiss"),
      .init(.trace, "the ad loader of"),
      .init(.ledgers, "The application let go of", "nobody is told", "Fix:"),
      .init(.ledgers, "impression 1 ════════▶ 1"),
    ],
    "video-pixel-by-pixel": [
      .init(.ledgers, "20.0 s, can't be skipped", "1 Exchange ex-7", "adMetadata told once"),
      .init(.ledgers, "start", "impression"),
      .init(.ledgers, "5.0 s firstQuartile 2"),
      .init(.ledgers, "6.0 s resume 2", "6.0 s pause 2"),
      .init(.ledgers, "played to the end, end card", "complete 2", "complete 1"),
      .init(.device, "https://kite.example/card"),
      .init(.ledgers, "impression 1 ◀════════ 1", "reward 1 ◀════════ 1"),
    ],
    "who-wins": [
      .init(.ledgers, "CloudX has won", "Round 1: CloudX, the service decided"),
      .init(.ledgers, "PubMatic 3,900 µ$ 300 µ$ less"),
      .init(.ledgers, "PubMatic has won", "the SDK decided", "worth more"),
      .init(.ledgers, "LevelPlay has won", "LevelPlay 9,000 µ$ highest"),
      .init(.device, "Paper Kites"),
      .init(.ledgers, "CloudX has won", "9,000 µ$"),
      .init(.device, "Harbour Town"),
    ],
    "retry-storm": [
      .init(.ledgers, "AppLovin MAX", "Retry 1 of 20 in 2 s"),
      .init(.ledgers, "AppLovin MAX", "6/min"),
      .init(.ledgers, "published", "fixed", "10/min", "wait"),
      .init(.ledgers, "An ad is ready."),
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

  /// The row of the counts that a word of a sentence is about.
  private nonisolated static let rows = [
    "impression": "impression", "seen": "impression", "tap": "click", "click": "click",
    "money": "paid", "earns": "paid", "counts": "impression", "reports": "paid",
  ]

  @Test(arguments: names) func `at 80×24 the counts have every row that a sentence speaks of`(
    _ tour: String
  ) throws {
    let stage = try stage(tour)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      guard case .said(let sentence) = beat.caption, stage.state.ad != nil,
        stage.state.arbitration == nil, stage.stage.room.card.name == CountsRoom.card.name
      else { continue }
      let lines = stage.lines(of: .ledgers)
      for (word, row) in Self.rows where sentence.lowercased().contains(word) {
        #expect(lines.contains { $0.contains(" \(row) ") }, "\(sentence)\n\(stage.screen)")
      }
      #expect(lines.contains { $0.contains("Who sees?") }, "\(sentence)\n\(stage.screen)")
    }
  }

  @Test(arguments: names) func `at 80×24 who saw and who was told is written under the counts`(
    _ tour: String
  ) throws {
    let stage = try stage(tour)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      // The ad of an arbiter has one side, and where a video's counts take the rows arrows say it.
      guard beat.look == .counts || beat.look == .whoSees, let ad = stage.state.ad,
        stage.state.arbitration == nil, ad.video == nil,
        ad.google.impressions + ad.networks.impressions > 0
      else { continue }
      let counts = stage.text(of: .ledgers)
      #expect(counts.contains("saw it") && counts.contains("told"), "\(stage.screen)")
    }
  }

  @Test(arguments: names) func `at 80×24 what a step looks at is on the screen and marked`(
    _ tour: String
  ) throws {
    let stage = try stage(tour)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      guard let look = beat.look else { continue }
      let pane = stage.frame.regions.first { $0.target == .pane(look.pane) }
      let rect = try #require(pane?.rect, "\(stage.screen)")
      // Its frame is heavy.
      #expect(stage.frame.canvas[rect.x, rect.y].glyph.text == "┏", "\(stage.screen)")
      switch look {
      case .whoSees: #expect(stage.text(of: .ledgers).contains("Who sees?"))
      case .rules: #expect(stage.screen.contains("4 Rules"))
      case .assets: #expect(stage.screen.contains("2 Assets"))
      case .mediation: #expect(stage.screen.contains("3 Mediation"))
      case .life: #expect(stage.screen.contains("5 Life"))
      case .video: #expect(stage.screen.contains("8 Video"))
      case .arbiter: #expect(stage.screen.contains("0 Arbiter"))
      case .services: #expect(stage.screen.contains("0 Services"))
      case .counts: #expect(stage.screen.contains("Who counted?"))
      case .ads, .phone, .trace: break
      }
    }
  }

  @Test(arguments: names) func `at 80×24 a broken rule has its fix to the end`(_ tour: String)
    throws
  {
    let stage = try stage(tour)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      let broken = stage.state.ad?.findings.compactMap(Rulebook.rule).first
      // The services' room is about requests, and beside it there is no room for more.
      let isElsewhere = [.trace, .phone, .services].contains(beat.look)
      guard let ad = stage.state.ad, let broken, !isElsewhere else { continue }
      let fix = broken.remedy(under: ad.faults[broken.id]).sentence
      #expect(stage.text(of: .ledgers).contains(fix), "\(stage.screen)")
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

  @Test func `the last step says that it is the end, and n goes on to the next tour`() throws {
    let stage = try stage("who-counted")
    stage.stage.scenario = "who-counted"
    let beats = Story(stage.session.original.script).beats
    for _ in beats.dropLast() { stage.press("n") }
    #expect(!stage.screen.contains("the end") && stage.screen.contains("n next step"))
    stage.press("n")
    #expect(stage.screen.contains("step 8 of 8, the end"), "\(stage.screen)")
    #expect(stage.screen.contains("or try it yourself"), "\(stage.screen)")
    #expect(stage.screen.contains("n next tour") && stage.screen.contains("T tours"))
    #expect(!stage.screen.contains("n next step"))
    stage.press("n")
    #expect(stage.wishes.last == .open(scenario: "money-lost-and-found"))
    #expect(stage.screen.contains("step 1 of 7"))
  }

  @Test func `after the last tour there is no next, and it says what to do`() throws {
    let last = try #require(ScenarioLibrary.tours.last?.name)
    let stage = try stage(last)
    stage.stage.scenario = last
    for _ in Story(stage.session.original.script).beats { stage.press("n") }
    #expect(!stage.screen.contains("next tour") && stage.screen.contains("T tours"))
    stage.press("n")
    #expect(stage.screen.contains("Try it yourself, or press T for more."))
  }

  @Test func `a locked demo does not offer another tour`() throws {
    let stage = try stage("who-counted")
    stage.stage.scenario = "who-counted"
    stage.stage.isLocked = true
    for _ in Story(stage.session.original.script).beats { stage.press("n") }
    #expect(!stage.screen.contains("next tour"))
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

  /// A screen of somebody else's code has no card of ours.
  @Test(arguments: names) func `at 80×24 the whole card is on the phone`(_ tour: String) throws {
    let stage = try stage(tour)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      let device = stage.state.device
      guard device.adFrame != nil, !device.isCovered, !device.isOwn, beat.look != .trace else {
        continue
      }
      let phone = stage.lines(of: .device)
      #expect(phone.contains { $0.contains("╭──") } && phone.contains { $0.contains("╰──") })
      #expect(phone.contains { $0.contains("Ad ") } && phone.contains { $0.contains("[ ") })
    }
  }
}
