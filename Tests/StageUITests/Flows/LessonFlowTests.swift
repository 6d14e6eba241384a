import AdServing
import Catalogue
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// The lessons: each is solved with keys, and none is solved by waiting.
@Suite(.serialized) @MainActor struct LessonFlowTests {
  private nonisolated static let names = ScenarioLibrary.lessons.map(\.name)

  private func lesson(_ name: String) throws -> StagePlayer {
    let stage = StagePlayer(try .inLibrary(name), size: Size(width: 80, height: 24))
    stage.stage.scenario = name
    stage.advance(.seconds(2))
    #expect(stage.state.task?.isDone == false)
    return stage
  }

  private func expectDone(_ stage: StagePlayer, location: SourceLocation = #_sourceLocation) {
    #expect(stage.state.task?.isDone == true, "\(stage.screen)", sourceLocation: location)
    #expect(stage.screen.contains("✓ Done."), sourceLocation: location)
  }

  @Test(arguments: names) func `a lesson is not done by waiting, and says what to do`(
    _ name: String
  ) throws {
    let stage = try lesson(name)
    stage.advance(.seconds(60))
    #expect(stage.state.task?.isDone == false)
    let task = try #require(stage.session.original.lesson?.task)
    let words = stage.screen.split { $0.isWhitespace }
    #expect(task.split(separator: " ").allSatisfy { words.contains($0) })
  }

  @Test func `follow one impression`() throws {
    let stage = try lesson("follow-one-impression")
    stage.press("U")
    stage.advance(.seconds(1))
    #expect(stage.state.task?.isDone == false)
    stage.advance(.seconds(1))
    expectDone(stage)
  }

  @Test func `steal a click`() throws {
    let stage = try lesson("steal-a-click")
    stage.press("u")
    stage.advance(.seconds(2))
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    expectDone(stage)
  }

  @Test func `find the double count`() throws {
    let stage = try lesson("find-the-double-count")
    for _ in 0..<2 {
      stage.press(.enter)
      stage.advance(.seconds(1))
      #expect(stage.state.task?.isDone == false)
      stage.press(.down)
      stage.press(.enter)
      stage.advance(.seconds(1))
    }
    stage.press(.enter)
    expectDone(stage)
  }

  @Test func `save the late reward`() throws {
    let stage = try lesson("save-the-late-reward")
    stage.advance(.seconds(4))
    #expect(stage.screen.contains("10 coins earned"))
    stage.press(.escape)
    #expect(stage.state.task?.isDone == false)
    for _ in 0..<6 where stage.state.task?.isDone == false { stage.press(">") }
    expectDone(stage)
  }

  @Test func `read a waterfall`() throws {
    let stage = try lesson("read-a-waterfall")
    stage.press("3")
    #expect(stage.text(of: .ledgers).contains("Premium"))
    stage.press(.home)
    stage.press(.enter)
    stage.press(.home)
    stage.press(.enter)
    stage.advance(.seconds(1))
    expectDone(stage)
  }

  @Test func `find who does not listen`() throws {
    let stage = try lesson("find-who-does-not-listen")
    func playLevel(_ steps: Int) {
      for _ in 0..<steps { stage.press(.down) }
      stage.press(.enter)
      stage.advance(.seconds(7))
      stage.press(.escape)
      stage.advance(.seconds(2))
    }
    playLevel(2)
    #expect(stage.state.task?.isDone == false)
    #expect(stage.state.ad?.findings == ["delegate-let-go"])
    #expect(stage.text(of: .ledgers).contains("does not listen"))
    playLevel(3)
    #expect(stage.state.task?.isDone == true, "\(stage.screen)")
    #expect(stage.screen.contains("It was the app"))
  }

  @Test func `choose the right call`() throws {
    let stage = try lesson("choose-the-right-call")
    stage.press(.enter)
    #expect(stage.state.task?.isDone == false)
    stage.press("3")
    stage.press(.end)
    for _ in 0..<3 { stage.press("[") }
    stage.advance(.seconds(2))
    stage.press(.tab)
    stage.press(.enter)
    expectDone(stage)
  }

  @Test func `a wrong call does not do`() throws {
    let stage = try lesson("choose-the-right-call")
    stage.press("3")
    stage.press(.home)
    stage.press(.down)
    stage.press("[")
    stage.advance(.seconds(2))
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.ad?.findings.isEmpty == false)
    expectMistake(stage, "\"2 views\" reports the click, but the impression twice")
  }

  @Test func `the repair that reports two clicks does not do either`() throws {
    let stage = try lesson("choose-the-right-call")
    stage.press("3")
    stage.press(.end)
    stage.press(.up)
    for _ in 0..<2 { stage.press("[") }
    stage.advance(.seconds(2))
    stage.press(.tab)
    stage.press(.enter)
    expectMistake(stage, "Google counts 2, the network 1.")
  }

  @Test func `the adapter as it is stays wrong, however often it is tapped`() throws {
    let stage = try lesson("choose-the-right-call")
    stage.press(.enter)
    expectMistake(stage, "\"as it is\" never calls reportClick()")
  }

  // MARK: Wrong ways

  /// In red, in place of the task.
  private func expectMistake(
    _ stage: StagePlayer, _ words: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.state.task?.isDone == false, sourceLocation: location)
    let caption = stage.screen.split { $0.isWhitespace }.joined(separator: " ")
    #expect(caption.contains("✗ "), "\(stage.screen)", sourceLocation: location)
    #expect(caption.contains(words), "\(stage.screen)", sourceLocation: location)
  }

  @Test func `a click in place of an impression is said`() throws {
    let stage = try lesson("follow-one-impression")
    stage.press("u")
    stage.advance(.seconds(1))
    stage.press(.enter)
    expectMistake(stage, "Press U (with Shift) for impressions")
  }

  @Test func `a click that both count is not stolen, nor is one that only Google counts`()
    throws
  {
    let stage = try lesson("steal-a-click")
    stage.press(.enter)
    expectMistake(stage, "Both count 1")
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    #expect(!stage.screen.contains("✗ "))
    stage.press(.enter)
    expectMistake(stage, "the wrong way round")
  }

  @Test func `an ad that counts as it should is not the one`() throws {
    let stage = try lesson("find-the-double-count")
    stage.press(.enter)
    expectMistake(stage, "Not this one")
    stage.press(.down)
    stage.advance(.seconds(1))
    #expect(stage.screen.contains("One of these three ads"))
  }

  @Test func `a reward cannot be saved that was never earned`() throws {
    let stage = try lesson("save-the-late-reward")
    stage.advance(.milliseconds(1500))
    stage.press(.escape)
    stage.press(.tab)
    stage.press(.enter)
    expectMistake(stage, "before the coins were earned")
    stage.press("R")
    #expect(!stage.screen.contains("✗ "))
  }

  @Test func `another ad than the best one does not do`() throws {
    let stage = try lesson("read-a-waterfall")
    stage.press("3")
    stage.press(.home)
    stage.press(.down)
    stage.press(.enter)
    stage.press(.home)
    stage.press(.enter)
    stage.advance(.seconds(2))
    expectMistake(stage, "the ad of Late bid")
  }

  @Test(arguments: names) func `what is said of a wrong way fits in the three rows`(_ name: String)
    throws
  {
    let mistakes = try #require(try Scenario.inLibrary(name).lesson).mistakes
    #expect(!mistakes.isEmpty)
    for mistake in mistakes {
      let said = StageState.TaskState(sentence: "", isDone: false, mistake: mistake.say)
      #expect(Text.wrapped(StoryText.task(said), width: 76).count <= 3)
    }
  }

  // MARK: What they show

  @Test(arguments: names) func `a lesson that is done says what it has shown`(_ name: String) throws
  {
    let lesson = try #require(try Scenario.inLibrary(name).lesson)
    let done = try #require(lesson.done)
    #expect(done != lesson.task)
    // In the three rows there are, with what comes after it.
    let longest = StageState.TaskState(
      sentence: lesson.task, outcome: done, isDone: true,
      sequel: name == Self.names.last ? .lastLesson(left: 5) : .nextLesson)
    #expect(Text.wrapped(StoryText.task(longest), width: 57).count <= 3)
  }

  @Test(arguments: names) func `no rule is broken before something is done`(_ name: String) throws {
    let stage = try lesson(name)
    stage.advance(.seconds(5))
    #expect(stage.state.ledgers.findings.map(\.id) == [])
  }

  @Test(arguments: names) func `the lines are named whole in room 3`(_ name: String) throws {
    let stage = try lesson(name)
    stage.press("3")
    for line in stage.state.lines { #expect(stage.text(of: .ledgers).contains(line.label)) }
  }

  @Test func `an end card has its button whole`() throws {
    let stage = try lesson("save-the-late-reward")
    stage.advance(.seconds(5))
    #expect(stage.text(of: .device).contains("[ Stamp ]"))
  }

  @Test func `a caption of three rows leaves the card whole`() throws {
    let stage = try lesson("follow-one-impression")
    stage.press("U")
    stage.advance(.seconds(2))
    let phone = stage.lines(of: .device)
    #expect(phone.contains { $0.contains("Ad Lighthouse for hire") })
    #expect(phone.contains { $0.contains("╭──") } && phone.contains { $0.contains("╰──") })
  }

  // MARK: Going on

  @Test func `the next lesson begins with the counts, whatever room was open`() throws {
    let stage = try lesson("steal-a-click")
    stage.press("u")
    stage.advance(.seconds(2))
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.press("4")
    stage.press("n")
    #expect(stage.session.scenario.title == "Find the double count")
    #expect(stage.screen.contains("Who counted?"))
  }

  @Test func `after the last lesson it says how many are left`() throws {
    let stage = try lesson("choose-the-right-call")
    stage.stage.learned = Set(Self.names.dropFirst(2))
    stage.press("3")
    stage.press(.end)
    for _ in 0..<3 { stage.press("[") }
    stage.advance(.seconds(2))
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.screen.contains("2 are left to do."))
    #expect(stage.screen.contains("T: tours, lessons"))
    stage.stage.learned = Set(Self.names)
    #expect(stage.screen.contains("all are done."))
  }

  @Test func `what is done is remembered, and n goes on to the next lesson`() throws {
    let stage = try lesson("follow-one-impression")
    stage.press("n")
    #expect(stage.screen.contains("First do what it says below."))
    stage.press("U")
    stage.advance(.seconds(2))
    #expect(stage.stage.learned == ["follow-one-impression"])
    #expect(stage.wishes.contains(.keep(learned: ["follow-one-impression"])))
    #expect(stage.screen.contains("n: next lesson"))
    // Said once, and not in the footer as well.
    #expect(!stage.screen.contains("n next"))
    stage.press("n")
    #expect(stage.session.scenario.title == "Steal a click")
    #expect(stage.state.task?.isDone == false)
    stage.press("T")
    #expect(stage.screen.contains("✓ Follow one impression"))
    #expect(stage.screen.contains("· Steal a click"))
  }

  @Test func `a task in a file of one's own is not remembered`() throws {
    let stage = try lesson("follow-one-impression")
    stage.stage.scenario = "mine/follow.json"
    stage.press("U")
    stage.advance(.seconds(2))
    #expect(stage.state.task?.isDone == true)
    #expect(stage.stage.learned == [])
    #expect(!stage.screen.contains("n: next lesson"))
  }

  @Test func `after the last lesson there is no next`() throws {
    #expect(ScenarioLibrary.lesson(after: Self.names[0]) == Self.names[1])
    #expect(ScenarioLibrary.lesson(after: try #require(Self.names.last)) == nil)
    #expect(ScenarioLibrary.lesson(after: "storefront") == nil)
  }
}
