import Directing
import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Testing

/// What a newcomer is told in the first minute.
@Suite(.serialized) @MainActor struct CoachFlowTests {
  private let sentence = "Press ⏎ to tap the ad and see who counts it"

  private func stage(unit: String? = nil) throws -> StagePlayer {
    let stage = try StagePlayer(unit: unit, width: 80, height: 24)
    stage.stage.coach = Coach(isFirstMinute: true)
    return stage
  }

  @Test func `the line goes away by being followed`() throws {
    let stage = try stage()
    stage.advance(.seconds(1))
    #expect(stage.screen.contains(sentence))
    stage.press(.down)
    stage.press(.up)
    stage.press(.enter)
    #expect(!stage.screen.contains(sentence))
    #expect(!stage.stage.coach.isFirstMinute)
    stage.press(.escape)
    #expect(!stage.screen.contains(sentence))
  }

  @Test func `in the smallest window it leaves the button free`() throws {
    let stage = try StagePlayer(width: 40, height: 12)
    stage.stage.coach = Coach(isFirstMinute: true)
    stage.advance(.seconds(1))
    #expect(stage.screen.contains("⏎ taps the ad"))
    #expect(stage.text(of: .device).contains("[ Install ]"))
  }

  @Test func `it is only said where ⏎ taps an ad`() throws {
    let stage = try stage()
    stage.advance(.seconds(1))
    stage.stage.pane = .trace
    #expect(!stage.screen.contains(sentence))
    stage.stage.pane = .ads
    stage.press("?")
    #expect(!stage.screen.contains(sentence))
    stage.press(.escape)
    #expect(stage.screen.contains(sentence))
    stage.press("x")
    #expect(!stage.screen.contains(sentence))
  }

  @Test func `a story and a task have the line for themselves`() throws {
    let tour = StagePlayer(try .inLibrary("who-counted"), size: Size(width: 80, height: 24))
    tour.stage.coach = Coach(isFirstMinute: true)
    tour.type("nn")
    #expect(!tour.screen.contains(sentence))
    let lesson = StagePlayer(try .inLibrary("steal-a-click"), size: Size(width: 80, height: 24))
    lesson.stage.coach = Coach(isFirstMinute: true)
    #expect(!lesson.screen.contains(sentence))
  }

  @Test func `where ⏎ taps nothing a tour is named, until T is pressed`() throws {
    let stage = try stage()
    stage.stage.pane = .trace
    #expect(stage.screen.contains("Press T to choose a tour"))
    stage.press("T")
    stage.press(.escape)
    #expect(!stage.screen.contains("choose a tour"))
  }

  @Test func `an ad that fills the screen is tapped, too`() throws {
    let stage = StagePlayer(try .inLibrary("interstitial"), size: Size(width: 100, height: 30))
    stage.stage.coach = Coach(isFirstMinute: true)
    #expect(stage.state.device.isCovered)
    #expect(stage.screen.contains("see who counts it") || stage.screen.contains("choose a tour"))
  }

  @Test(arguments: [Size(width: 40, height: 12), Size(width: 80, height: 24)])
  func `after the fourth way a lost call is named, until f is pressed`(_ size: Size) throws {
    let stage = try StagePlayer(width: size.width, height: size.height)
    stage.stage.coach = Coach(isFirstMinute: false)
    for key in ["", "u", "U", "u"] {
      stage.type(key)
      stage.advance(.seconds(2))
      #expect(!stage.screen.contains("All four ways") && !stage.screen.contains("loses a call"))
      stage.press(.enter)
      stage.press(.escape)
    }
    let sentence =
      size.width < 70
      ? "f loses a call · T: tours" : "All four ways tried. Press f to lose a call, or T for a tour"
    #expect(stage.screen.contains(sentence), "\(stage.screen)")
    stage.press("f")
    stage.press(.escape)
    #expect(!stage.screen.contains(sentence))
  }

  @Test(arguments: ["nobody-fills", "arbiter-nobody-fills"])
  func `where no ad came it says which key says why`(_ scenario: String) throws {
    let stage = StagePlayer(try .inLibrary(scenario), size: Size(width: 80, height: 24))
    stage.stage.coach = Coach(isFirstMinute: false)
    stage.advance(.seconds(5))
    let key: Character = scenario == "nobody-fills" ? "3" : "0"
    let sentence = "Press \(key) to see why there is no ad"
    #expect(stage.screen.contains(sentence), "\(stage.screen)")
    stage.press(key)
    #expect(!stage.screen.contains(sentence))
    stage.press("1")
    #expect(!stage.screen.contains(sentence))
  }

  @Test(arguments: ScenarioLibrary.tours.map(\.name))
  func `at the end of a tour it says what to do`(_ tour: String) throws {
    let stage = StagePlayer(try .inLibrary(tour), size: Size(width: 80, height: 24))
    stage.stage.coach = Coach(isFirstMinute: false)
    let sentence = "Your turn: press f to lose a call, or T for another tour"
    for _ in Story(stage.session.original.script).beats {
      #expect(!stage.screen.contains(sentence))
      stage.press("n")
    }
    #expect(stage.screen.contains(sentence), "\(stage.screen)")
    stage.stage.isLocked = true
    #expect(!stage.screen.contains(sentence))
  }

  @Test func `a stage of pictures has no coach`() throws {
    let stage = StagePlayer(try .inLibrary("nobody-fills"), size: Size(width: 80, height: 24))
    stage.advance(.seconds(5))
    #expect(!stage.screen.contains("to see why"))
  }

  @Test func `an expectation about the screen does not see it`() throws {
    let stage = try stage()
    #expect(!StagePicture.lines(of: stage.session).contains { $0.contains(sentence) })
  }
}
