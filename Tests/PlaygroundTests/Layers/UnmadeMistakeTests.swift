import AdServing
import Catalogue
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// What a scenario has, and nobody had an occasion for.
  @Suite @MainActor struct UnmadeMistakeTests {
    private func unmade(
      after stay: Duration, askedAway: Bool = false,
      _ set: (inout MistakeCondition) -> Void = { _ in }
    ) throws -> Session {
      var unit = Scenario.Unit(
        id: "unit", format: .rewarded,
        lines: [.sample(ad: .with { ($0.closeAfter, $0.duration) = (.seconds(1), .seconds(5)) })])
      unit.layer = Scenario.AppLayer()
      unit.layer?.mistakes = [try #require(LayerMistake(rawValue: "keepsTheReward"))]
      if var condition = unit.layer?.condition {
        set(&condition)
        unit.layer?.condition = condition
      }
      let load: [Action] =
        askedAway
        ? [.background, .load(unit: "unit"), .foreground] : [.load(unit: "unit")]
      let actions = load + [.show(unit: "unit"), .advance(stay), .close, .close]
      return ScenarioCheck.play(
        Scenario(title: "a test", adUnits: [unit], script: actions.map { ScriptStep(.action($0)) })
      ).session
    }

    @Test func `a reward that is not earned cannot be kept`() throws {
      let session = try unmade(after: .seconds(2))
      #expect(
        session.unmadeMistakes == [
          UnmadeMistake(unit: "unit", word: "keepsTheReward", reason: .lacked(.reward))
        ])
      #expect(
        session.unmadeMistakes.map(UnmadeText.sentence) == [
          "The mistake keepsTheReward of unit was never made: no reward was due."
        ])
      #expect(try unmade(after: .seconds(6)).unmadeMistakes == [])
    }

    @Test func `a condition that never holds is named`() throws {
      let session = try unmade(after: .seconds(6)) { $0.from = 2 }
      #expect(session.unmadeMistakes.map(\.reason) == [.spared])
      #expect(session.findings == [])
    }

    @Test func `what has become of the ad is a condition`() throws {
      let earned = try unmade(after: .seconds(6)) { $0.once = .rewarded }
      #expect(earned.findings == ["reward-kept-by-layer"])
      let unclicked = try unmade(after: .seconds(6)) { $0.once = .clicked }
      #expect(unclicked.unmadeMistakes.map(\.reason) == [.spared])
    }

    @Test func `what errs around an adapter may wait for another line's ad`() throws {
      let name = "SampleAdapter.SampleCustomEvent in BrokenAdapters.NeverCloses"
      var second = Scenario.Line.sample(label: "second", className: name)
      second.condition.after = .otherNetwork
      let unit = Scenario.Unit(
        id: "unit", format: .interstitial, lines: [.sample(label: "first"), second])
      func answers(_ outcome: Scenario.Outcome) -> Action {
        .set(Change(unit: "unit", line: "first", \.outcome, outcome))
      }
      func play(_ outcomes: [Scenario.Outcome]) -> [UnmadeMistake.Reason] {
        let actions = outcomes.flatMap {
          [answers($0), .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(6)), .close]
        }
        let script = actions.map { ScriptStep(.action($0)) }
        return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit], script: script))
          .session.unmadeMistakes.map(\.reason)
      }
      #expect(play([.noFill, .noFill]) == [.spared])
      #expect(play([.fill, .noFill]) == [])
    }

    @Test func `where the user was when the ad was asked for is a condition`() throws {
      let away = try unmade(after: .seconds(6), askedAway: true) { $0.askedInBackground = true }
      #expect(away.findings == ["reward-kept-by-layer"])
      let here = try unmade(after: .seconds(6)) { $0.askedInBackground = true }
      #expect(here.unmadeMistakes.map(\.reason) == [.spared])
    }
  }
}
