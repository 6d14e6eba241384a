import AdServing
import Observing
import Playing
import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// Full-screen ads of a network without a ledger: only its screen is visible to the rules.
  @Suite @MainActor struct BooklessNetworkTests {
    private func session(
      _ format: Scenario.Format, parameter: String, _ actions: Action...
    ) -> Session {
      let line = Scenario.Line(
        label: "Bookless", className: "StrangeAdapters.BooklessFullScreenCustomEvent",
        parameter: parameter)
      let session = Session(
        Scenario(
          title: "bookless", adUnits: [.init(id: "feed", format: format, lines: [line])]))
      session.start()
      let all: [Action] = [.load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(5))]
      for action in all + actions { session.perform(action) }
      return session
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded])
    func `a correct adapter breaks no rule`(
      _ format: Scenario.Format
    ) throws {
      let session = session(
        format, parameter: "good", .tap(.callToAction), .close, .advance(.seconds(20)))
      #expect(session.findings == [])
      let ad = try #require(session.ledgers["feed#1"])
      #expect(ad.network == nil, "there is no second ledger")
      #expect((ad.google.impressions, ad.google.clicks) == (1, 1))
      #expect(ad.google.rewards == (format.hasReward ? 1 : 0))
      #expect(ad.state == .dismissed)
    }

    @Test func `an unnamed close button is found`() {
      let session = session(.interstitial, parameter: "good")
      #expect(session.stageState(unit: "feed").device.targets == [.close, .callToAction])
      session.perform(.close)
      #expect(!session.stageState(unit: "feed").device.isCovered)
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded])
    func `an ad that disappears without a callback is noticed after a second, and judged ten later`(
      _ format: Scenario.Format
    ) {
      let session = session(format, parameter: "silent", .close)
      #expect(session.findings == [])
      session.perform(.advance(.milliseconds(10_999)))
      #expect(session.findings == [])
      session.perform(.advance(.milliseconds(1)))
      #expect(session.findings == ["full-screen-never-closed"])
    }

    @Test func `closing by force is not the adapter's fault`() {
      let session = session(.interstitial, parameter: "silent", .forceClose, .advance(.seconds(5)))
      #expect(session.findings == [])
    }

    @Test func `a set-up that has ended is never reported as too slow`() {
      let session = session(.interstitial, parameter: "good", .advance(.seconds(60)))
      #expect(!session.journal.entries.contains { $0.message == "set-up took too long" })
    }
  }
}
