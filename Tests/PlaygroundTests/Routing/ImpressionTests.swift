import Scenarios
import Observing
import Playing
import Simulation
import Testing

extension AllSessions {
  /// When an ad counts as seen: half of it, for one uninterrupted second, once.
  @Suite @MainActor struct ImpressionTests {
    private func session(networkWatches: Bool) -> Session {
      .after(
        .feed(.sample(flags: .init(handlesUserImpressions: networkWatches))), .load(unit: "feed"),
        .show(unit: "feed"))
    }

    private func counted(_ session: Session) -> [Int] {
      [session.ad?.google.impressions ?? -1, session.ad?.networks.impressions ?? -1]
    }

    @Test(arguments: [false, true]) func `an impression takes a whole second`(
      _ networkWatches: Bool
    ) {
      let session = session(networkWatches: networkWatches)
      session.perform(.advance(.milliseconds(999)))
      #expect(counted(session) == [0, 0])
      session.perform(.advance(.milliseconds(1)))
      #expect(counted(session) == [1, 1])
    }

    @Test(arguments: [false, true]) func `an interruption starts the second over`(
      _ networkWatches: Bool
    ) {
      let session = session(networkWatches: networkWatches)
      session.perform(.advance(.milliseconds(900)))
      session.perform(.visible(false))
      session.perform(.advance(.seconds(3)))
      session.perform(.visible(true))
      session.perform(.advance(.milliseconds(999)))
      #expect(counted(session) == [0, 0])
      session.perform(.advance(.milliseconds(1)))
      #expect(counted(session) == [1, 1])
    }

    @Test(arguments: [false, true])
    func `an ad is not seen while the application is in the background`(_ networkWatches: Bool) {
      let session = session(networkWatches: networkWatches)
      session.perform(.background)
      session.perform(.advance(.seconds(3)))
      #expect(counted(session) == [0, 0])
      session.perform(.foreground)
      session.perform(.advance(.seconds(1)))
      #expect(counted(session) == [1, 1])
    }

    @Test(arguments: [false, true])
    func `an ad is not seen under a page that covers the application`(_ networkWatches: Bool) {
      let session = session(networkWatches: networkWatches)
      session.perform(.tap(.callToAction))
      session.perform(.advance(.seconds(3)))
      #expect(counted(session) == [0, 0])
      session.perform(.close)
      session.perform(.advance(.seconds(1)))
      #expect(counted(session) == [1, 1])
    }

    @Test(arguments: [false, true])
    func `an impression is counted once, even if the ad is shown again`(_ networkWatches: Bool) {
      let session = session(networkWatches: networkWatches)
      session.perform(.advance(.seconds(5)))
      session.perform(.visible(false))
      session.perform(.visible(true))
      session.perform(.advance(.seconds(5)))
      session.perform(.dismiss(unit: "feed"))
      session.perform(.show(unit: "feed"))
      session.perform(.advance(.seconds(5)))
      #expect(counted(session) == [1, 1])
      #expect(session.violations == [])
    }

    @Test(arguments: [
      (hidden: 0.0, counts: true), (0.49, true), (0.5, true), (0.51, false), (1.0, false),
    ])
    func `at least half of the ad must be visible`(_ test: (hidden: Double, counts: Bool)) {
      let session = session(networkWatches: false)
      session.scrollAd(outOfViewBy: test.hidden)
      session.perform(.advance(.seconds(2)))
      #expect(counted(session) == (test.counts ? [1, 1] : [0, 0]))
    }

    @Test func `an impression earns a thousandth of the line's eCPM`()
      throws
    {
      let session = Session.after(
        .feed(.sample(ecpmMicros: 4_200_000)), .load(unit: "feed"), .show(unit: "feed"))
      let seen = session.entries(of: .advance(.seconds(1)))
      #expect(try #require(session.ad).google.paidMicros == 4200)
      #expect(
        seen.crossings.suffix(2) == [
          "google→app nativeAdDidRecordImpression(_:)", "google→app paidEventHandler(_:)",
        ])
    }
  }
}
