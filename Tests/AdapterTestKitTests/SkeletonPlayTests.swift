import AdapterTestKit
import GoogleMobileAds
@testable import LanternSkeleton
import Testing

/// A skeleton that was made of an adapter in Objective-C, on the stage. In this process others ask adapters
/// on threads of their own, in whatever world is there: it has another one.
struct SkeletonPlayTests {
  @Test func `each load is answered at once, so that no rule is broken`() async {
    await #expect(processExitsWith: .success) {
      try await Self.play(.banner)
      try await Self.play(.rewarded)
    }
  }

  @MainActor
  private static func play(_ format: AdFormat) async throws {
    let stage = AdapterStage(
      LanternMediationAdapter.self, format, settings: ["parameter": "front door"])
    await #expect(throws: (any Error).self) { try await stage.load() }
    try await stage.checkContract()
  }
}
