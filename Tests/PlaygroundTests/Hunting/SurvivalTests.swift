import AdServing
import Contract
import Hunting
import MannerAdapters
import RandomUser
import Scenarios
import Testing

extension AllSessions {
  /// The playground hunts itself: adapters that keep the contract survive, and what a hunt plays is
  /// replayed alike. `Benchmarks good` hunts all of them, for as long as one likes.
  @Suite @MainActor struct SurvivalTests {
    @Test(arguments: [
      "SampleAdapter.SampleCustomEvent", "SampleAdapter.SampleSelfTrackingCustomEvent",
      "LegacyAdapter.LegacyNativeCustomEvent", "LegacyAdapter.LegacyTrackingCustomEvent",
      "MannerAdapters.WorldTimerCustomEvent", "MannerAdapters.BiddingCustomEvent",
    ])
    func `a good adapter survives`(_ adapter: String) throws {
      var hunt = try Hunt("storefront", "kinds-of-ads", adapter: adapter, runs: 100, seed: 3)
      for find in hunt.play() where find.cause.severity != .note {
        Issue.record("\(find.cause.word): \(hunt.shrunk(find).tree.text)")
      }
      #expect(hunt.search.runs == 100)
    }

    private func ground(_ adapter: String) throws -> HuntGround {
      try Hunt("storefront", "kinds-of-ads", adapter: adapter, runs: 1).search.ground
    }

    @Test(arguments: ["SampleAdapter.SampleCustomEvent", "LegacyAdapter.LegacyNativeCustomEvent"])
    func `what a hunt plays is replayed byte for byte`(_ adapter: String) throws {
      let ground = try ground(adapter)
      for number in 0..<40 {
        let trial = try #require(Trial(HuntRun(number, of: 5, on: ground).tree), "\(number)")
        #expect(try trial.replayDifference() == nil, "run \(number)")
      }
    }

    @Test(arguments: ["SampleAdapter.SampleCustomEvent", "LegacyAdapter.LegacyNativeCustomEvent"])
    func `nothing is reached that is said to be out of reach`(_ adapter: String) throws {
      for format in try ground(adapter).adapters[0].formats {
        var ground = try ground(adapter)
        ground.adapters[0].formats = [format]
        let reachable = Reachable(ground)
        var search = HuntSearch(ground, seed: 1, runs: 50)
        while var batch = search.next() {
          HuntWorker(search.job(batch)) { batch.take($0) }.work()
          _ = search.take(batch)
        }
        #expect(
          search.reached.filter { !reachable.contains($0) } == [], "\(format)")
      }
    }
  }
}
