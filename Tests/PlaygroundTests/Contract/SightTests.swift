import AdServing
import Observing
import GoogleMobileAds
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// An ad the user can't see need not be counted, whatever hides it.
  @Suite @MainActor struct SightTests {
    /// A loaded ad of four formats.
    private func loaded(_ className: String = "SampleAdapter.SampleCustomEvent") -> Session {
      let units = [Scenario.Format.banner, .native, .interstitial, .rewardedInterstitial].map {
        Scenario.Unit(id: $0.rawValue, format: $0, lines: [.sample(className: className)])
      }
      let session = Session.after(Scenario(title: "sight", adUnits: units))
      for unit in units { session.perform(.load(unit: unit.id)) }
      return session
    }

    @Test(arguments: ["banner", "native"], [Action.show(unit: "interstitial"), .background])
    func `an ad shown behind something need not be counted`(_ unit: String, _ hiding: Action) {
      let session = loaded()
      session.perform(hiding)
      session.perform(.show(unit: unit))
      session.perform(.advance(.seconds(60)))
      #expect(session.findings == [])
    }

    @Test func `an app's own screen before an ad hides its feed as well`() {
      let session = loaded()
      session.perform(.show(unit: "native"))
      session.perform(.advance(.milliseconds(500)))
      session.perform(.show(unit: "rewardedInterstitial"))
      session.perform(.advance(.milliseconds(4600)))
      #expect(session.findings == [])
      session.perform(.close)
      session.perform(.advance(.seconds(2)))
      #expect(session.ledgers["native#1"]?.google.impressions == 1)
      #expect(session.findings == [])
    }

    /// An ad whose impressions nobody counts, since its network never gets the view.
    private func unwatched() -> Session {
      var line = Scenario.Line.sample(
        flags: .init(handlesUserClicks: false, handlesUserImpressions: true),
        ad: .with { $0.opens = .page })
      line.faults = [.dropsRender]
      return .after(
        Scenario(
          title: "sight",
          adUnits: [
            .init(id: "feed", format: .native, lines: [line]),
            .init(id: "cover", format: .interstitial, lines: [.sample(label: "B")]),
          ]),
        .load(unit: "feed"), .load(unit: "cover"), .show(unit: "feed"), .advance(.seconds(1)))
    }

    @Test(arguments: [
      [Action.tap(.headline), .close], [.tap(.headline), .forceClose],
      [.show(unit: "cover"), .advance(.seconds(5)), .close], [.show(unit: "cover"), .forceClose],
      [.background, .foreground], [.visible(false), .visible(true)],
    ])
    func `a hidden ad has five seconds from when it is visible again`(
      _ hiding: [Action]
    ) throws {
      let session = unwatched()
      for action in hiding { session.perform(action) }
      func found() -> FoundRule? {
        session.journal.entries.findings.first { $0.rule == "impression-counted-by-nobody" }
      }
      session.perform(.advance(.milliseconds(4999)))
      #expect(found() == nil)
      session.perform(.advance(.milliseconds(1)))
      let finding = try #require(found())
      #expect(finding.ad == "feed#1")
      finding.expectProof(in: session.journal.entries)
    }

    @Test func `returning to the application does not scroll back to the ad`() {
      let session = loaded()
      for action in [Action.show(unit: "native"), .visible(false), .background, .foreground] {
        session.perform(action)
      }
      session.perform(.advance(.seconds(60)))
      #expect(session.findings == [])
      #expect(session.ledgers["native#1"]?.google.impressions == 0)
    }

    @Test func `closing is ignored in the background, and the page stays open`() {
      let session = loaded()
      session.perform(.show(unit: "native"))
      session.perform(.advance(.seconds(2)))
      for action in [Action.tap(.callToAction), .background, .tap(.close)] {
        session.perform(action)
      }
      session.perform(.advance(.seconds(5)))
      session.perform(.close)
      #expect(session.deviceSnapshot().isCovered)
      session.perform(.advance(.seconds(5)))
      #expect(session.findings == [])
      session.perform(.close)
      #expect(!session.deviceSnapshot().isCovered)
      session.perform(.advance(.seconds(5)))
      #expect(session.findings == [])
    }

    @Test(arguments: ["SampleCustomEvent", "SampleSelfTrackingCustomEvent"])
    func `an ad shown again at once has given back its old view`(_ name: String) {
      let session = loaded("SampleAdapter.\(name)")
      session.perform(.show(unit: "native"))
      session.perform(.show(unit: "native"))
      session.perform(.advance(.seconds(2)))
      #expect(session.findings == [])
      #expect(session.ledgers["native#1"]?.google.impressions == 1)
    }

    @Test func `a tap in the background hits nothing`() {
      let session = loaded()
      for action in [Action.show(unit: "banner"), .background, .tap(.close), .tap(.banner)] {
        session.perform(action)
      }
      session.perform(.advance(.seconds(1)))
      #expect(session.findings == [])
    }
  }
}
