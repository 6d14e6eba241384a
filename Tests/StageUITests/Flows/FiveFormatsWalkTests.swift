import Playing
import Observing
import Screen
import Simulation
import StageUI
import Testing

/// A walk through the formats in three minutes, with arrows and Enter alone.
@Suite(.serialized) @MainActor struct FiveFormatsWalkTests {
  /// The steps with an ad once it is shown, and the counts of both ledgers after them.
  struct Stop: Sendable, CustomTestStringConvertible {
    let unit: String
    let walk: [Step]
    let counted: Counted

    var testDescription: String { unit }
  }

  enum Step: Sendable {
    case press(Key.Code)
    case look(Duration, at: String)
  }

  static let stops = [
    // A banner shows itself.
    Stop(
      unit: "banner",
      walk: [
        .look(.seconds(5), at: "Board"), .press(.enter),
        .look(.seconds(5), at: "sample.example"), .press(.enter),
      ], counted: Counted(impressions: 1, clicks: 1)),
    Stop(
      unit: "break",
      walk: [
        .press(.enter), .look(.seconds(5), at: "Play now"), .press(.down), .press(.enter),
        .look(.seconds(5), at: "sample.example"), .press(.enter),
        .look(.seconds(1), at: "Harbour Lights"), .press(.enter),
      ], counted: Counted(impressions: 1, clicks: 1)),
    // Enter on the close button before the reward is earned asks; a second Enter stays.
    Stop(
      unit: "coins",
      walk: [
        .press(.enter), .look(.seconds(5), at: "10 coins in 5 s"), .press(.up), .press(.down),
        .press(.enter), .look(.seconds(3), at: "Lose the reward?"), .press(.enter),
        .look(.seconds(6), at: "10 coins earned"), .press(.enter),
      ], counted: Counted(impressions: 1, clicks: 0)),
    Stop(
      unit: "bonus",
      walk: [
        .press(.enter), .look(.seconds(6), at: "1 life in"),
        .look(.seconds(8), at: "1 life earned"),
        .press(.enter),
      ], counted: Counted(impressions: 1, clicks: 0)),
    Stop(
      unit: "welcome",
      walk: [.press(.enter), .look(.seconds(5), at: "Continue to app"), .press(.enter)],
      counted: Counted(impressions: 1, clicks: 0)),
  ]

  @Test func `three minutes with arrows and Enter show five formats, and all ledgers agree`() throws
  {
    let stage = try StagePlayer()
    stage.advance(.seconds(2))
    for stop in Self.stops { try go(to: stop, on: stage) }
    #expect(stage.session.now < .start + .seconds(180))
    #expect(stage.session.findings == [])
    let rewards = stage.session.ledgers.ads.filter { $0.google.rewards == 1 }.map(\.unit)
    #expect(rewards == ["coins", "bonus"])
  }

  private func go(to stop: Stop, on stage: StagePlayer) throws {
    for _ in 0..<20 where stage.stage.unit != stop.unit { stage.press(.down) }
    // Time to talk about what is coming.
    stage.advance(.seconds(8))
    for step in stop.walk {
      switch step {
      case .press(let key): stage.press(key)
      case .look(let time, let words):
        stage.advance(time)
        #expect(stage.screen.contains(words), "\(stop.unit): \(words)")
      }
    }
    #expect(!stage.state.device.isCovered, "\(stop.unit)")
    let ads = stage.session.ledgers.ads.filter { $0.unit == stop.unit }
    #expect(ads.count == 1)
    stage.expect(both: stop.counted)
  }
}
