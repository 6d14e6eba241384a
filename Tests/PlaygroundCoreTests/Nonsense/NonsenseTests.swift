import AdServing
import Observing
import Playing
import RandomUser
import Scenarios
import Simulation
import StageUI
import StrangeAdapters
import Testing

extension AllSessions {
  /// An adapter that answers nonsense to all that it is asked, in every format: nothing traps, nothing
  /// waits for ever, and the journal is one. `Benchmarks nonsense` plays many more.
  @Suite @MainActor struct NonsenseTests {
    /// Ten for each format.
    @Test(.timeLimit(.minutes(5)), arguments: [UInt64(0)..<30, 30..<60])
    func `whatever an adapter says, it is heard, drawn and written down`(
      _ seeds: Range<UInt64>
    ) throws {
      for seed in seeds {
        let session = NonsenseUser(seed: seed) { session in
          #expect(StagePicture.lines(of: session).count == 40)
        }.play()
        #expect(session.journal.entries.contains { $0.message == "dismiss" })
        #expect(try session.recorded.count == session.journal.entries.count)
      }
    }

    @Test func `what cannot be is noted, and a text of a megabyte is cut in the journal`() throws {
      var violations: Set<String> = []
      // The first seeds with a native ad: what is said of its media, and of itself.
      for seed in stride(from: UInt64(0), to: 120, by: Scenario.Format.allCases.count) {
        let session = NonsenseUser(seed: seed) { _ in }.play()
        violations.formUnion(session.violations)
        #expect(session.lines.utf8.count < 1_000_000)
      }
      #expect(violations.isSuperset(of: ["implausible-number", "overlong-text"]))
    }

    @Test(.timeLimit(.minutes(2)))
    func `views and screens without end are cut off, and the ad is drawn, touched and closed`()
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
