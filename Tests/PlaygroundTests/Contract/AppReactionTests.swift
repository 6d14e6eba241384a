import AdServing
import Contract
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// What an application does by itself when it hears something of its ads.
  @Suite @MainActor struct AppReactionTests {
    private func played(
      _ unit: Scenario.Unit, _ news: AppNews, _ deed: Scenario.Reaction.Deed,
      after delay: Duration = .zero, _ actions: [Action]
    ) -> Session {
      played(unit, to: .news(news), deed, after: delay, actions)
    }

    private func played(
      _ unit: Scenario.Unit, to cue: Scenario.Reaction.Cue, _ deed: Scenario.Reaction.Deed,
      after delay: Duration = .zero, _ actions: [Action]
    ) -> Session {
      var reaction = Scenario.Reaction()
      (reaction.to, reaction.deed, reaction.delay) = (cue, deed, delay)
      var unit = unit
      unit.reacts = [reaction]
      let steps = actions.map { ScriptStep(.action($0)) }
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit], script: steps)).session
    }

    private func google(_ format: Scenario.Format = .interstitial) -> Scenario.Unit {
      Scenario.Unit(id: "unit", format: format, lines: [.sample()])
    }

    private func max(_ format: Scenario.Format = .interstitial) -> Scenario.Unit {
      Scenario.Unit(id: "unit", format: format, .max(Scenario.MAX()))
    }

    private nonisolated static let shown: [Action] = [
      .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(40)), .close,
      .advance(.seconds(2)), .close, .advance(.seconds(2)),
    ]

    @Test(arguments: [Scenario.Format.interstitial, .rewarded, .appOpen])
    func `the next ad is loaded when one is gone`(_ format: Scenario.Format) {
      for unit in [google(format), max(format)] {
        let session = played(unit, .close, .load, Self.shown)
        #expect(session.ledgers.ads.map(\.state) == [.dismissed, .loaded])
        #expect(session.findings == [])
      }
    }

    @Test func `who tries again has an end, and waits twice as long each time`() {
      var unit = google()
      unit.lines = [.sample(.noFill)]
      var reaction = Scenario.Reaction()
      (reaction.to, reaction.delay) = (.news(.refusal), .seconds(2))
      (reaction.most, reaction.doubles) = (3, true)
      unit.reacts = [reaction]
      let steps = [Action.load(unit: "unit"), .advance(.seconds(60))].map {
        ScriptStep(.action($0))
      }
      let scenario = Scenario(title: "a test", adUnits: [unit], script: steps)
      let entries = ScenarioCheck.play(scenario).session.journal.entries
      let asked = entries.filter { $0.sense == .adAsked }.map { $0.time - Instant.start }
      let waits = zip(asked.dropFirst(), asked).map { $0 - $1 }
      #expect(waits.map { Int($0.components.seconds) } == [2, 4, 8])
      let end = entries.filter { $0.message == "the application tries no more: its limit is 3" }
      #expect(end.count == 1)
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded, .appOpen])
    func `an application that ends the screen under its ad takes the ad with it`(
      _ format: Scenario.Format
    ) {
      let away: [Action] = [
        .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(1)), .background,
        .advance(.seconds(1)), .foreground, .advance(.seconds(2)),
      ]
      for unit in [google(format), max(format)] {
        let session = played(unit, to: .foreground, .dismiss, away)
        #expect(session.ledgers.ads.map(\.state) == [.dismissed])
        #expect(session.findings == ["presenter-dismissed"])
      }
    }

    @Test(arguments: [(AppNews.reward, ["resumed-under-ad"]), (.close, [])])
    func `what an ad has interrupted goes on when that is gone`(
      _ news: AppNews, _ findings: [String]
    ) {
      #expect(played(google(.rewarded), news, .resume, Self.shown).findings == findings)
    }

    @Test func `an ad that nobody has seen is thrown away by the next load`() {
      for format in [Scenario.Format.native, .banner, .interstitial, .rewarded, .appOpen] {
        var unit = google(format)
        unit.orders = .app
        let twice: [Action] = [.load(unit: "unit"), .load(unit: "unit"), .advance(.seconds(1))]
        let session = played(unit, .click, .load, twice)
        #expect(session.findings == ["ad-thrown-away"], "\(format)")
      }
    }

    @Test func `one that was seen, or is too old, is not`() {
      for format in [Scenario.Format.native, .banner, .interstitial] {
        var unit = google(format)
        unit.orders = .app
        let seen: [Action] = [
          .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(40)), .close,
          .load(unit: "unit"),
        ]
        #expect(played(unit, .click, .load, seen).findings == [], "\(format)")
      }
      var unit = google()
      unit.orders = .app
      let old: [Action] = [.load(unit: "unit"), .advance(.seconds(3700)), .load(unit: "unit")]
      #expect(played(unit, .click, .load, old).findings == [])
    }

    @Test func `an ad is shown when the user comes back`() {
      let comesBack: [Action] = [.background, .advance(.seconds(1)), .foreground]
      for unit in [google(.appOpen), max(.appOpen)] {
        let session = played(
          unit, to: .foreground, .show, [.load(unit: "unit")] + comesBack + [.advance(.seconds(5))])
        #expect(session.ledgers.ads.map(\.state) == [.onScreen])
        #expect(session.findings == [])
        let early = played(unit, to: .foreground, .show, comesBack)
        #expect(early.findings == ["shown-without-ad"])
        let stays = played(unit, to: .foreground, .show, [.load(unit: "unit"), .foreground])
        #expect(stays.ledgers.ads.map(\.state) == [.loaded])
      }
    }

    @Test func `an ad is shown as soon as it has come`() {
      let session = played(
        google(), .ad, .show, [.request(unit: "unit"), .advance(.seconds(5))])
      #expect(session.ledgers.ads.map(\.google.impressions) == [1])
      #expect(session.findings == [])
    }

    @Test func `a load in each refusal is a storm, and one after a pause is none`() {
      var unit = google()
      unit.lines[0].outcome = .noFill
      let script: [Action] = [.request(unit: "unit"), .advance(.seconds(2))]
      #expect(played(unit, .refusal, .load, script).findings == ["reload-storm"])
      let soon = played(unit, .refusal, .load, after: .milliseconds(50), script)
      #expect(soon.findings == ["reload-storm"])
      #expect(played(unit, .refusal, .load, after: .seconds(1), script).findings == [])
    }

    @Test func `a storm in which each refusal is heard twice does not grow without an end`() {
      var unit = google()
      unit.lines[0].outcome = .noFill
      unit.layer = Scenario.AppLayer()
      unit.layer?.mistakes = [.init(rawValue: "repeatsTheRefusal")].compactMap(\.self)
      let session = played(
        unit, .refusal, .load, [.request(unit: "unit"), .advance(.seconds(3))])
      let loads = session.journal.entries.count { $0.sense == .adAsked }
      #expect((51...210).contains(loads), "\(loads) loads")
      #expect(session.journal.entries.contains { $0.message.contains("leaves out the rest") })
    }

    @Test func `MAX ignores a load as the reward is told, and hears one at the end`() {
      #expect(played(max(.rewarded), .reward, .load, Self.shown).findings == ["load-while-shown"])
      #expect(played(max(.rewarded), .close, .load, Self.shown).findings == [])
      #expect(played(google(.rewarded), .reward, .load, Self.shown).findings == [])
    }

    @Test func `MAX ignores a load in its own display`() {
      #expect(played(max(), .display, .load, Self.shown).findings == ["load-while-shown"])
      #expect(played(google(), .display, .load, Self.shown).findings == [])
    }

    @Test func `a layer with one listener forgets the ad on the screen`() throws {
      var unit = google(.rewarded)
      unit.layer = Scenario.AppLayer()
      unit.layer?.mistakes = [.forgetsAtTheNextLoad]
      let session = played(unit, .display, .load, Self.shown)
      let ad = try #require(session.ledgers.ads.first)
      #expect(Set(ad.findings).isSuperset(of: ["reward-kept-by-layer", "close-kept-by-layer"]))
      #expect(session.findings.allSatisfy { $0.hasSuffix("-by-layer") })
      unit.layer?.mistakes = []
      #expect(played(unit, .display, .load, Self.shown).findings == [])
    }
  }
}
