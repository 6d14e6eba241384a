import AdServing
import GoogleMobileAds
import JSON
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Actions are read back from the journal.
  @Suite @MainActor struct ActionReadingTests {
    /// Examples of every action. A new action has to be added here, where the switch must name it,
    /// and to the list below, whose words are counted.
    private nonisolated static func variants(_ action: Action) -> [Action] {
      switch action {
      case .load: [.load(unit: "feed"), .load(unit: "a \"unit\", no less")]
      case .request: [.request(unit: "feed")]
      case .show: [.show(unit: "feed"), .show(unit: "feed", placement: "level end")]
      case .dismiss: [.dismiss(unit: "feed")]
      case .visible: [.visible(true), .visible(false)]
      case .page: [.page(true), .page(false)]
      case .tap:
        Target.allCases.map { .tap($0) } + Target.allCases.map { .tap($0, ad: "feed#1") }
      case .close: [.close]
      case .back: [.back]
      case .forceClose: [.forceClose]
      case .background: [.background]
      case .foreground: [.foreground]
      case .quit: [.quit]
      case .launch: [.launch]
      case .turn: [.turn]
      case .advance:
        [.zero, .milliseconds(1), .seconds(90), .milliseconds(Int.max)].map { .advance($0) }
      case .nextTimer: [.nextTimer]
      case .set:
        whats.flatMap {
          [
            .set(Change(unit: "feed", $0)), .set(Change(unit: "feed", line: "A", $0)),
            .set(Change(unit: "feed", slot: "A", $0)),
          ]
        }
      case .changeAdInfo(let place, _): prices.map { .changeAdInfo(place, $0) }
      case .expire(let place): [.expire(place)]
      case .order: UnitOrder.allCases.map { .order($0, unit: "unit") }
      case .becomeActive: [.becomeActive]
      case .vip: [.vip(true), .vip(false)]
      case .consent:
        [
          .consent(["tcf": "C"]), .consent(["gdprApplies": true, "tcf": .null]),
          .consent(["personalization": "disabled", "usPrivacy": "1YNN"]),
        ]
      case .form:
        [
          .form(.none), .form(["flaw": .null, "outcome": "offline"]),
          .form(["layer": "a plugin", "mistakes": .list(["keepsTheEnd", "deniesTheAnswer"])]),
        ]
      }
    }

    private nonisolated static let slot = Action.SlotPlace(unit: "auction", slot: "CloudX")

    private nonisolated static let prices = [
      0, -0.0, 0.0042, 3.9, -1, 1e300, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
    ].map { Price($0) }

    private nonisolated static let samples: [Action] = [
      .load(unit: ""), .request(unit: ""), .show(unit: ""), .dismiss(unit: ""), .visible(true),
      .page(true), .tap(.body), .close, .back, .forceClose, .background, .foreground, .quit,
      .launch,
      .turn, .advance(.zero), .nextTimer,
      .set(Change(unit: "", \.testRequest, true)), .changeAdInfo(slot, Price(1)), .expire(slot),
      .order(.dispose, unit: ""), .becomeActive, .vip(true),
      .consent(["gpp": ""]), .form(.none),
    ]

    private nonisolated static let whats: [Change.What] =
      flags + words + others + ofSlots + ofArbiters + ofServices + names

    private nonisolated static let names: [Change.What] =
      [Change.What.className("A.B"), .label("House")].compactMap(\.self)

    private nonisolated static let ofSlots: [Change.What] =
      prices.map { .init(slot: \.price, $0) }
      + Scenario.CallbackOrder.allCases.map { .init(slot: \.order, $0) }
      + Scenario.NetworkOutcome.allCases.map { .init(slot: \.outcome, $0) }
      + Showing.allCases.map { .init(slot: \.showing, $0) } + [
        .init(slot: \.price, nil), .init(slot: \.precision, ""), .init(slot: \.network, "House"),
        .init(slot: \.extras, ["dsp": "7"]),
        .init(slot: \.latency, .seconds(2)), .init(slot: \.isInline, true),
        .init(slot: \.expiresAfter, nil), .init(slot: \.expiresAfter, .seconds(5)),
        .init(slot: \.initialises, false), .init(slot: \.isCapped, true),
      ]

    private nonisolated static let ofArbiters: [Change.What] =
      ArbiterAnswer.allCases.map {
        .init(arbiter: \.service, .init($0, latency: .seconds(1)))
      } + [
        .init(arbiter: \.mode, .seed), .init(arbiter: \.units, .literal),
        .init(arbiter: \.ties, .random), .init(arbiter: \.asksUnstarted, true),
      ]

    private nonisolated static let ofServices: [Change.What] = [
      .init(service: \.mode, .good), .init(service: \.autoLoadNext, false),
      .init(service: \.whenNotReady, .wait),
      .init(service: \.retry, .init()),
      .init(service: \.retry, .init(most: nil)),
      .init(service: \.order, .rewardLast),
      .init(service: \.flaw, .noKey), .init(service: \.flaw, nil),
      .init(service: \.showing, .fails),
      .init(service: \.answers, [.init(), .init(.noFill)]),
    ]

    private nonisolated static let flags = [false, true].flatMap { (flag: Bool) -> [Change.What] in
      [
        .init(\.flags.handlesUserClicks, flag), .init(\.flags.handlesUserImpressions, flag),
        .init(\.multipleImages, flag), .init(\.startMuted, flag), .init(\.testRequest, flag),
        .init(\.googleDecides, flag), .init(\.isEnabled, flag),
        .init(\.isAlone, flag), .init(\.isGuarded, flag), .init(\.childDirected, flag),
        .init(\.underAgeOfConsent, flag),
      ]
    }

    private nonisolated static let words: [Change.What] =
      NetworkHabit.allCases.flatMap { habit -> [Change.What] in
        [
          .init(\.habits, [habit]), .init(slot: \.habits, [habit]),
          .init(service: \.habits, []),
        ]
      }
      + PlayerManner.allCases.map { .init(\.player, [$0]) }
      + MediatorMistake.allCases.map { .init(max: \.mistakes, [$0]) }
      + CountingMoment.allCases.flatMap { moment -> [Change.What] in
        [
          .init(\.counts, moment), .init(\.pixel, moment), .init(\.googleCounts, moment),
          .init(slot: \.counts, moment), .init(slot: \.pixel, moment),
          .init(service: \.counts, moment), .init(service: \.pixel, moment),
        ]
      }
      + Scenario.Options.Corner.allCases.map { .init(\.adChoices, $0) }
      + Scenario.Options.Card.allCases.map { .init(\.card, $0) }
      + Scenario.Options.BannerPlace.allCases.map { .init(\.place, $0) }
      + Scenario.Options.Presents.allCases.map { .init(\.presents, $0) }
      + Scenario.Options.AgeTreatment.allCases.map { .init(\.ageRestrictedTreatment, $0) }
      + Scenario.Options.Images.allCases.map { .init(\.images, $0) }
      + Scenario.Options.AspectRatio.allCases.map { .init(\.mediaAspectRatio, $0) }
      + Scenario.Options.BannerSize.allCases.map { .init(\.size, $0) }
      + Scenario.Outcome.allCases.map { .init(\.outcome, $0) }
      + Scenario.Order.allCases.map { .init(\.order, $0) }
      + Showing.allCases.map { .init(\.showing, $0) }
      + WireFault.allCases.map { .init(\.faults, [$0]) }

    private nonisolated static let ofUnits: [Change.What] = {
      var condition = MistakeCondition()
      (condition.from, condition.every, condition.grows) = (2, 3, true)
      condition.oneIn = 4
      var layer = Scenario.AppLayer()
      (layer.mistakes, layer.delay) = ([.saysNothing], .seconds(7))
      layer.condition = condition
      var adapter = Scenario.MAX.Adapter()
      (adapter.name, adapter.mistakes) = ("the adapter", AdapterMistake.allCases)
      adapter.condition = condition
      var reaction = Scenario.Reaction()
      (reaction.to, reaction.delay, reaction.unit) = (.foreground, .milliseconds(1234), "other")
      var cap = AdUnit.Cap()
      (cap.impressions, cap.time) = (3, .seconds(60))
      var server = RewardServer()
      (server.outcome, server.times, server.keepsTransactions) = (.fails, 2, false)
      return [
        .init(unit: \.layer, layer), .init(unit: \.layer, nil), .init(unit: \.orders, .app),
        .init(unit: \.banner, .forgetsView), .init(unit: \.listens, .again),
        .init(unit: \.misses, [.close]),
        .init(unit: \.miscalls, [.load]),
        .init(unit: \.reacts, [reaction, .init()]),
        .init(unit: \.reacts, []), .init(max: \.adapter, adapter), .init(max: \.adapter, nil),
        .init(max: \.condition, condition), .init(max: \.retries, 3),
        .init(waterfall: \.floorMicros, 2_500_000), .init(waterfall: \.floorMicros, nil),
        .init(waterfall: \.cap, cap), .init(waterfall: \.cap, nil),
        .init(waterfall: \.refusal, .noFill), .init(waterfall: \.refusal, nil),
        .init(waterfall: \.rewardServer, server), .init(waterfall: \.rewardServer, nil),
      ]
    }()

    private nonisolated static let others: [Change.What] =
      ofUnits + [
        .init(\.faults, []), .init(\.refresh, nil), .init(\.refresh, .seconds(30)),
        .init(\.latency, .zero), .init(\.latency, .milliseconds(1234)), .init(\.parameter, nil),
        .init(\.parameter, ""), .init(\.parameter, "feed-1"), .position(1), .position(.max),
        .position(.min), .init(\.credentials, [:]),
        .init(\.credentials, ["app": "", "profile_id": "42"]),
        .init(\.bidResponse, nil), .init(\.bidResponse, "bid-1"), .init(\.watermark, "mark"),
        .init(\.watermark, nil),
        .init(\.ecpmMicros, nil), .init(\.ecpmMicros, 4_200_000),
        .init(\.currency, nil), .init(\.currency, "EUR"), .init(\.precision, .precise),
        .init(\.paysMicros, 1_100_000),
        .init(\.childDirected, nil), .init(\.underAgeOfConsent, nil),
        .init(\.ageRestrictedTreatment, nil), .init(\.keywords, nil), .init(\.keywords, []),
        .init(\.keywords, ["boats", ""]), .init(\.extras, nil),
        .init(\.extras, ["region": "north"]),
        .init(\.formats, nil), .init(\.formats, [.appInstall]),
        .init(\.imageOrientation, .portrait),
      ]

    private nonisolated static let all = samples.flatMap { variants($0) }

    private func input(_ action: Action) throws -> Entry {
      let journal = World(seed: 1).journal
      journal.input(action.word, data: action.facts) {}
      return try #require(journal.entries.first)
    }

    @Test(arguments: all) func `an action is read back from its entry`(_ action: Action) throws {
      #expect(Action(try input(action)) == action)
    }

    @Test(arguments: all) func `an action is read back from its line`(_ action: Action) throws {
      var json = JSONWriter()
      try input(action).write(to: &json)
      let entry = try Entry(reading: try JSONReader.read(json.bytes, dialect: .strict))
      #expect(Action(entry) == action)
    }

    /// The table is complete if it has every word of a script that acts and every key of a change.
    @Test func `every action and every setting is in the table`() {
      let acting = Set(ScriptStep.words).subtracting(["expect", "say", "look", "note"])
      #expect(Set(Self.all.map(\.word)) == acting)
      for tables in Scenario.Through.allCases.map(\.form.tables) {
        let keys = tables.flatMap { $0.properties.map(\.key) }
        #expect(Set(keys).count == keys.count)
      }
      let settings = ChangeTable.all.flatMap { $0.properties.map(\.key) }
      #expect(Set(Self.whats.map(\.key)) == Set(settings))
    }

    @Test(
      arguments: [
        ("load", [:]), ("load", ["unit": 7]), ("visible", ["visible": "true"]), ("tap", [:]),
        ("tap", ["target": "elbow"]), ("advance", ["by": "1s"]), ("set", ["unit": "feed"]),
        ("set", ["testRequest": true]), ("set", ["unit": "feed", "colour": "red"]),
        ("set", ["unit": "feed", "fault": "sulks"]), ("set", ["unit": "feed", "latency": .null]),
        ("set", ["unit": "feed", "position": "first"]),
        ("set", ["unit": "feed", "servingDecides": true]), ("jump", [:]), ("", [:]),
        ("consent", [:]), ("consent", ["tcf": true]), ("consent", ["vip": true]),
      ] as [(String, Fields)])
    func `an impossible action is refused`(_ word: String, _ data: Fields) throws {
      let journal = World(seed: 1).journal
      journal.input(word, data: data) {}
      #expect(Action(try #require(journal.entries.first)) == nil)
    }

    @Test func `an entry from another party is not an action`() throws {
      let journal = World(seed: 1).journal
      journal.call(from: .app, to: .google, "load", data: ["unit": "feed"])
      #expect(Action(try #require(journal.entries.first)) == nil)
    }
  }
}
