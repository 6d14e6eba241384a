import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Testing

/// The menu of tours.
@Suite(.serialized) @MainActor struct ToursFlowTests {
  @Test func `T lists the tours, each with its length and the selected one's sentence`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("T")
    for name in ScenarioLibrary.tours.map(\.name) {
      #expect(stage.screen.contains(try Scenario.inLibrary(name).title))
    }
    #expect(stage.screen.contains("8 steps, about 80 seconds"))
    #expect(stage.screen.contains("One ad and one tap"))
    stage.press(.down)
    #expect(stage.screen.contains("A lost call is money"))
  }

  @Test(arguments: [Key(.enter), Key("n")])
  func `⏎ and n begin the selected tour with its first sentence`(_ key: Key) throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("T")
    stage.press(.down)
    stage.press(key)
    #expect(stage.wishes.last == .open(scenario: "money-lost-and-found"))
    #expect(stage.state.story?.beat == 0)
    #expect(stage.screen.contains("An ad is worth money when it is seen."))
  }

  @Test func `Esc goes back, and q quits`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("T")
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
    stage.press("T")
    stage.press("q")
    #expect(stage.hasQuit)
  }

  @Test func `the menu is usable in the smallest window`() throws {
    let stage = try StagePlayer(width: 40, height: 12)
    stage.press("T")
    stage.press(.end)
    #expect(stage.screen.contains("Choose the right call"))
  }

  @Test func `an app's own name is on the phone's frame`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    #expect(stage.screen.contains("╭ Phone ─") || stage.screen.contains("Phone"))
    stage.stage.app = "Daily Kite"
    #expect(stage.screen.contains("Daily Kite"))
    #expect(!stage.screen.contains("Phone"))
  }
}
