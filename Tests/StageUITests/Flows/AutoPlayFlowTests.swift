import Catalogue
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// A script that plays by itself.
@Suite(.serialized) @MainActor struct AutoPlayFlowTests {
  private nonisolated static let names = ScenarioLibrary.tours.map(\.name)

  private func tour(_ name: String = "who-counted") throws -> StagePlayer {
    StagePlayer(try .inLibrary(name), size: Size(width: 80, height: 24))
  }

  @Test func `a plays the script by itself, each step when the sentence before has been read`()
    throws
  {
    let stage = try tour()
    stage.press("a")
    #expect(stage.state.story?.beat == 0)
    #expect(stage.screen.contains("▶ step 1 of 8"))
    let end = try #require(stage.endOfSentence)
    #expect((.seconds(6) ... .seconds(15)).contains(end))
    stage.advance(end - .milliseconds(1))
    #expect(stage.state.story?.beat == 0)
    stage.advance(.milliseconds(1))
    #expect(stage.state.story?.beat == 1)
  }

  @Test func `a longer sentence stays longer`() throws {
    let stage = try tour()
    stage.press("n")
    let story = try #require(stage.state.story)
    var longer = story
    longer.caption = .said(String(repeating: "word ", count: 40))
    #expect(StoryText.readingTime(longer) > StoryText.readingTime(story))
  }

  @Test(arguments: names) func `it stops at the end, and its journal is that of the run`(
    _ tour: String
  ) throws {
    let stage = try self.tour(tour)
    stage.press("a")
    stage.advance(.seconds(600))
    let story = try #require(stage.state.story)
    #expect(story.beat == story.count - 1)
    #expect(story.failures == [])
    #expect(!stage.stage.isPlaying)
    #expect(stage.endOfSentence == nil)
    #expect(stage.wishes.last == .endStory)
    let run = ScriptRun.play(Session(try .inLibrary(tour))).session.journal.entries
    #expect(stage.session.journal.entries == run)
  }

  @Test(arguments: [Key("a"), Key(" "), Key(.down), Key("?")])
  func `any key pauses, and nothing is due then`(_ key: Key) throws {
    let stage = try tour()
    stage.press("a")
    stage.advance(.seconds(30))
    let beat = try #require(stage.state.story?.beat)
    #expect(beat > 0)
    stage.press(key)
    #expect(!stage.stage.isPlaying)
    #expect(stage.endOfSentence == nil)
    stage.advance(.seconds(600))
    #expect(stage.state.story?.beat == beat)
    #expect(stage.state.story?.isLeft == false)
  }

  @Test func `after a pause a goes on from the same step`() throws {
    let stage = try tour()
    stage.press("a")
    stage.advance(.seconds(30))
    let beat = try #require(stage.state.story?.beat)
    stage.press("a")
    stage.press("a")
    #expect(stage.state.story?.beat == beat)
    #expect(stage.stage.isPlaying)
    stage.advance(.seconds(15))
    #expect(stage.state.story?.beat == beat + 1)
  }

  @Test func `n goes to the next step and pauses there`() throws {
    let stage = try tour()
    stage.press("a")
    stage.press("n")
    #expect(stage.state.story?.beat == 1)
    #expect(!stage.stage.isPlaying)
  }

  @Test func `at the end a begins again`() throws {
    let stage = try tour()
    stage.press("a")
    stage.advance(.seconds(600))
    stage.press("a")
    #expect(stage.state.story?.beat == 0)
    #expect(stage.stage.isPlaying)
  }

  @Test func `where there is no script nothing plays`() throws {
    let text = #"{"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": []}]}"#
    let stage = StagePlayer(try Scenario(reading: Array(text.utf8)))
    stage.press("a")
    #expect(stage.screen.contains("This scenario has no script."))
    #expect(!stage.stage.isPlaying)
  }
}
