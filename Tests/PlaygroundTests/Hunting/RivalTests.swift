import AdServing
import Hunting
import RandomUser
import Testing

extension AllSessions {
  /// Two adapters that are played with the same users and networks.
  @Suite @MainActor struct RivalTests {
    private let good = "SampleAdapter.SampleCustomEvent"
    private let selfTracking = "SampleAdapter.SampleSelfTrackingCustomEvent"

    /// What is found, in alphabetical order.
    private func differences(
      _ adapter: String, _ rival: String, runs: Int = 100
    ) throws -> [HuntFind] {
      var hunt = try Hunt(
        "storefront", "kinds-of-ads", adapter: adapter, against: rival, runs: runs)
      return hunt.play().sorted { $0.cause.word < $1.cause.word }
    }

    @Test func `an adapter does the same as itself`() throws {
      #expect(try differences(selfTracking, selfTracking) == [])
    }

    @Test func `one cause is one find, whatever follows it`() throws {
      let finds = try differences(selfTracking, "BrokenAdapters.NeverReportsClicksCustomEvent")
      let first = try #require(finds.first { $0.cause.word == "differs-clickReported-nothing" })
      #expect(
        first.sentence == "The first difference: clickReported with SampleSelfTrackingCustomEvent, "
          + "nothing with NeverReportsClicksCustomEvent.")
      // Where the report gets lost on its way, Google's count is the first that differs.
      let others = Set(finds.map(\.cause.word)).subtracting([first.cause.word])
      #expect(others.isSubset(of: ["differs-googleClick-nothing"]), "\(others)")
    }

    @Test func `what only the other one does is found`() throws {
      let words = try differences(good, "BrokenAdapters.RewardsTwiceCustomEvent").map(\.cause.word)
      #expect(words.contains("differs-nothing-rewardReported"), "\(words)")
    }

    @Test func `the difference is who is told, not who counts first`() throws {
      let words = try differences(selfTracking, good).map(\.cause.word)
      // A network that wants to see all of it for two seconds, or overlooks it, has nothing to report when Google
      // tells or counts: not every hunt draws one.
      let drawn = ["differs-nothing-impressionTold", "differs-nothing-googleImpression"]
      #expect(
        words.filter { !drawn.contains($0) } == [
          "differs-clickReported-clickTold", "differs-impressionReported-impressionTold",
        ], "\(words)")
    }

    @Test func `an ad where the other has an error is one find, whatever the line after it has`()
      throws
    {
      let words = try differences(good, "BrokenAdapters.ForgetsFailuresCustomEvent").map(
        \.cause.word)
      #expect(words.contains("differs-answeredWithError-nothing"), "\(words)")
      #expect(words.allSatisfy { !$0.contains("adRefused") }, "\(words)")
    }

    @Test func `a custom event of SDK 7 is compared by what the app sees of it`() throws {
      let finds = try differences(good, "LegacyAdapter.LegacyNativeCustomEvent")
      #expect(finds.map(\.cause.word) == ["differs-appToldVideo-nothing"])
    }

    @Test func `only formats that both have are played`() throws {
      let hunt = try Hunt(
        "kinds-of-ads", adapter: selfTracking,
        against: "BrokenAdapters.NeverReportsClicksCustomEvent", runs: 1)
      #expect(hunt.search.ground.adapters[0].formats == [.native])
    }
  }
}
