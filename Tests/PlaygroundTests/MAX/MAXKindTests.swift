import AdServing
import Catalogue
import Contract
import JSON
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// Units that the application asks MAX for: two books, and who is told what.
  @Suite @MainActor struct MAXKindTests {
    private nonisolated static let formats: [Scenario.Format] = [
      .native, .banner, .interstitial, .rewarded, .appOpen,
    ]

    private func played(
      _ format: Scenario.Format, _ set: (inout Scenario.MAX) -> Void = { _ in }
    ) -> Session {
      var parts = Scenario.MAX()
      parts.network = "Meta"
      set(&parts)
      let unit = Scenario.Unit(id: "unit", format: format, .max(parts))
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit])).session
    }

    private func rules(_ session: Session) -> Set<String> {
      Set(session.journal.entries.compactMap(Finding.init).map(\.rule.id))
    }

    @Test(arguments: formats)
    func `MAX counts what its network counts, and nobody is accused`(
      _ format: Scenario.Format
    ) throws {
      let session = played(format)
      let ad = try #require(session.ledgers.ads.first)
      #expect(ad.life.kind == .init(format, through: .max))
      #expect(ad.network == "Meta")
      #expect(ad.books["MAX"] == ad.books["Meta"])
      #expect(ad.books["MAX"].impressions == 1)
      #expect(ad.books["MAX"].clicks == 1)
      #expect(ad.books["MAX"].paidMicros > 0)
      #expect(rules(session) == [])
    }

    @Test(arguments: formats, CountingMoment.allCases)
    func `a rule of counting accuses nobody, unless the display waits for it`(
      _ format: Scenario.Format, _ moment: CountingMoment
    ) {
      let isLate = format.isFullScreen && moment == .allFor2Seconds
      let noted: Set = moment == .atLoad ? ["counted-at-load"] : []
      #expect(
        rules(played(format) { $0.counts = moment }) == (isLate ? ["display-told-late"] : noted))
    }

    @Test func `each mistake of MAX is found, and is MAX's`() {
      let expected: [(MediatorMistake, String)] = [
        (.asksTwice, "network-asked-twice"), (.countsAtLoad, "mediator-miscounted"),
        (.keepsTheClose, "close-kept-from-app"), (.keepsTheReward, "reward-kept-from-app"),
        (.neverAnswers, "kept-from-app"), (.keepsTheDisplay, "kept-from-app"),
        (.keepsTheClick, "kept-from-app"), (.repeatsTheAnswer, "app-told-twice"),
        (.repeatsTheDisplay, "app-told-twice"), (.repeatsTheReward, "app-told-twice"),
        (.changesTheReward, "changed-by-platform"),
        (.delaysTheAnswer, "app-told-late"), (.delaysTheDisplay, "app-told-late"),
        (.delaysTheClose, "app-told-late"), (.delaysTheReward, "app-told-late"),
        (.repeatsTheClose, "app-told-twice"), (.hastensTheClose, "app-told-early"),
        (.hastensTheDisplay, "app-told-early"), (.hastensTheReward, "app-told-early"),
        (.forgetsClicks, "report-not-counted-by-platform"), (.paysAtLoad, "paid-before-display"),
        (.forgetsImpressions, "report-not-counted-by-platform"),
      ]
      for (mistake, rule) in expected {
        #expect(rules(played(.rewarded) { $0.mistakes = [mistake] }) == [rule], "\(mistake)")
      }
      for format in [Scenario.Format.banner, .native] {
        let early = played(format) { $0.mistakes = [.countsAtLoad] }
        #expect(rules(early) == ["mediator-miscounted"], "\(format)")
      }
      let refused = played(.rewarded) {
        ($0.mistakes, $0.showing) = ([.keepsTheFailure], .fails)
      }
      #expect(rules(refused) == ["kept-from-app"])
      #expect(rules(played(.rewarded) { $0.showing = .fails }) == [])
      let both = played(.interstitial) {
        ($0.mistakes, $0.order) = ([.countsEveryReport], .displayTwice)
      }
      #expect(rules(both) == ["mediator-miscounted", "reported-twice"])
      #expect(both.ledgers.ads.first?.books["MAX"].impressions == 2)
    }

    // A banner asks by itself, and ignores the app meanwhile.
    @Test(arguments: formats.filter { $0 != .banner })
    func `an app that asks again inside of each refusal makes a storm`(_ format: Scenario.Format) {
      var parts = Scenario.MAX()
      parts.answers = [.init(.noFill)]
      var unit = Scenario.Unit(id: "unit", format: format, .max(parts))
      var reaction = Scenario.Reaction()
      (reaction.to, reaction.deed) = (.news(.refusal), .load)
      func findings(after delay: Duration) -> [String] {
        reaction.delay = delay
        unit.reacts = [reaction]
        let steps: [Action] = [.load(unit: "unit"), .advance(.seconds(90))]
        return ScenarioCheck.play(
          Scenario(title: "a test", adUnits: [unit], script: steps.map { ScriptStep(.action($0)) })
        ).session.findings
      }
      #expect(findings(after: .zero) == ["reload-storm"])
      #expect(findings(after: .seconds(20)) == [])
      unit.layer = .init()
      #expect(findings(after: .zero) == ["reload-storm"])
      #expect(findings(after: .seconds(20)) == [])
    }

    @Test func `a run names the side that counted nothing`() throws {
      let keeps = try #require(AdapterMistake(rawValue: "keepsTheDisplay"))
      let session = played(.interstitial) {
        $0.adapter = .init()
        $0.adapter?.mistakes = [keeps]
      }
      let said = RunText.counts(of: try #require(session.ledgers.ads.first))
      #expect(
        said == "unit#1: Meta 1 impression, 1 click; MAX 0 impressions, 1 click. "
          + "adapter did not tell MAX that the ad is on the screen. "
          + "Broken: display-kept-by-adapter.")
    }

    @Test(arguments: [nil, Duration.seconds(8)])
    func `what MAX delays it tells as late as it is said to`(_ delay: Duration?) throws {
      let session = played(.interstitial) {
        ($0.mistakes, $0.delay) = ([.delaysTheClose], delay)
      }
      let entries = session.journal.entries
      let held = try #require(entries.first { $0.sense == .layerHeld })
      let told = try #require(entries.first { $0.sense == .serviceHidden })
      #expect(told.time - held.time == delay ?? .seconds(3))
    }

    @Test func `what MAX asks twice it asks again when it is said to`() throws {
      let session = played(.interstitial) {
        ($0.mistakes, $0.delay) = ([.asksTwice], .milliseconds(700))
      }
      let asked = session.journal.entries.filter { $0.sense == .networkAsked }
      #expect(asked.count == 2)
      #expect(try #require(asked.last).time - asked[0].time == .milliseconds(700))
      #expect(rules(session) == ["network-asked-twice"])
    }

    @Test func `an end that is told late is as late as it says`() throws {
      let session = played(.interstitial) {
        $0.showing = .goesLate
        $0.ad = Scenario.Content()
        $0.ad?.goesLateBy = .seconds(3)
      }
      let entries = session.journal.entries
      let gone = try #require(entries.first { $0.sense == .networkClosedUntold })
      let told = try #require(entries.first { $0.sense == .networkClosed })
      #expect(told.time - gone.time == .seconds(3))
      #expect(rules(session) == ["close-told-late"])
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded, .appOpen])
    func `MAX loses an order to show, and loads no more`(_ format: Scenario.Format) {
      let lost = played(format) { $0.mistakes = [.losesTheShow] }
      #expect(rules(lost) == ["show-lost-by-platform"])
      #expect(lost.ledgers.ads.allSatisfy { $0.books["MAX"].impressions == 0 })
    }

    @Test func `what MAX takes for shown does not depend on what it, or a layer, tells`() {
      for mistakes in [[MediatorMistake.staysShowing], [.staysShowing, .keepsTheClose]] {
        for layered in [[], ["keepsTheClose"]] {
          var parts = Scenario.MAX()
          parts.mistakes = mistakes
          var unit = Scenario.Unit(id: "unit", format: .interstitial, .max(parts))
          unit.layer = Scenario.AppLayer()
          unit.layer?.mistakes = layered.compactMap(LayerMistake.init)
          let steps: [Action] = [
            .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(6)), .close,
            .advance(.seconds(2)), .request(unit: "unit"), .advance(.seconds(5)),
          ]
          let session = ScenarioCheck.play(
            Scenario(
              title: "a test", adUnits: [unit], script: steps.map { ScriptStep(.action($0)) })
          ).session
          #expect(rules(session).contains("gone-ad-still-shown"), "\(mistakes) \(layered)")
        }
      }
    }

    @Test func `two units that are one for MAX say the same of it`() throws {
      func units(_ other: String) throws -> Scenario {
        try Scenario(
          reading: Array(
            #"""
            {"title": "two", "adUnits": [
              {"id": "a", "format": "interstitial", "through": "max", "adUnitId": "one"},
              {"id": "b", "format": "interstitial", "through": "max", "adUnitId": "one"\#(other)}
            ]}
            """#.utf8))
      }
      #expect(try units("").adUnits.count == 2)
      #expect(throws: JSONError.self) { try units(#", "showing": "goesUntold""#) }
    }

    @Test func `a network that tells MAX too little or too much is accused itself`() {
      #expect(rules(played(.rewarded) { $0.order = .rewardNever }) == ["reward-kept-by-network"])
      #expect(rules(played(.rewarded) { $0.order = .rewardFirst }) == ["reward-told-early"])
      #expect(
        rules(played(.interstitial) { $0.order = .displayTwice }) == ["reported-twice"])
      #expect(rules(played(.rewarded) { $0.order = .rewardTwice }) == ["reported-twice"])
      #expect(rules(played(.appOpen) { $0.order = .hideNever }) == ["close-never-told"])
      #expect(rules(played(.appOpen) { $0.order = .displayLast }) == ["display-told-late"])
      #expect(rules(played(.interstitial) { $0.order = .displayNever }) == ["display-never-told"])
      #expect(
        rules(played(.interstitial) { $0.showing = .failsAndPlays }) == ["shown-after-failure"])
      #expect(
        rules(played(.interstitial) { $0.habits = [.countsTapsTwice] }) == ["one-tap-two-clicks"])
      let never = played(.banner) { $0.answers = [.init(.neverAnswers)] }
      #expect(rules(never) == ["no-answer-to-platform"])
    }

    @Test(arguments: formats)
    func `an app that loads again before it shows is accused of nothing`(
      _ format: Scenario.Format
    ) {
      let unit = Scenario.Unit(id: "unit", format: format, .max(Scenario.MAX()))
      let session = Session(Scenario(title: "a test", adUnits: [unit]))
      session.start()
      let steps: [Action] = [
        .load(unit: "unit"), .load(unit: "unit"), .request(unit: "unit"), .request(unit: "unit"),
        .advance(.seconds(3)), .show(unit: "unit"), .advance(.seconds(40)), .close,
        .advance(.seconds(20)),
      ]
      for step in steps { session.perform(step) }
      #expect(rules(session) == [])
      #expect(session.ledgers.ads.contains { $0.books["MAX"].impressions == 1 })
    }

    @Test func `a banner that is stopped is replaced only if MAX ignores that`() {
      for (mistakes, count, found) in [
        ([], 1, []), ([MediatorMistake.ignoresStop], 3, ["refreshed-although-stopped"]),
      ] {
        var parts = Scenario.MAX()
        (parts.refresh, parts.mistakes) = (.seconds(10), mistakes)
        let unit = Scenario.Unit(id: "unit", format: .banner, .max(parts))
        let session = Session(Scenario(title: "a test", adUnits: [unit]))
        session.start()
        let steps: [Action] = [
          .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(3)),
          .order(.stopRefresh, unit: "unit"), .advance(.seconds(20)),
        ]
        for step in steps { session.perform(step) }
        #expect(session.ledgers.ads.count == count)
        #expect(rules(session) == Set(found))
        session.perform(.order(.startRefresh, unit: "unit"))
        session.perform(.advance(.seconds(12)))
        #expect(session.ledgers.ads.count > count)
      }
    }

    @Test func `a banner is replaced while it is on the screen, each ad under its own name`() {
      let session = played(.banner) { $0.refresh = .seconds(5) }
      let shown = session.journal.entries.filter { $0.sense == .shown }.map(\.ad)
      #expect(shown.prefix(2) == ["unit#1", "unit#2"])
    }
  }
}
