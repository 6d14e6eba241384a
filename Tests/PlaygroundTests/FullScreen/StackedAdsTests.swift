import AdServing
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Full-screen ads on top of one another: what happens to one is not about the other.
  @Suite @MainActor struct StackedAdsTests {
    /// A rewarded ad of Google's, and one of a service over it.
    private func stacked() -> Session {
      var service = Scenario.Unit(id: "service", format: .rewarded, lines: [])
      service.asking = .ghad(.init())
      let line = Scenario.Line.sample(ad: .with { $0.duration = .seconds(5) })
      return Session.after(
        Scenario(
          title: "two ads",
          adUnits: [.init(id: "feed", format: .rewarded, lines: [line]), service]),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)), .load(unit: "service"),
        .show(unit: "service"))
    }

    @Test func `an ad forced off the screen leaves the one below`() {
      let session = stacked()
      #expect(session.adOnScreen == "service#1")
      session.perform(.forceClose)
      #expect(session.adOnScreen == "feed#1")
      session.perform(.advance(.seconds(5)))
      session.perform(.close)
      session.perform(.advance(.seconds(20)))
      #expect(session.adOnScreen == nil)
      #expect(session.ad?.google.rewards == 1)
      #expect(session.findings.filter { $0 != "closed-by-force" } == [])
    }

    @Test func `a banner below two ads cannot be seen when one of them is forced off`() {
      var service = Scenario.Unit(id: "service", format: .rewarded, lines: [])
      service.asking = .ghad(.init())
      let session = Session.after(
        Scenario(
          title: "a banner below",
          adUnits: [
            .init(id: "feed", format: .banner, lines: [.sample()]),
            .init(id: "cover", format: .rewarded, lines: [.sample()]), service,
          ]),
        .load(unit: "feed"), .show(unit: "feed"), .load(unit: "cover"), .show(unit: "cover"),
        .load(unit: "service"), .show(unit: "service"), .forceClose, .load(unit: "feed"),
        .advance(.seconds(30)))
      #expect(session.adOnScreen == "cover#1")
      #expect(session.findings.filter { $0 != "closed-by-force" } == [])
      #expect(!session.journal.entries.contains { $0.sense == .coverCameUntold })
    }

    @Test func `a countdown that goes on belongs to its own ad, whichever covered it`() throws {
      let session = stacked()
      session.perform(.advance(.seconds(60)))
      session.perform(.close)
      session.perform(.advance(.seconds(5)))
      let count = try #require(session.journal.entries.last { $0.sense == .networkReward })
      #expect(count.ad == "feed#1")
      session.perform(.close)
      session.perform(.advance(.seconds(20)))
      #expect(session.findings == [])
    }

    @Test(arguments: [[Action.becomeActive], [.background, .advance(.seconds(3)), .foreground]])
    func `a countdown that goes on when the user comes back belongs to its ad`(_ way: [Action]) {
      let session = Session.showing(.rewarded)
      for action in way { session.perform(action) }
      session.perform(.advance(.seconds(6)))
      #expect(session.ad?.networks.rewards == 1)
      session.perform(.advance(.seconds(20)))
      #expect(session.findings == [])
    }
  }
}
