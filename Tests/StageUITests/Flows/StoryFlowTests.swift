import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// A script told on the stage, step by step.
@Suite(.serialized) @MainActor struct StoryFlowTests {
  private func tour() throws -> StagePlayer {
    StagePlayer(try .inLibrary("who-counted"), size: Size(width: 80, height: 24))
  }

  @Test func `a scenario opened from the list keeps its sentence and says what to try`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("L")
    stage.type("forgets-its-clicks")
    stage.press(.enter)
    let about = try #require(stage.session.original.about)
    #expect(stage.screen.contains(about.prefix(40)), "\(stage.screen)")
    #expect(stage.screen.contains("n: play its script"))
    stage.press("R")
    #expect(stage.screen.contains(about.prefix(40)))
    stage.press("n")
    #expect(!stage.screen.contains("n: play its script"))
  }

  @Test func `names are found before sentences`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("L")
    stage.type("lost")
    stage.press(.enter)
    #expect(stage.wishes.last == .open(scenario: "money-lost-and-found"))
    stage.press("L")
    stage.type("lost-on")
    stage.press(.enter)
    #expect(stage.wishes.last == .open(scenario: "lost-on-the-way"))
  }

  @Test func `one's own file stays first in the list when another one was opened`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.stage.scenario = "mine/own.json"
    stage.press("L")
    #expect(stage.screen.contains("★ mine/own.json"))
    stage.type("google-tracks")
    stage.press(.enter)
    stage.press("L")
    stage.press(.home)
    #expect(stage.screen.contains("★ mine/own.json"), "\(stage.screen)")
  }

  @Test func `n begins the script and goes on with it`() throws {
    let stage = try tour()
    #expect(stage.state.story == nil)
    stage.press("n")
    #expect(stage.screen.contains("An app has room for an ad."))
    #expect(stage.screen.contains("step 1 of 8"))
    #expect(stage.session.journal.entries.allSatisfy { $0.sense != .adWanted })
    stage.press("n")
    #expect(stage.screen.contains("Here is the network's ad."))
    #expect(stage.screen.contains("Night Train Chess"))
    #expect(stage.text(of: .ledgers).contains("impression ◔ 0 ┄┄┄┄┄┄┄┄▷ 0"))
  }

  @Test func `a story says how it is told, and asks for its ads itself`() throws {
    let stage = try tour()
    stage.press("n")
    #expect(stage.screen.contains("step by step"))
    #expect(!stage.screen.contains("paused"))
    #expect(stage.text(of: .ledgers).contains("No ad yet."))
    #expect(!stage.screen.contains("Press r"))
    #expect(!stage.screen.contains("Load it"))
    stage.press("a")
    #expect(stage.screen.contains("▶ playing"))
    #expect(stage.screen.contains("a pause"))
    stage.press("a")
    #expect(stage.screen.contains("a play"))
  }

  @Test(arguments: ScenarioLibrary.tours.map(\.name))
  func `what the presenter says is never on the screen`(_ tour: String) throws {
    let stage = StagePlayer(try .inLibrary(tour), size: Size(width: 120, height: 40))
    let notes = Story(stage.session.original.script).beats.map(\.note)
    #expect(notes.compactMap(\.self).count >= 3)
    for note in notes {
      stage.press("n")
      guard let note else { continue }
      for words in note.split(separator: ".") where words.count > 12 {
        #expect(!stage.screen.contains(words.prefix(30)), "\(note)")
      }
    }
  }

  @Test func `back goes to the step before`() throws {
    let stage = try tour()
    for _ in 0..<4 { stage.press("n") }
    stage.press("<")
    #expect(stage.state.story?.beat == 2)
    #expect(stage.text(of: .ledgers).contains("click 0 ┄┄┄┄┄┄┄┄▷ 0"))
    stage.press("n")
    #expect(stage.text(of: .ledgers).contains("click 1 ════════▶ 1"))
  }

  @Test func `a step back keeps the moments of the steps before`() throws {
    let (there, back) = (try tour(), try tour())
    for _ in 0..<3 { there.press("n") }
    for _ in 0..<4 { back.press("n") }
    back.press("<")
    let marks = try #require(back.state.time?.marks)
    #expect(marks.count > 2 && marks == there.state.time?.marks)
  }

  @Test func `an act of one's own leaves the script, and n returns to it`() throws {
    let stage = try tour()
    for _ in 0..<3 { stage.press("n") }
    stage.press(.enter)
    #expect(stage.state.story?.isLeft == true)
    #expect(stage.screen.contains("You left the script. Press n to return to it."))
    #expect(!stage.stage.isPaused)
    stage.press("n")
    #expect(stage.state.story?.beat == 2)
    #expect(stage.state.story?.isLeft == false)
    #expect(stage.text(of: .ledgers).contains("click 0 ┄┄┄┄┄┄┄┄▷ 0"))
  }

  @Test func `what did not hold is said at its step`() throws {
    let text = """
      {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": [
        {"label": "Net", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill",
         "parameter": "net-1", "ad": {"kind": "content", "headline": "Net"}}]}],
       "script": [{"load": "u"}, {"show": "u"},
         {"expect": {"google": {"clicks": 5}}}, {"say": "Five clicks."}]}
      """
    let stage = StagePlayer(
      try Scenario(reading: Array(text.utf8)), size: Size(width: 80, height: 24))
    stage.press("n")
    #expect(stage.screen.contains("expected google clicks 5"))
  }

  @Test func `a script without sentences is told by its actions`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("n")
    #expect(stage.screen.contains("load feed"))
  }

  @Test func `a scenario without a script says so`() throws {
    let text = #"{"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": []}]}"#
    let stage = StagePlayer(try Scenario(reading: Array(text.utf8)))
    stage.press("n")
    #expect(stage.screen.contains("This scenario has no script."))
  }

  @Test func `a task is under the stage until it is done, and stays done`() throws {
    let content = try #require(ScenarioLibrary.content(of: "storefront"))
    let text = String(decoding: content, as: UTF8.self)
      .replacing(
        #""title": "storefront","#,
        with: #"""
          "title": "storefront", "task": "Tap the ad.", "until": {"google": {"clicks": 1}},
          """#, maxReplacements: 1)
    let stage = StagePlayer(
      try Scenario(reading: Array(text.utf8)), size: Size(width: 80, height: 24))
    #expect(stage.screen.contains("  Tap the ad."))
    stage.press(.enter)
    #expect(stage.screen.contains("✓ Done. Tap the ad."))
    stage.press(.escape)
    stage.press("r")
    stage.advance(.seconds(1))
    stage.expect(both: .nothing)
    #expect(stage.screen.contains("✓ Done. Tap the ad."))
  }

  @Test func `R starts over`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.expect(both: Counted(impressions: 1, clicks: 1))
    stage.press("R")
    stage.expect(both: .nothing)
    #expect(stage.ad?.name == "feed#1")
  }

  @Test func `a scenario is found by its words and opened`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("L")
    #expect(stage.screen.contains("who-counted"))
    stage.type("refused format")
    #expect(stage.screen.contains("banner-sizes"))
    #expect(!stage.screen.contains("who-counted"))
    stage.press(.enter)
    #expect(stage.wishes.last == .open(scenario: "banner-sizes"))
    #expect(stage.session.scenario.title == "Sizes of banners")
    #expect(stage.stage.overlay == nil)
  }

  @Test func `what fits no scenario says so, and Esc closes the list`() throws {
    let stage = try StagePlayer()
    stage.press("L")
    stage.type("zzz")
    #expect(stage.screen.contains("No matching scenario."))
    stage.press(.enter)
    #expect(stage.stage.overlay != nil)
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }
}
