import AdServing
import Catalogue
import Contract
@testable import Playing
@testable import Publishing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// What a layer between does to the application's calls.
  @Suite @MainActor struct LayerCallTests {
    private func played(
      _ format: Scenario.Format, _ mistake: String, when condition: MistakeCondition = .init(),
      _ actions: [Action]
    ) throws -> Session {
      var layer = Scenario.AppLayer()
      layer.name = "Unity plugin"
      layer.mistakes = [try #require(LayerMistake(rawValue: mistake))]
      layer.condition = condition
      var unit = Scenario.Unit(id: "unit", format: format, lines: [.sample()])
      unit.layer = layer
      let other = Scenario.Unit(id: "other", format: format, lines: [.sample()])
      let steps = actions.map { ScriptStep(.action($0)) }
      return ScenarioCheck.play(
        Scenario(title: "a test", adUnits: [unit, other], script: steps)
      ).session
    }

    private nonisolated static let round: [Action] = [
      .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(40)), .close,
      .advance(.seconds(2)), .close, .dismiss(unit: "unit"), .advance(.seconds(5)),
    ]

    @Test(
      arguments: Scenario.Format.allCases,
      [
        ("keepsTheLoad", "call-kept-by-layer"), ("keepsTheShow", "call-kept-by-layer"),
        ("repeatsTheLoad", "call-doubled-by-layer"), ("repeatsTheShow", "call-doubled-by-layer"),
        ("delaysTheLoad", "call-late-by-layer"), ("delaysTheShow", "call-late-by-layer"),
        ("misroutesTheLoad", "call-misrouted-by-layer"),
        ("misroutesTheShow", "call-misrouted-by-layer"),
      ])
    func `each mistake breaks its rule, and no other`(
      _ format: Scenario.Format, _ mistake: (word: String, rule: String)
    ) throws {
      #expect(try played(format, mistake.word, Self.round).findings == [mistake.rule])
    }

    @Test(arguments: [false, true])
    func `a layer can lose whom a reward is for`(_ isLost: Bool) throws {
      let layer = isLost ? #", "loses": "verification""# : ""
      let text = #"""
        {
          "title": "t",
          "adUnits": [
            {
              "id": "u", "format": "rewarded", "rewardServer": { "outcome": "grants" },
              "options": { "verification": { "userIdentifier": "player-17" } },
              "layer": { "name": "a plugin"\#(layer) },
              "lines": [
                {
                  "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
                  "outcome": "fill"
                }
              ]
            }
          ],
          "script": [{ "load": "u" }, { "show": "u" }, { "advance": "31s" }, { "close": true }]
        }
        """#
      let scenario = try Scenario(reading: Array(text.utf8))
      try ScenarioProblems.check(scenario)
      let session = ScriptRun.play(Session(scenario)).session
      #expect(session.findings == (isLost ? ["options-kept-by-layer"] : []))
      let states = session.ledgers.ads.flatMap(\.verifiedRewards).map(\.state)
      #expect(states == [isLost ? .grantedToNobody : .granted])
    }

    @Test(arguments: [Scenario.Format.native, .banner])
    func `an ad that the application is done with stays on the screen`(
      _ format: Scenario.Format
    ) throws {
      let session = try played(format, "keepsTheDismiss", Self.round)
      #expect(session.findings == ["dismiss-kept-by-layer"])
      #expect(session.app.adsInApp.map(\.name) == ["unit#1"])
      let ad = try #require(session.ledgers.ads.first)
      #expect(
        Verdict(ad).sentences.contains(
          "Unity plugin did not tell the SDK that the app is done with it: it lives on."))
    }

    @Test(arguments: ["keepsTheShow", "delaysTheShow"])
    func `a show that is kept of a banner on the screen loses nothing`(_ mistake: String) throws {
      var condition = MistakeCondition()
      condition.from = 2
      let shown: [Action] = [.load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(5))]
      let session = try played(.banner, mistake, when: condition, shown + shown)
      #expect(session.ledgers.ads.map(\.google.impressions) == [1, 1])
      #expect(session.findings == [])
      let away = shown + [.dismiss(unit: "unit")] + shown
      let lost = try played(.banner, mistake, when: condition, away)
      #expect(lost.ledgers.ads.map(\.findings).last?.count == 1)
    }

    @Test(arguments: [Scenario.Format.interstitial, .banner])
    func `a layer that says no where nothing has come is right`(_ format: Scenario.Format) throws {
      let early: [Action] = [.request(unit: "unit"), .show(unit: "unit"), .advance(.seconds(2))]
      #expect(try played(format, "deniesTheAd", early).findings == [])
      let late = early + [.show(unit: "unit"), .advance(.seconds(2))]
      let expected = format == .banner ? [] : ["ad-denied-by-layer"]
      #expect(try played(format, "deniesTheAd", late).findings == expected)
    }

    @Test(arguments: [Scenario.Format.native, .banner], ["swallowsTaps", "misplacesTaps"])
    func `a tap that a layer loses is counted by nobody, and opens nothing`(
      _ format: Scenario.Format, _ mistake: String
    ) throws {
      let target: Target = format == .native ? .callToAction : .banner
      let session = try played(
        format, mistake,
        [
          .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(2)), .tap(target, ad: nil),
          .advance(.seconds(2)),
        ])
      #expect(session.findings == ["tap-lost-by-layer"])
      #expect(session.ledgers.ads.map(\.google.clicks) == [0])
      #expect(session.ledgers.ads.map(\.networks.clicks) == [0])
      #expect(!session.isCovered)
      let sentences = try #require(session.ledgers.ads.first.map(Verdict.init)).sentences
      #expect(
        sentences.contains("Unity plugin lost a tap on the ad; neither side could count it."))
      #expect(!sentences.contains { $0.contains("will see the next tap") })
    }

    @Test func `a banner is put at the other end of the screen, and counts`() throws {
      let session = try played(
        .banner, "swapsTheEnds",
        [.load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(2))])
      #expect(session.findings == ["banner-misplaced-by-layer"])
      #expect(session.app.screen.feed.isBannerAtTop)
      #expect(session.ledgers.ads.map(\.google.impressions) == [1])
    }

    @Test func `each banner that replaces a blank one is blank`() throws {
      var unit = Scenario.Unit(id: "unit", format: .banner, lines: [.sample()])
      unit.options.refresh = .seconds(30)
      unit.layer = Scenario.AppLayer()
      unit.layer?.mistakes = [.leavesTheAdBlank]
      let actions: [Action] = [.load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(70))]
      let steps = actions.map { ScriptStep(.action($0)) }
      let scenario = Scenario(title: "a test", adUnits: [unit], script: steps)
      let session = ScriptRun.play(Session(scenario)).session
      #expect(session.ledgers.ads.count == 3)
      #expect(session.ledgers.ads.allSatisfy { $0.findings == ["blank-by-layer"] })
    }

    @Test func `a mistake from the second ad on leaves the first alone`() throws {
      var condition = MistakeCondition()
      condition.from = 2
      let session = try played(
        .interstitial, "keepsTheShow", when: condition, Self.round + Self.round)
      let ads = session.ledgers.ads
      #expect(ads.map(\.name) == ["unit#1", "unit#2"])
      #expect(ads.map(\.google.impressions) == [1, 0])
      #expect(ads.map(\.findings) == [[], ["call-kept-by-layer"]])
    }

    @Test func `options that are dropped are named, and not asked for`() throws {
      var unit = Scenario.Unit(id: "unit", format: .native, lines: [.sample()])
      unit.options.childDirected = true
      unit.options.keywords = ["boats"]
      unit.layer = Scenario.AppLayer()
      unit.layer?.loses = ["childDirected", "startMuted"].compactMap(Scenario.LostOption.init)
      let session = ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit])).session
      #expect(session.findings == ["options-kept-by-layer"])
      let asked = session.journal.entries.first { $0.sense == .lineAsked }
      #expect(asked?.data[.request]?[.childDirected] == nil)
      #expect(
        session.journal.entries.contains {
          $0.sense == .layerErred && $0.message == "childDirected not passed on to the SDK"
        })
    }
  }
}
