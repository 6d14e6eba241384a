import AdapterTestKit
import GoogleMobileAds
import StrangerAdapter
import Testing

@MainActor @Suite(.serialized)
struct StageTests {
  @Test(arguments: [
    AdFormat.native, .banner, .interstitial, .rewarded, .rewardedInterstitial, .appOpen,
  ])
  func `both sides count the same in every format, and the contract is kept`(
    _ format: AdFormat
  ) async throws {
    let stage = AdapterStage(
      StrangerCustomEvent.self, format, settings: ["parameter": "a placement"])
    try await stage.playRound()
    #expect(stage.counts.google.impressions == 1)
    #expect(stage.counts.google.clicks == 1)
    #expect(stage.counts.network == stage.counts.google)
    try await stage.checkContract()
  }

  @Test func `what was bid is loaded without a placement`() async throws {
    let stage = AdapterStage(StrangerCustomEvent.self, .interstitial, bidResponse: "a bid")
    try await stage.load()
    #expect(stage.now == .milliseconds(120))
  }

  @Test func `without a placement there is no ad`() async throws {
    let stage = AdapterStage(StrangerCustomEvent.self, .native)
    await #expect(throws: LoadFailure.self) { try await stage.load() }
  }

  @Test(arguments: ScenarioFolder("../../Scenarios", beside: #filePath).cases)
  func `a scenario turns out as it expects`(_ scenario: ScenarioCase) async throws {
    try await scenario.play(adapters: ["GADMediationAdapterStranger": StrangerCustomEvent.self])
  }
}
