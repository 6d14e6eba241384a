import AdapterTestKit
import GoogleMobileAds
import NAMEAdapter
import Testing

/// The adapter on a stage without a screen.
@MainActor
struct NAMETests {
  nonisolated static let formats: [AdFormat] = [
    .FORMATS
  ]

  @Test(arguments: formats)
  func `both sides count an ad once, and no rule is broken`(_ format: AdFormat) async throws {
    let stage = AdapterStage(NAMECustomEvent.self, format, settings: ["parameter": "test-1"])
    try await stage.playRound()
    #expect(stage.counts.google.impressions == 1)
    #expect(stage.counts.google.clicks == 1)
    #expect(stage.counts.network == stage.counts.google)
    try await stage.checkContract()
  }

  @Test(arguments: ScenarioFolder("../../Scenarios", beside: #filePath).cases)
  func `a scenario turns out as it expects`(_ scenario: ScenarioCase) async throws {
    try await scenario.play()
  }
}
