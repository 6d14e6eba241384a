import GoogleSample
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Google's published Swift sample, which tells its network of clicks and hears nothing from it:
  /// what the phone shows is not what its adapter says.
  @Suite @MainActor struct PublishedSampleTests {
    private static let className = "GoogleSample.SampleCustomEventSwift"

    /// Rules about its spelling and its handler, which are none about what users do.
    private static let known = ["handler-kept", "older-spelling", "version-is-zero"]

    private func session(_ actions: Action...) -> Session {
      let line = Scenario.Line.sample(
        className: Self.className, ad: .with { $0.opens = .page }, network: "Sample SDK")
      let session = Session.after(.feed(line), .load(unit: "feed"), .show(unit: "feed"))
      for action in actions { session.perform(action) }
      return session
    }

    private func senses(_ session: Session) -> [Sense] {
      session.journal.entries.compactMap(\.sense)
    }

    @Test func `behind a page that nobody reports no tap and no impression is missed`() {
      let session = session(
        .tap(.callToAction), .tap(.callToAction), .advance(.seconds(6)))
      #expect(session.deviceSnapshot().isCovered)
      #expect(session.findings == Self.known)
      #expect(senses(session).count { $0 == .coverCameUntold } == 1)
    }

    @Test func `an ad is in sight again when the page is gone`() {
      let session = session(.tap(.callToAction), .advance(.seconds(3)), .close)
      #expect(senses(session).last == .coverLeftUntold)
      session.perform(.advance(.seconds(2)))
      #expect(session.ad?.google.impressions == 1)
      session.perform(.tap(.callToAction))
      #expect(session.ad?.google.clicks == 2)
      session.perform(.advance(.seconds(10)))
      #expect(session.findings == Self.known)
    }

    @Test func `a page that its adapter reports leaves no note`() {
      let session = Session.after(
        .feed(.sample(ad: .with { $0.opens = .page })), .load(unit: "feed"), .show(unit: "feed"),
        .tap(.callToAction), .advance(.seconds(1)), .close, .advance(.seconds(10)))
      #expect(session.findings == [])
      #expect(!senses(session).contains { [.coverCameUntold, .coverLeftUntold].contains($0) })
    }
  }
}
