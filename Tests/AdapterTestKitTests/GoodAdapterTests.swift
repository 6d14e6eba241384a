import AdapterTestKit
import GoogleMobileAds
import MannerAdapters
import Testing

/// Adapters that answer on any queue. Each test has a process of its own: the stage lets main run, and
/// in this process others have worlds there.
struct GoodAdapterTests {
  @Test func `an ad of every format is counted once by Google, and the contract is kept`() async {
    await #expect(processExitsWith: .success) { try await Self.playAllFormats() }
  }

  @MainActor
  private static func playAllFormats() async throws {
    let formats: [AdFormat] = [
      .native, .banner, .interstitial, .rewarded, .rewardedInterstitial, .appOpen,
    ]
    for format in formats {
      let stage = AdapterStage(PrivateQueueCustomEvent.self, format)
      try await stage.playRound()
      let google = stage.counts.google
      #expect(google.impressions == 1 && google.clicks == 1, "\(format): \(stage.trace)")
      #expect(google.rewards == (format.isRewarded ? 1 : 0), "\(format)")
      try await stage.checkContract()
    }
  }

  @Test func `answers that hop over queues arrive before the call returns`() async {
    await #expect(processExitsWith: .success) {
      try await Self.play(MainQueueCustomEvent.self)
      try await Self.play(BackgroundQueueCustomEvent.self)
      try await Self.play(MainActorTaskCustomEvent.self)
      try await Self.play(SemaphoreCustomEvent.self)
    }
  }

  @Test func `answers after a timer arrive when the simulated clock gets there`() async {
    await #expect(processExitsWith: .success) {
      try await Self.play(WorldTimerCustomEvent.self, answersAfter: .milliseconds(300))
      try await Self.play(BackgroundTimerCustomEvent.self, answersAfter: .milliseconds(300))
      try await Self.play(SleepingTaskCustomEvent.self, answersAfter: .milliseconds(300))
      try await Self.play(OwnServerCustomEvent.self, answersAfter: .milliseconds(300))
    }
  }

  @MainActor
  private static func play(
    _ adapter: any MediationAdapter.Type, answersAfter latency: Duration = .zero
  ) async throws {
    let stage = AdapterStage(adapter, .native)
    try await stage.load()
    #expect(stage.now == latency, "\(adapter)")
    await stage.show()
    await stage.see(for: .seconds(1))
    #expect(stage.counts.google == AdCounts(impressions: 1), "\(adapter)")
    await stage.tap("callToAction")
    #expect(stage.counts.google == AdCounts(impressions: 1, clicks: 1), "\(adapter)")
    await stage.foreground()
    await stage.untrack()
    try await stage.checkContract()
  }

  @Test func `two stages in one test keep their worlds apart`() async {
    await #expect(processExitsWith: .success) { try await Self.playTwo() }
  }

  @MainActor
  private static func playTwo() async throws {
    let one = AdapterStage(BackgroundQueueCustomEvent.self, .native)
    let other = AdapterStage(MainQueueCustomEvent.self, .native)
    try await one.load()
    try await other.load()
    await one.show()
    await one.advance(.seconds(1))
    #expect(one.counts.google.impressions == 1)
    #expect(other.counts.google.impressions == 0)
    await other.show()
    await other.see(for: .seconds(1))
    #expect(other.counts.google.impressions == 1)
    #expect(other.now == .seconds(1))
  }

  @Test func `stages of tests that run at once take turns`() async {
    await #expect(processExitsWith: .success) {
      await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { try await Self.play(BackgroundQueueCustomEvent.self) } }
        await #expect(throws: Never.self) { try await group.waitForAll() }
      }
    }
  }

  @Test func `a line's settings and its bid reach the adapter`() async {
    await #expect(processExitsWith: .success) { try await Self.playSettings() }
  }

  @MainActor
  private static func playSettings() async throws {
    let settings = AdapterStage(
      OwnSettingsCustomEvent.self, .banner, settings: ["profile_id": "42"])
    try await settings.playRound()
    #expect(settings.counts.google.clicks == 1)
    let bid = AdapterStage(
      BiddingCustomEvent.self, .appOpen, settings: ["seat": "7"], bidResponse: "won")
    try await bid.load()
    #expect(bid.trace.contains { $0.contains("collectSignals") }, "\(bid.trace)")
  }

  @Test func `a load without an ad says what the adapter said`() async {
    await #expect(processExitsWith: .success) { await Self.playFailure() }
  }

  @MainActor
  private static func playFailure() async {
    let stage = AdapterStage(OwnSettingsCustomEvent.self, .interstitial)
    let failure = await #expect(throws: LoadFailure.self) { try await stage.playRound() }
    #expect(
      failure?.description == """
        no ad came
        OwnSettingsCustomEvent: It failed after 0 ms: The line has no profile_id that is a \
        number. (manner 7) It asked for `profile_id`, which the line does not have.
        """)
    await stage.show()
    #expect(stage.counts == BothCounts())
  }

  @Test func `an adapter of the test itself needs no public name`() async {
    await #expect(processExitsWith: .success) { try await Self.playOwn() }
  }

  @MainActor
  private static func playOwn() async throws {
    let stage = AdapterStage(UnansweringCustomEvent.self, .native)
    let failure = await #expect(throws: LoadFailure.self) { try await stage.load() }
    #expect(
      failure?.description == """
        no ad came
        UnansweringCustomEvent: It timed out: no answer in 5,000 ms.
        """)
    #expect(stage.now == .seconds(5))
  }
}

/// Never answers.
private final class UnansweringCustomEvent: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {}
}

extension AdFormat {
  fileprivate var isRewarded: Bool { self == .rewarded || self == .rewardedInterstitial }
}
