import AdapterTestKit
import AdapterUnitTestKit
import MannerAdapters
import Testing

/// A package may have tests with both kits. This one has a process of its own, as those of good adapters have.
struct BesideAnotherKitTests {
  @Test func `an adapter with a timer answers beside a stage, whose clock stands`() async {
    await #expect(processExitsWith: .success) { try await Self.waitOnMain() }
  }

  @MainActor
  private static func waitOnMain() async throws {
    let stage = AdapterStage(MainQueueCustomEvent.self, .interstitial)
    try await stage.load()
    let now = stage.now
    AUTKWaitAndAssertLoadNativeAd(WorldTimerCustomEvent(), AUTKMediationNativeAdConfiguration())
    #expect(stage.now == now)
    await stage.show()
    try await stage.checkContract()
  }
}
