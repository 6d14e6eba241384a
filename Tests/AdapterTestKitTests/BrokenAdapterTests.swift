import AdapterTestKit
import BrokenAdapters
import GoogleMobileAds
import Testing

/// Adapters of the zoo. They never leave main, and neither does a stage with one of them.
@MainActor @Suite(.serialized)
struct BrokenAdapterTests {
  private let settings = ["parameter": "zoo-1"]

  @Test func `a handler that is called twice`() async throws {
    let stage = AdapterStage(CompletesTwiceCustomEvent.self, .native, settings: settings)
    try await stage.playRound()
    #expect(stage.findings == ["completion-called-twice"])
    let report = await stage.contractReport()
    #expect(
      report.description == """
        CompletesTwiceCustomEvent, native: a rule is broken
          error completion-called-twice
            The load's handler was called more than once.
            why   The second call returns nil; an adapter that stores it loses its event delegate.
            fix   Keep the handler in one place, and clear it when you call it.
            proof 0.200 s  #14  adapter → google  completionHandler(ad, nil)
            proof 0.200 s  #17  google  the handler was called again; the first answer stands
        """)
  }

  @Test func `a click that is not passed on`() async throws {
    let stage = AdapterStage(ForgetsItsClicksCustomEvent.self, .native, settings: settings)
    try await stage.playRound()
    #expect(stage.counts.google.clicks == 1)
    #expect(stage.counts.network.clicks == 0)
    let broken = await #expect(throws: ContractBroken.self) { try await stage.checkContract() }
    #expect(
      broken?.description == """
        ForgetsItsClicksCustomEvent, native: a rule is broken
          error click-not-passed-on
            Google saw the click; the network was not told.
            why   The network does not count the click, and the page behind it does not open.
            fix   Pass the click to the network in didRecordClickOnAsset(with:view:viewController:).
            proof 6.200 s  #27  google  counts click 1
            proof 6.200 s  #28  google → adapter  didRecordClickOnAsset(with:view:viewController:)
        """)
  }

  @Test func `a reward that the user does not get`() async throws {
    let stage = AdapterStage(KeepsTheRewardCustomEvent.self, .rewarded, settings: settings)
    try await stage.playRound()
    let report = await stage.contractReport()
    #expect(
      report.description == """
        KeepsTheRewardCustomEvent, rewarded: a rule is broken
          error reward-not-reported
            The user earned the reward; Google was not told.
            why   Users who watched to the end get nothing, and complain in their reviews.
            fix   Call didRewardUser() when the network says that the reward is earned, also after the close.
            proof 12.200 s  #40  network  counts reward 1
            proof 12.200 s  #41  network → adapter  adDidEarnReward(_:)
        """)
  }

  @Test func `a rule that is allowed breaks nothing`() async throws {
    let stage = AdapterStage(ForgetsItsClicksCustomEvent.self, .native, settings: settings)
    try await stage.playRound()
    try await stage.checkContract(allowing: ["click-not-passed-on"])
    let report = await stage.contractReport(allowing: ["click-not-passed-on"])
    #expect(report.isKept)
    #expect(report.description == "ForgetsItsClicksCustomEvent, native: no rule is broken")
  }

  @Test func `what is not on the screen cannot be tapped, and the trace says so`() async throws {
    let stage = AdapterStage(CompletesTwiceCustomEvent.self, .native, settings: settings)
    try await stage.load()
    await stage.tap("callToAction")
    await stage.tap("doorbell")
    #expect(stage.counts.google.clicks == 0)
    #expect(stage.trace.contains { $0.hasSuffix("callToAction is not on the screen") })
    #expect(stage.trace.last?.hasSuffix("doorbell is not on the screen") == true)
  }

  @Test func `an ad that is scrolled away is not counted until it is seen`() async throws {
    let stage = AdapterStage(CompletesTwiceCustomEvent.self, .native, settings: settings)
    try await stage.load()
    await stage.show()
    await stage.scrollAway()
    await stage.advance(.seconds(5))
    #expect(stage.counts.google.impressions == 0)
    await stage.see(for: .seconds(1))
    #expect(stage.counts.google.impressions == 1)
  }
}
