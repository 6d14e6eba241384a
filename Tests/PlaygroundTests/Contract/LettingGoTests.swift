import AdServing
import Contract
@testable import Playing
import Publishing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// An application that lets go of its ad hears nothing more of it, and nobody else is to blame.
  @Suite @MainActor struct LettingGoTests {
    private func played(
      _ format: Scenario.Format, _ asking: Scenario.Asking, _ between: [Action]
    ) -> Session {
      let unit = Scenario.Unit(id: "unit", format: format, asking)
      let steps: [Action] =
        [.load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(2))] + between
        + [.advance(.seconds(40)), .close, .advance(.seconds(15))]
      return ScenarioCheck.play(
        Scenario(title: "a test", adUnits: [unit], script: steps.map { ScriptStep(.action($0)) })
      ).session
    }

    private nonisolated static let dispose = Action.order(.dispose, unit: "unit")
    private nonisolated static let google: [Scenario.Format] = [
      .interstitial, .rewarded, .rewardedInterstitial, .appOpen,
    ]

    private func google(_ format: Scenario.Format, _ between: [Action]) -> Session {
      played(format, .google(Scenario.Waterfall(lines: [.sample()])), between)
    }

    private func told(_ session: Session, _ sense: Sense) -> Int {
      session.journal.entries.count { $0.sense == sense }
    }

    @Test(arguments: google)
    func `of an ad of Google's on the screen`(_ format: Scenario.Format) throws {
      let session = google(format, [Self.dispose])
      #expect(session.findings == ["lost-with-the-ad"])
      #expect(told(session, .appToldWillPresent) == 1 && told(session, .didDismiss) == 1)
      #expect(told(session, .appToldDidDismiss) == 0 && told(session, .appToldReward) == 0)
      let found = session.journal.entries.findings.filter { $0.ad == "unit#1" }
      let disposed = try #require(session.journal.entries.first { $0.sense == .disposed })
      #expect(found.map { $0.proof.first } == [disposed.number])
      let ad = try #require(session.ledgers.ads.first)
      #expect(ad.google.rewards == (format.hasReward ? 1 : 0))
      #expect(google(format, []).findings == [])
    }

    private nonisolated static let views: [(Scenario.Format, Bool)] = [
      (.native, true), (.native, false), (.banner, true), (.banner, false),
    ]

    /// What another unit shows, or replaces by itself, is not its own.
    @Test(arguments: views)
    func `of a unit that shows nothing`(_ format: Scenario.Format, _ isMAX: Bool) throws {
      let asking = isMAX ? .max(.init()) : Scenario.Asking.google(.init(lines: [.sample()]))
      func rest(letsGo: Bool) -> [String] {
        let units = ["unit", "other"].map { Scenario.Unit(id: $0, format: format, asking) }
        let steps: [Action] =
          [.load(unit: "other"), .load(unit: "unit"), .show(unit: "unit")]
          + (letsGo ? [.order(.dispose, unit: "other")] : []) + [.advance(.seconds(60))]
        let session = ScenarioCheck.play(
          Scenario(title: "a test", adUnits: units, script: steps.map { .init(.action($0)) })
        ).session
        #expect(session.findings == [])
        return session.journal.entries.filter { $0.ad?.hasPrefix("unit#") == true }.map(\.message)
      }
      #expect(rest(letsGo: true) == rest(letsGo: false))
      #expect(rest(letsGo: true).count > 5)
    }

    @Test func `of an ad of MAX's on the screen`() {
      for format in [Scenario.Format.interstitial, .rewarded, .appOpen] {
        let session = played(format, .max(Scenario.MAX()), [Self.dispose])
        #expect(session.findings == ["ad-let-go-on-screen", "lost-with-the-ad"], "\(format)")
        #expect(told(session, .serviceDisplayed) == 1)
        #expect(told(session, .serviceHidden) == 0 && told(session, .serviceRewardTold) == 0)
      }
    }

    @Test func `of an ad that waits, and asks for another one`() {
      for asking in [
        Scenario.Asking.google(Scenario.Waterfall(lines: [.sample()])), .max(Scenario.MAX()),
      ] {
        let unit = Scenario.Unit(id: "unit", format: .interstitial, asking)
        let session = Session(Scenario(title: "a test", adUnits: [unit]))
        session.start()
        let steps: [Action] = [
          .load(unit: "unit"), Self.dispose, .load(unit: "unit"), .show(unit: "unit"),
          .advance(.seconds(20)), .close, .advance(.seconds(2)),
        ]
        for step in steps { session.perform(step) }
        #expect(session.findings == [])
        #expect(session.ledgers.ads.map(\.unit) == ["unit", "unit"])
        #expect(told(session, .coverClosed) == 1)
      }
    }

    /// It would show whatever comes.
    @Test(arguments: [Scenario.Format.native, .banner, .interstitial, .rewarded, .appOpen])
    func `of an ad that is loading`(_ format: Scenario.Format) {
      var line = Scenario.Line.sample()
      line.latency = .seconds(2)
      var max = Scenario.MAX()
      max.answers[0].latency = .seconds(2)
      for asking in [Scenario.Asking.google(Scenario.Waterfall(lines: [line])), .max(max)] {
        var unit = Scenario.Unit(id: "unit", format: format, asking)
        unit.orders = .app
        var reaction = Scenario.Reaction()
        (reaction.to, reaction.deed) = (.news(.ad), .show)
        unit.reacts = [reaction]
        let steps: [Action] = [
          .request(unit: "unit"), .advance(.seconds(1)), Self.dispose, .advance(.seconds(20)),
        ]
        let session = ScenarioCheck.play(
          Scenario(title: "a test", adUnits: [unit], script: steps.map { ScriptStep(.action($0)) })
        ).session
        #expect(session.findings == [])
        #expect(told(session, .networkImpression) + told(session, .shown) == 0)
        #expect(told(session, .networkAsked) == 1)
      }
    }

    @Test func `an old ad is no fault of an app whose layer keeps its load`() throws {
      func findings(_ layer: Scenario.AppLayer?) -> [String] {
        var unit = Scenario.Unit(id: "unit", format: .interstitial, lines: [.sample()])
        (unit.orders, unit.layer) = (.app, layer)
        let steps: [Action] = [
          .load(unit: "unit"), .advance(.seconds(3000)), .load(unit: "unit"),
          .advance(.seconds(1800)), .show(unit: "unit"),
        ]
        return ScenarioCheck.play(
          Scenario(title: "a test", adUnits: [unit], script: steps.map { ScriptStep(.action($0)) })
        ).session.findings
      }
      var layer = Scenario.AppLayer()
      layer.mistakes = [try #require(LayerMistake(rawValue: "keepsTheLoad"))]
      layer.condition.from = 2
      #expect(findings(layer) == ["call-kept-by-layer"])
      #expect(findings(nil) == [])
    }

    @Test(arguments: [Scenario.Format.native, .banner])
    func `of an ad among its views`(_ format: Scenario.Format) {
      for asking in [
        Scenario.Asking.google(Scenario.Waterfall(lines: [.sample()])), .max(Scenario.MAX()),
      ] {
        let session = played(format, asking, [Self.dispose])
        #expect(session.findings == [])
        #expect(session.app.adsInApp.isEmpty)
      }
    }
  }
}
