import AdServing
import Directing
import Observing
import Playing
import Properties
import RandomUser
import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// An adapter that answers everything with nonsense, in every format: nothing traps or hangs, and
  /// the journal stays readable. `Checks` plays many more.
  @Suite @MainActor struct NonsenseTests {
    /// Two for each format.
    @Test(.timeLimit(.minutes(30)))
    func `nonsense from an adapter is handled, drawn and journalled`() {
      Property.nonsense.expect(for: 0..<12)
    }

    @Test func `impossible values are noted, and a megabyte of text is cut in the journal`() throws
    {
      var violations: Set<String> = []
      // Seeds with a native ad, which reports values about its media and itself.
      let wanted: Set = ["implausible-number", "overlong-text"]
      for seed in stride(from: UInt64(0), to: 120, by: Scenario.Format.allCases.count)
      where !violations.isSuperset(of: wanted) {
        let session = NonsenseUser(seed: seed) { _ in }.play()
        violations.formUnion(session.violations)
        #expect(session.lines.utf8.count < 1_000_000)
      }
      #expect(violations.isSuperset(of: wanted))
    }

    @Test(.timeLimit(.minutes(30)))
    func `endlessly nested views are cut off, and the ad is drawn, tapped and closed`()
      throws
    {
      let session = Session.after(
        .feed(.sample(className: "StrangeAdapters.NestingCustomEvent")), .load(unit: "feed"),
        .show(unit: "feed"), .advance(.seconds(1)), .tap(.media))
      #expect(StagePicture.lines(of: session).count == 40)
      session.perform(.close)
      session.perform(.dismiss(unit: "feed"))
      let ad = try #require(session.ad)
      #expect(ad.google == .init(impressions: 1, clicks: 1))
      #expect(session.violations.contains("too-deep"))
      #expect(session.journal.entries.contains { $0.message == "didUntrackView(_:)" })
    }
  }
}
