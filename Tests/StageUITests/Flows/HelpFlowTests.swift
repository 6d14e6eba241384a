import Catalogue
import GoogleMobileAds
import Observing
import Scenarios
import Screen
import StageUI
import Testing

/// The help can be searched, and what is found can be done.
@Suite(.serialized) @MainActor struct HelpFlowTests {
  @Test func `a search finds a command and enter runs it`() throws {
    let stage = try StagePlayer()
    stage.type("?/corner")
    #expect(stage.screen.contains("AdChoices corner"))
    #expect(!stage.screen.contains("waterfall"))
    let before = stage.state.options.adChoices
    stage.press(.enter)
    #expect(stage.stage.overlay == nil)
    #expect(stage.state.options.adChoices != before)
  }

  @Test func `a search explains words and errors, and enter does nothing there`() throws {
    let stage = try StagePlayer()
    stage.type("?/waterfall order")
    #expect(stage.screen.contains("The order in which Google asks"))
    stage.press(.enter)
    #expect(stage.stage.overlay != nil)
    for _ in 0..<20 { stage.press(.backspace) }
    stage.type("admob 5")
    #expect(stage.screen.contains("time-out"))
  }

  @Test func `escape goes back to all of it, and once more closes it`() throws {
    let stage = try StagePlayer()
    stage.type("?/zzz")
    #expect(stage.screen.contains(HelpText.nothingFound))
    stage.press(.escape)
    #expect(stage.screen.contains("any other key closes"))
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  @Test func `every error number of the SDK is explained`() {
    let numbers =
      (0...40).filter {
        RequestError.Code(rawValue: $0) != nil || PresentationError.Code(rawValue: $0) != nil
      }
    #expect(Glossary.errors.map(\.word) == numbers.map { "com.google.admob \($0)" })
  }
}
