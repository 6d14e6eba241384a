import AdapterTestKit
import GoogleMobileAds
import LanternSDKAdapter
import Testing

/// An SDK that was made from nothing but its interface, under an adapter on the stage.
@MainActor
struct StandInPlayTests {
  @Test(arguments: [AdFormat.native, .banner, .interstitial, .rewarded])
  func `its ads come, are seen and closed, and no rule is broken`(_ format: AdFormat) async throws {
    let stage = AdapterStage(LanternSDKAdapter.self, format, settings: ["parameter": "front door"])
    try await stage.playRound()
    #expect(stage.counts.google.impressions == 1)
    #expect(stage.counts.network.impressions == 1)
    try await stage.checkContract()
  }

  @Test(arguments: [
    (AdFormat.native, "callToAction"), (.native, "headline"), (.banner, "banner"),
    (.interstitial, "callToAction"),
  ])
  func `a tap is counted by both`(_ format: AdFormat, _ tapped: String) async throws {
    let stage = AdapterStage(LanternSDKAdapter.self, format, settings: ["parameter": "front door"])
    try await stage.load()
    await stage.show()
    await stage.see(for: .seconds(1))
    await stage.tap(tapped)
    #expect(stage.counts.google.clicks == 1)
    #expect(stage.counts.network.clicks == 1)
  }

  @Test(arguments: [
    (AdFormat.appOpen, #"{"slot": 1001}"#, "callToAction"), (.banner, "1001", "banner"),
  ])
  func `an event is a case, and a view is bound to an ad`(
    _ format: AdFormat, _ parameter: String, _ tapped: String
  ) async throws {
    let settings = ["parameter": parameter]
    let stage = AdapterStage(LanternSlotAdapter.self, format, settings: settings)
    try await stage.playRound()
    #expect(stage.counts.google.impressions == 1)
    #expect(stage.counts.network.impressions == 1)
    try await stage.checkContract()
    let other = AdapterStage(LanternSlotAdapter.self, format, settings: settings)
    try await other.load()
    await other.show()
    await other.see(for: .seconds(1))
    await other.tap(tapped)
    #expect(other.counts.google.clicks == 1)
    #expect(other.counts.network.clicks == 1)
  }

  @Test func `a reward is earned after three seconds`() async throws {
    let stage = AdapterStage(LanternSDKAdapter.self, .rewarded, settings: ["parameter": "door"])
    try await stage.load()
    await stage.show()
    await stage.see(for: .seconds(4))
    #expect(stage.counts.google.rewards == 1)
  }

  @Test(arguments: [AdFormat.native, .banner, .interstitial, .rewarded])
  func `a placement called no-fill gets none`(_ format: AdFormat) async {
    let stage = AdapterStage(LanternSDKAdapter.self, format, settings: ["parameter": "no-fill"])
    await #expect(throws: (any Error).self) { try await stage.load() }
    #expect(stage.counts.network.impressions == 0)
  }
}
