import AdServing
import Contract
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// Mistakes that are made now and then.
  @Suite @MainActor struct MistakeConditionTests {
    private func condition(_ set: (inout MistakeCondition) -> Void) -> MistakeCondition {
      var condition = MistakeCondition()
      set(&condition)
      return condition
    }

    private func numbers(_ condition: MistakeCondition) -> [Int] {
      (1...8).filter { condition.holds(for: "unit#\($0)") }
    }

    @Test func `the ads that a condition is about`() {
      let world = World.begin(seed: 1)
      withExtendedLifetime(world) {
        #expect(numbers(condition { _ in }) == Array(1...8))
        #expect(numbers(condition { $0.from = 3 }) == Array(3...8))
        #expect(numbers(condition { $0.to = 1 }) == [1])
        #expect(numbers(condition { $0.every = 3 }) == [3, 6])
        #expect(numbers(condition { ($0.from, $0.every) = (3, 2) }) == [3, 5, 7])
        #expect(!condition { $0.from = 1 }.holds(for: nil))
        #expect(condition { _ in }.holds(for: nil))
      }
    }

    @Test func `a show is kept as long as another unit's ad is on the screen`() {
      var unit = Scenario.Unit(id: "second", format: .banner, lines: [.sample()])
      unit.layer = Scenario.AppLayer()
      unit.layer?.mistakes = [LayerMistake(rawValue: "keepsTheShow")].compactMap(\.self)
      unit.layer?.condition = condition { ($0.once, $0.until, $0.of) = (.shown, .gone, "first") }
      let first = Scenario.Unit(id: "first", format: .banner, lines: [.sample()])
      let actions: [Action] = [
        .load(unit: "first"), .load(unit: "second"), .show(unit: "first"), .advance(.seconds(2)),
        .show(unit: "second"), .advance(.seconds(2)), .dismiss(unit: "first"),
        .show(unit: "second"), .advance(.seconds(2)),
      ]
      let steps = actions.map { ScriptStep(.action($0)) }
      let scenario = Scenario(title: "a test", adUnits: [first, unit], script: steps)
      let session = ScriptRun.play(Session(scenario)).session
      #expect(session.ledgers["second#1"]?.google.impressions == 1)
      #expect(session.journal.entries.count { $0.sense == .layerErred } == 1)
      #expect(session.findings == ["call-kept-by-layer"])
    }

    @Test func `chance chooses other ads for another seed, and the same for the same`() {
      func chosen(_ seed: UInt64, oneIn: Int) -> [Int] {
        let world = World.begin(seed: seed)
        return withExtendedLifetime(world) {
          (1...300).filter { number in condition { $0.oneIn = oneIn }.holds(for: "unit#\(number)") }
        }
      }
      #expect(chosen(1, oneIn: 1) == Array(1...300))
      #expect((70...130).contains(chosen(1, oneIn: 3).count))
      #expect(chosen(1, oneIn: 3) == chosen(1, oneIn: 3))
      #expect(chosen(1, oneIn: 3) != chosen(2, oneIn: 3))
    }

    @Test func `a mistake after an ad that was closed early, or could not be shown`() throws {
      func findings(_ after: MistakeCondition.Before, _ showing: Showing, stay: Int) -> [[String]] {
        var line = Scenario.Line.sample(ad: .with { $0.closeAfter = .seconds(1) })
        line.showing = showing
        var unit = Scenario.Unit(id: "unit", format: .rewarded, lines: [line])
        unit.layer = Scenario.AppLayer()
        unit.layer?.mistakes = [LayerMistake(rawValue: "keepsTheAd")].compactMap(\.self)
        unit.layer?.condition = condition { $0.after = after }
        let round: [Action] = [
          .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(stay)), .close, .close,
        ]
        let steps = (round + [.load(unit: "unit")]).map { ScriptStep(.action($0)) }
        let scenario = Scenario(title: "a test", adUnits: [unit], script: steps)
        return ScriptRun.play(Session(scenario)).session.ledgers.ads.map(\.findings)
      }
      #expect(findings(.closedEarly, .normal, stay: 3) == [[], ["answer-kept-by-layer"]])
      #expect(findings(.closedEarly, .normal, stay: 15) == [[], []])
      #expect(findings(.failedToShow, .normal, stay: 3) == [[], []])
      #expect(findings(.failedToShow, .fails, stay: 3) == [[], ["answer-kept-by-layer"]])
    }

    @Test(
      arguments: [
        (true, .otherNetwork, ["answer-kept-by-layer"]), (false, .otherNetwork, []),
        (false, .otherLine, ["answer-kept-by-layer"]),
      ] as [(Bool, MistakeCondition.Before, [String])])
    func `a mistake after another network's ad, or another line's`(
      _ isOther: Bool, _ after: MistakeCondition.Before, _ found: [String]
    ) throws {
      let own = Scenario.Line.sample(label: "own")
      let other = Scenario.Line.sample(
        label: "other",
        className: isOther ? "MeadowAdapter.MeadowCustomEvent" : "SampleAdapter.SampleCustomEvent")
      var unit = Scenario.Unit(id: "unit", format: .native, lines: [own, other])
      unit.layer = Scenario.AppLayer()
      unit.layer?.mistakes = [LayerMistake(rawValue: "keepsTheAd")].compactMap(\.self)
      unit.layer?.condition = condition { $0.after = after }
      let session = Session.after(
        Scenario(title: "a test", adUnits: [unit]), .load(unit: "unit"),
        .set(Change(unit: "unit", line: "own", \.outcome, .noFill)), .load(unit: "unit"))
      #expect(session.ledgers.ads.map(\.findings) == [[], found])
    }

    @Test func `what grows is one more with each ad that it happens to`() {
      func growth(_ condition: MistakeCondition) -> [Int] {
        numbers(condition).map { condition.growth(for: "unit#\($0)") }
      }
      let world = World.begin(seed: 1)
      withExtendedLifetime(world) {
        #expect(growth(condition { $0.to = 3 }) == [1, 1, 1])
        #expect(growth(condition { ($0.grows, $0.to) = (true, 3) }) == [1, 2, 3])
        #expect(growth(condition { ($0.grows, $0.from, $0.to) = (true, 3, 5) }) == [1, 2, 3])
        #expect(growth(condition { ($0.grows, $0.every) = (true, 2) }) == [1, 2, 3, 4])
      }
    }

    private func clicks(
      _ condition: MistakeCondition, _ fault: WireFault, _ between: [Action] = []
    ) -> [Int] {
      var line = Scenario.Line.sample(
        flags: .init(handlesUserClicks: true), ad: .with { $0.opens = .nothing })
      line.faults = [fault]
      line.condition = condition
      let unit = Scenario.Unit(id: "unit", format: .native, lines: [line])
      let round: [Action] =
        [.load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(2))] + between + [
          .tap(.callToAction), .advance(.seconds(20)),
        ]
      let steps = (round + round + round).map { ScriptStep(.action($0)) }
      let session = ScenarioCheck.play(
        Scenario(title: "a test", adUnits: [unit], script: steps)
      ).session
      return session.ledgers.ads.map { $0.events.clicksReported }
    }

    @Test func `a wire fails with the ads of its condition`() {
      #expect(clicks(condition { _ in }, .repeatsClicks) == [2, 2, 2])
      #expect(clicks(condition { $0.from = 2 }, .repeatsClicks) == [1, 2, 2])
      #expect(clicks(condition { $0.to = 1 }, .repeatsClicks) == [2, 1, 1])
      #expect(clicks(condition { $0.grows = true }, .repeatsClicks) == [2, 3, 4])
      #expect(clicks(condition { $0.inBackground = true }, .dropsClicks) == [1, 1, 1])
      #expect(clicks(condition { $0.inBackground = false }, .dropsClicks) == [0, 0, 0])
    }

    @Test func `MAX errs with the ads of its condition`() {
      var parts = Scenario.MAX()
      parts.mistakes = [.keepsTheClose]
      parts.condition = condition { $0.every = 2 }
      let unit = Scenario.Unit(id: "unit", format: .interstitial, .max(parts))
      let round: [Action] = [
        .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(3)), .close,
        .advance(.seconds(2)),
      ]
      let steps = (round + round).map { ScriptStep(.action($0)) }
      let session = ScenarioCheck.play(
        Scenario(title: "a test", adUnits: [unit], script: steps)
      ).session
      #expect(session.ledgers.ads.map(\.findings) == [[], ["close-kept-from-app"]])
    }

    @Test func `a class that errs around an adapter does so with the ads of its condition`() {
      var line = Scenario.Line.sample()
      line.className = "SampleAdapter.SampleCustomEvent in BrokenAdapters.LosesClicks"
      line.condition = condition { $0.from = 2 }
      let unit = Scenario.Unit(id: "unit", format: .banner, lines: [line])
      let round: [Action] = [
        .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(2)), .tap(.part(.banner)),
        .advance(.seconds(2)), .close, .advance(.seconds(2)), .dismiss(unit: "unit"),
      ]
      let steps = (round + round).map { ScriptStep(.action($0)) }
      let session = ScenarioCheck.play(
        Scenario(title: "a test", adUnits: [unit], script: steps)
      ).session
      #expect(session.ledgers.ads.map(\.google.clicks) == [1, 0])
    }
  }
}
