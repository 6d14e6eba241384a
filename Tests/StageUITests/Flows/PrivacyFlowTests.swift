import Screen
import StageUI
import Testing

/// `C`: what became of the user's consent.
@Suite(.serialized) @MainActor struct PrivacyFlowTests {
  private func stage(_ scenario: String, _ width: Int = 120, _ height: Int = 40) throws
    -> StagePlayer
  {
    let stage = StagePlayer(try .inLibrary(scenario), size: Size(width: width, height: height))
    stage.advance(.seconds(1))
    stage.press("C")
    return stage
  }

  /// The list alone, without line breaks.
  private func text(_ stage: StagePlayer) -> String {
    var words: [Substring] = []
    for line in stage.screen.split(separator: "\n") {
      let list = line.split(separator: "│").max { $0.count < $1.count } ?? ""
      words += list.split(separator: " ")
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: [
    ("keeps-the-answer", "Lost by the adapter: the network was asked without it."),
    ("takes-any-answer-for-yes", "Wrong: the adapter told the network the opposite."),
  ])
  func `the screen says who lost the choice`(_ scenario: String, _ sentence: String) throws {
    for (width, height) in [(80, 24), (120, 40)] {
      let stage = try stage(scenario, width, height)
      stage.press(.down)
      #expect(stage.screen.contains("✗ TC string"))
      #expect(text(stage).contains(sentence), "\(stage.screen)")
    }
  }

  @Test func `the string is decoded by name`() throws {
    let stage = try stage("reads-the-answer-once")
    stage.press(.down)
    #expect(stage.screen.contains("TCF 2.3"))
    #expect(text(stage).contains("1 store and access information on a device"))
    #expect(!stage.screen.contains("✗"))
  }

  @Test func `where nothing was said the room says how it is`() throws {
    let stage = try stage("storefront")
    #expect(stage.screen.contains("The app has said nothing of its user's data"))
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }
}
