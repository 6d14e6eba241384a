import Properties
import Testing

extension AllSessions {
  /// The playground hunts itself: adapters that keep the contract survive, and what a hunt plays is
  /// replayed alike. `Checks` does so at length, and `Benchmarks good` hunts all of them, for as long as
  /// one likes.
  @Suite @MainActor struct SurvivalTests {
    @Test func `a good adapter survives`() {
      Property.survival(runs: 20).expect(for: Property.everyGoodAdapter)
    }

    @Test func `a good application survives`() {
      Property.survivalOfScreens(runs: 20).expect(for: Property.everyGoodScreen)
    }

    @Test func `what a hunt plays is replayed byte for byte`() {
      Property.huntedReplay.expect(for: 0..<16)
    }

    @Test func `nothing is reached that is said to be out of reach`() {
      Property.reach(runs: 10).expect(for: 0..<2)
    }
  }
}
