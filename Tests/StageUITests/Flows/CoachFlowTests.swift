import Directing
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
    stage.stage.isCoached = true
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
    #expect(!stage.stage.isCoached)
    stage.press(.escape)
    #expect(!stage.screen.contains(sentence))
  }

  @Test func `in the smallest window it leaves the button free`() throws {
    let stage = try StagePlayer(width: 40, height: 12)
    stage.stage.isCoached = true
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
    tour.stage.isCoached = true
    tour.type("nn")
    #expect(!tour.screen.contains(sentence))
    let lesson = StagePlayer(try .inLibrary("steal-a-click"), size: Size(width: 80, height: 24))
    lesson.stage.isCoached = true
    #expect(!lesson.screen.contains(sentence))
  }

  @Test func `an expectation about the screen does not see it`() throws {
    let stage = try stage()
    #expect(!StagePicture.lines(of: stage.session).contains { $0.contains(sentence) })
  }
}
