import AdServing
@testable import Contract
import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// What an application orders is its own doing only where the scenario says so.
  @Suite @MainActor struct AppOrderTests {
    private nonisolated static let google: [Scenario.Format] = [
      .interstitial, .rewarded, .rewardedInterstitial, .appOpen,
    ]
    private nonisolated static let max: [Scenario.Format] = [.interstitial, .rewarded, .appOpen]

    private func played(
      _ unit: Scenario.Unit, by orders: Scenario.OrderGiver, _ actions: [Action]
    ) -> Session {
      var unit = unit
      unit.orders = orders
      let steps = actions.map { ScriptStep(.action($0)) }
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit], script: steps)).session
    }

    private func unit(
      _ format: Scenario.Format, through: Scenario.Through = .google
    ) -> Scenario.Unit {
      guard through == .google else {
        return Scenario.Unit(id: "unit", format: format, .max(Scenario.MAX()))
      }
      return Scenario.Unit(id: "unit", format: format, lines: [.sample()])
    }

    private nonisolated static let show = Action.show(unit: "unit")
    private nonisolated static let load = Action.load(unit: "unit")
    private nonisolated static let request = Action.request(unit: "unit")
    private nonisolated static let wait = Action.advance(.seconds(40))
    /// An order of each sort that an SDK ignores or refuses, and the rule about it.
    private nonisolated static let orders: [(rule: String, actions: [Action])] = [
      ("shown-without-ad", [show, load]),
      ("shown-without-ad", [request, show, wait]),
      ("load-while-loading", [request, request, wait]),
    ]

    @Test(arguments: google, orders.map(\.rule).indices)
    func `an application that asks Google too early is found`(
      _ format: Scenario.Format, _ place: Int
    ) {
      let (rule, actions) = Self.orders[place]
      #expect(played(unit(format), by: .app, actions).findings == [rule])
      #expect(played(unit(format), by: .user, actions).findings == [])
    }

    @Test(arguments: max, orders.map(\.rule).indices)
    func `an application that asks MAX too early is found`(
      _ format: Scenario.Format, _ place: Int
    ) {
      let (rule, actions) = Self.orders[place]
      #expect(played(unit(format, through: .max), by: .app, actions).findings == [rule])
      #expect(played(unit(format, through: .max), by: .user, actions).findings == [])
    }

    @Test(arguments: google)
    func `one that presents an ad of Google's again is found`(_ format: Scenario.Format) {
      let actions = [
        Self.load, Self.show, Self.wait, .close, .advance(.seconds(2)), .close, Self.show,
      ]
      #expect(played(unit(format), by: .app, actions).findings == ["ad-presented-again"])
      let session = played(unit(format), by: .user, actions)
      #expect(session.findings == [])
      #expect(IgnoredOrder.all(in: session.journal.entries).map(\.order.message) == ["show"])
    }

    @Test(arguments: max)
    func `one that loads under an ad of MAX is found`(_ format: Scenario.Format) {
      let actions = [Self.load, Self.show, .advance(.seconds(1)), Self.request, Self.wait, .close]
      #expect(
        played(unit(format, through: .max), by: .app, actions).findings == ["load-while-shown"])
      let session = played(unit(format, through: .max), by: .user, actions)
      #expect(session.findings == [])
      #expect(IgnoredOrder.all(in: session.journal.entries).map(\.order.message) == ["request"])
    }

    private nonisolated static let away: [Action] = [
      load, .background, show, .advance(.seconds(1)), .foreground, .advance(.seconds(20)), .close,
      .advance(.seconds(2)),
    ]

    @Test(arguments: google, Scenario.OrderGiver.allCases)
    func `one that shows an ad of Google's to nobody is found, whoever orders`(
      _ format: Scenario.Format, _ giver: Scenario.OrderGiver
    ) {
      #expect(played(unit(format), by: giver, Self.away).findings == ["presented-in-background"])
    }

    @Test(arguments: max)
    func `one that shows an ad of MAX's to nobody is found`(_ format: Scenario.Format) {
      let found = played(unit(format, through: .max), by: .user, Self.away).findings
      #expect(found == ["presented-in-background"])
    }

    @Test(arguments: [Scenario.Format.native, .banner])
    func `what waits among the views for the user to come back is no mistake`(
      _ format: Scenario.Format
    ) {
      #expect(played(unit(format), by: .app, Self.away).findings == [])
    }

    @Test func `one that loads once its ad is gone is innocent, whatever MAX takes it for`() {
      var parts = Scenario.MAX()
      parts.showing = .goesUntold
      let gone = Scenario.Unit(id: "unit", format: .interstitial, .max(parts))
      let round = [Self.load, Self.show, Self.wait, .close, Self.wait, Self.request, Self.wait]
      #expect(played(gone, by: .app, round).findings == ["close-never-told"])
    }

    @Test func `a load that MAX ignored is nothing to wait for`() {
      let steps: [Action] = [
        Self.load, Self.show, .advance(.seconds(3)), Self.request, .advance(.seconds(15)), .close,
        .advance(.seconds(2)), Self.request, .advance(.seconds(3)), Self.show, Self.wait, .close,
      ]
      let session = played(unit(.interstitial, through: .max), by: .app, steps)
      #expect(session.findings == ["load-while-shown"])
      #expect(session.ledgers.ads.count == 2)
    }

    @Test(arguments: google)
    func `one that shows what its network cannot show is innocent`(_ format: Scenario.Format) {
      var unit = unit(format)
      unit.lines[0].showing = .fails
      let session = played(unit, by: .app, [Self.load, Self.show, Self.wait])
      #expect(session.findings == [])
      #expect(IgnoredOrder.all(in: session.journal.entries).isEmpty)
    }

    @Test(arguments: Scenario.Format.allCases)
    func `one that loads, shows and closes is innocent`(_ format: Scenario.Format) {
      let round = [Self.load, Self.show, Self.wait, .close, .advance(.seconds(2)), .close]
      #expect(played(unit(format), by: .app, round + round).findings == [])
    }
  }
}
