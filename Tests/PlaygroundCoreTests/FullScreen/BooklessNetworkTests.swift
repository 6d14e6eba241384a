import AdServing
import Observing
import Playing
import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// A full-screen ad of a network that keeps no book here: what is seen of it is its screen.
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
    func `An adapter in order is not accused for its network's timers`(
      _ format: Scenario.Format
    ) throws {
      let session = session(
        format, parameter: "good", .tap(.callToAction), .close, .advance(.seconds(20)))
      #expect(session.findings == [])
      let ad = try #require(session.ledgers["feed#1"])
      #expect(ad.network == nil, "nobody keeps a second book")
      #expect((ad.google.impressions, ad.google.clicks) == (1, 1))
      #expect(ad.google.rewards == (format.hasReward ? 1 : 0))
      #expect(ad.state == .dismissed)
    }

    @Test func `A button that plainly closes is found without a name`() {
      let session = session(.interstitial, parameter: "good")
      #expect(session.stageState(unit: "feed").device.targets == [.close, .callToAction])
      session.perform(.close)
      #expect(!session.stageState(unit: "feed").device.isCovered)
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded])
    func `An ad that goes without a word is noticed by what is seen`(
      _ format: Scenario.Format
    ) {
      let session = session(format, parameter: "silent", .close)
      #expect(session.findings == [])
      session.perform(.advance(.milliseconds(999)))
      #expect(session.findings == [])
      session.perform(.advance(.milliseconds(1)))
      #expect(session.findings == ["full-screen-never-closed"])
    }

    @Test func `Who takes an ad off by force is not its adapter's fault`() {
      let session = session(.interstitial, parameter: "silent", .forceClose, .advance(.seconds(5)))
      #expect(session.findings == [])
    }

    @Test func `The patience with set-ups ends when all have answered`() {
      let session = session(.interstitial, parameter: "good", .advance(.seconds(60)))
      #expect(!session.journal.entries.contains { $0.message == "set-up took too long" })
    }
  }
}
