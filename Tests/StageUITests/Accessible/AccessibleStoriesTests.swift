import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Tours and lessons, in lines.
@Suite(.serialized) @MainActor struct AccessibleStoriesTests {
  private nonisolated static let tours = ScenarioLibrary.tours.map(\.name)

  @Test(arguments: tours) func `Enter goes on to the end of a tour`(_ name: String) throws {
    let listener = try Listener(name, isTold: true)
    #expect(listener.canGoOn)
    var steps = 1
    while listener.canGoOn, steps < 100 {
      listener.type("")
      steps += 1
      listener.expect(
        "Step \(steps) of \(listener.state.story?.count ?? 0)\(listener.canGoOn ? "" : ", the end")."
      )
    }
    let sentences = Story(try Scenario.inLibrary(name).script).beats.count
    #expect(steps == sentences && listener.state.story?.failures.isEmpty == true)
    let entries = listener.entries
    let run = ScriptRun.play(Session(try .inLibrary(name)))
    #expect(entries == Array(run.session.journal.entries))
  }

  @Test func `doing something leaves the story, and n returns to it`() throws {
    let listener = try Listener("who-counted", isTold: true)
    listener.type("", "", "wait")
    listener.expect("You left the script. Press n to return to it.")
    listener.type("n")
    #expect(listener.state.story?.isLeft == false)
  }

  @Test func `a lesson says its task, what went wrong, and when it is done`() throws {
    let listener = try Listener("choose-the-right-call")
    #expect(listener.heard.contains { $0.hasPrefix("Task: Tap: Google misses the click.") })
    listener.type("ring")
    #expect(
      listener.heard.contains { $0.hasPrefix("Task: \"as it is\" never calls reportClick()") })
    listener.type("key 3", "Down", "Down", "Down", "[", "[", "[", "wait", "back", "ring")
    #expect(listener.heard.contains { $0.hasPrefix("Task: Done. One tap, one reportClick()") })
    #expect(listener.state.task?.isDone == true)
  }
}
