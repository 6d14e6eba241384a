import AdServing
@testable import Playing
@testable import Publishing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A session that ends while something covers the application leaves nothing behind, so thousands
  /// take no more memory than one.
  @Suite @MainActor struct EndOfSessionTests {
    struct Way: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let format: Scenario.Format
      var className = "SampleAdapter.SampleCustomEvent"
      var user: [Action] = [.show(unit: "feed")]
    }

    nonisolated static let ways = [
      Way(testDescription: "before the ad is shown", format: .rewarded, user: []),
      Way(testDescription: "behind an interstitial", format: .interstitial),
      Way(testDescription: "behind a rewarded ad", format: .rewarded),
      Way(
        testDescription: "behind an end card", format: .rewarded,
        user: [.show(unit: "feed"), .advance(.seconds(11))]),
      Way(
        testDescription: "behind a page over an ad", format: .appOpen,
        user: [.show(unit: "feed"), .tap(.callToAction)]),
      Way(testDescription: "behind the word on what comes", format: .rewardedInterstitial),
      Way(
        testDescription: "after an ad that was closed by force", format: .rewarded,
        user: [.show(unit: "feed"), .advance(.seconds(1)), .forceClose]),
      Way(
        testDescription: "behind what is left of a stale ad", format: .interstitial,
        className: "BrokenAdapters.ServesItStaleCustomEvent",
        user: [.advance(.seconds(20)), .show(unit: "feed")]),
      Way(
        testDescription: "behind a screen without an ad", format: .interstitial,
        className: "BrokenAdapters.LosesItsControllerCustomEvent"),
    ]

    private final class Trace {
      weak var world: World?
      weak var feed: FeedViewController?
    }

    private func play(_ way: Way) -> Trace {
      let line = Scenario.Line.sample(
        className: way.className, ad: .with { $0.expiresAfter = .seconds(10) })
      let session = Session.after(
        Scenario(title: "the end", adUnits: [.init(id: "feed", format: way.format, lines: [line])]),
        .load(unit: "feed"), .advance(.seconds(1)))
      for action in way.user { session.perform(action) }
      let trace = Trace()
      trace.world = session.world
      trace.feed = session.app.screen.feed
      return trace
    }

    @Test(arguments: ways) func `a session that ends leaves nothing in memory`(_ way: Way) {
      let trace = play(way)
      #expect(trace.world != nil)
      World.begin(seed: 1)
      #expect(trace.world == nil)
      #expect(trace.feed == nil)
    }
  }
}
