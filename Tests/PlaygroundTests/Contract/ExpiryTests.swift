import AdServing
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Ads that expire, and who is told when they do.
  @Suite @MainActor struct ExpiryTests {
    /// A loaded interstitial that expires after ten seconds.
    private func loaded(
      _ className: String = "SampleAdapter.SampleCustomEvent",
      _ outcome: Scenario.Outcome = .fill
    ) -> Session {
      let line = Scenario.Line.sample(
        outcome, className: className, ad: .with { $0.expiresAfter = .seconds(10) })
      let session = Session.after(
        Scenario(
          title: "time", adUnits: [.init(id: "feed", format: .interstitial, lines: [line])]),
        .load(unit: "feed"))
      session.perform(.advance(.milliseconds(200)))
      return session
    }

    private func show(_ session: Session, after wait: Duration) -> [Entry] {
      session.perform(.advance(wait))
      return session.entries(of: .show(unit: "feed")) + session.entries(of: .advance(.seconds(2)))
    }

    @Test func `an ad can be shown until it expires`() {
      let session = loaded()
      let came = session.journal.entries.last { $0.message == "adDidLoad(_:)" }?.time ?? .start
      let left = came + .seconds(10) - session.world.timeline.now
      _ = show(session, after: left - .milliseconds(1))
      #expect(session.ad?.google.impressions == 1)
      session.perform(.advance(.seconds(20)))
      #expect(!session.journal.entries.contains { $0.message == "adDidExpire(_:)" })
      #expect(session.findings == [])
    }

    @Test func `an expired ad is reported to the adapter, and to the application when shown`() {
      let session = loaded()
      let entries = show(session, after: .seconds(10))
      #expect(session.journal.entries.contains { $0.message == "adDidExpire(_:)" })
      let failure = entries.first {
        $0.message == "ad(_:didFailToPresentFullScreenContentWithError:)"
      }
      #expect(failure?.data["error"] == .string("The ad has waited for too long."))
      #expect(session.ad?.google.impressions == 0)
      #expect(session.ad?.networks.impressions == 0)
      #expect(session.findings == [])
    }

    @Test func `an ad whose server answers twice expires once, and not on the screen`() {
      let session = loaded("SampleAdapter.SampleCustomEvent", .answersTwice)
      let told = session.journal.entries.filter { $0.message == "adDidLoad(_:)" }
      #expect(told.count == 2)
      _ = show(session, after: .seconds(5))
      session.perform(.advance(.seconds(60)))
      #expect(!session.journal.entries.contains { $0.message == "adDidExpire(_:)" })
      #expect(session.findings == [])
    }

    @Test func `an ad that nobody keeps does not expire`() {
      let session = loaded()
      session.perform(.load(unit: "feed"))
      session.perform(.advance(.seconds(20)))
      let old = session.journal.entries.filter { $0.message == "the ad is too old" }
      #expect(old.map(\.ad) == ["feed#2"])
    }

    @Test func `showing an expired ad breaks a rule, and so does failing silently`() {
      let stale = loaded("BrokenAdapters.ServesItStaleCustomEvent")
      _ = show(stale, after: .seconds(10))
      stale.perform(.close)
      #expect(stale.findings == ["stale-ad-shown"])
      #expect(stale.cover == nil)
      let silent = loaded("BrokenAdapters.WaitsInSilenceCustomEvent")
      _ = show(silent, after: .seconds(10))
      #expect(silent.findings == ["presented-and-silent"])
    }
  }
}
