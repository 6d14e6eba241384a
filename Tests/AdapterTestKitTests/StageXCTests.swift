import AdapterTestKit
import MannerAdapters
import XCTest

/// The stage in XCTest, which serves the main run loop while a test is suspended.
final class StageXCTests: XCTestCase {
  @MainActor
  func testTimersOfTheRealClockRing() async throws {
    let stage = AdapterStage(RealTimerCustomEvent.self, .banner)
    try await stage.playRound()
    XCTAssertEqual(stage.counts.google, AdCounts(impressions: 1, clicks: 1))
    try await stage.checkContract()
  }

  @MainActor
  func testAnswersThatHopOverQueuesArrive() async throws {
    let stage = AdapterStage(MainActorTaskCustomEvent.self, .interstitial)
    try await stage.load()
    XCTAssertEqual(stage.now, .zero)
  }
}
