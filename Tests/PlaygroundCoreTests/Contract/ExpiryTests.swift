import AdServing
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Ads that the network shows only for a time, and who is told when it is over.
  @Suite @MainActor struct ExpiryTests {
    /// An interstitial that has come and is shown no longer than ten seconds after.
    private func loaded(_ className: String = "SampleAdapter.SampleCustomEvent") -> Session {
      let line = Scenario.Line.sample(
        className: className, ad: .with { $0.expiresAfter = .seconds(10) })
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

    @Test func `a moment before its time is over an ad is shown`() {
      let session = loaded()
      let came = session.journal.entries.last { $0.message == "adDidLoad(_:)" }?.time ?? .start
      let left = came + .seconds(10) - session.world.timeline.now
      _ = show(session, after: left - .milliseconds(1))
      #expect(session.ad?.google.impressions == 1)
      session.perform(.advance(.seconds(20)))
      #expect(!session.journal.entries.contains { $0.message == "adDidExpire(_:)" })
      #expect(session.findings == [])
    }

    @Test func `when its time is over the adapter is told, and the application when it asks`() {
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

    @Test func `an ad that nobody keeps does not become too old`() {
      let session = loaded()
      session.perform(.load(unit: "feed"))
      session.perform(.advance(.seconds(20)))
      let old = session.journal.entries.filter { $0.message == "the ad is too old" }
      #expect(old.map(\.ad) == ["feed#2"])
    }

    @Test func `whoever has a screen for such an ad is found, and whoever says nothing`() {
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
