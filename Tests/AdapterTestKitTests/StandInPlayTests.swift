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

  @Test(arguments: [AdFormat.native, .banner, .interstitial])
  func `a tap is counted by both`(_ format: AdFormat) async throws {
    let stage = AdapterStage(LanternSDKAdapter.self, format, settings: ["parameter": "front door"])
    try await stage.load()
    await stage.show()
    await stage.see(for: .seconds(1))
    await stage.tap(format == .banner ? "banner" : "callToAction")
    #expect(stage.counts.google.clicks == 1)
    #expect(stage.counts.network.clicks == 1)
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
