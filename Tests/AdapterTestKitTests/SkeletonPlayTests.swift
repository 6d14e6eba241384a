import AdapterTestKit
import GoogleMobileAds
@testable import LanternSkeleton
import Testing

/// A skeleton that was made of an adapter in Objective-C, on the stage.
@MainActor
struct SkeletonPlayTests {
  @Test(arguments: [AdFormat.banner, .rewarded])
  func `each load is answered at once, so that no rule is broken`(_ format: AdFormat) async throws {
    let stage = AdapterStage(
      LanternMediationAdapter.self, format, settings: ["parameter": "front door"])
    await #expect(throws: (any Error).self) { try await stage.load() }
    try await stage.checkContract()
  }
}
