import Observing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// The room of the adapters.
@Suite(.serialized) @MainActor struct AdaptersFlowTests {
  @Test(arguments: [80, 120, 160])
  func `each adapter has its versions, its state and the time of its set-up`(width: Int) throws {
    let stage = try StagePlayer(width: width, height: width == 80 ? 24 : 40)
    stage.advance(.seconds(1))
    stage.press("6")
    for text in [
      "6 Adapters", "SampleAdapter.SampleCustomEvent", "1.0.0", "2.3.1", "ready", "0 ms",
    ] {
      #expect(stage.screen.contains(text), "\(text)")
    }
  }

  @Test(arguments: [80, 120])
  func `who listens to whom is drawn, and said where there is room`(width: Int) throws {
    let stage = try StagePlayer(width: width, height: width == 80 ? 24 : 40)
    stage.advance(.seconds(1))
    stage.press("6")
    let text = stage.text(of: .ledgers)
    let drawing =
      width == 80
      ? "Google ◀listens adapter ◀listens SDK" : "Google ◀─ listens ─ adapter ◀─ listens ─ SDK"
    #expect(text.contains(drawing), "\(text)")
    #expect(
      text.contains("Google listens to the custom event, which listens to the network's SDK.")
        || width == 80)
  }

  @Test func `an adapter that does not answer says what Google does`() throws {
    let stage = StagePlayer(try .inLibrary("never-starts"), size: Size(width: 120, height: 40))
    stage.press("6")
    stage.advance(.seconds(31))
    #expect(stage.text(of: .ledgers).contains("no answer"))
    #expect(stage.text(of: .ledgers).contains("asks it for ads anyway."))
  }

  @Test func `the mediation room says it of the selected line's adapter`() throws {
    let stage = try StagePlayer(width: 160, height: 50)
    stage.advance(.seconds(1))
    stage.press("3")
    stage.press("z")
    #expect(stage.screen.contains("Adapter: version 1.0.0, SDK 2.3.1, ready after 0 ms."))
  }
}
