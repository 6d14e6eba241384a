import Contract
import RandomUser
import Simulation
import Testing

extension AllSessions {
  /// Whatever users do, in whatever order, and whatever networks answer: a good adapter is never
  /// accused. `Benchmarks users` plays many more.
  @Suite @MainActor struct InnocenceTests {
    @Test(arguments: [UInt64(1)...50, 51...100, 101...150, 151...200])
    func `no random user gets a good adapter accused`(
      _ seeds: ClosedRange<UInt64>
    ) throws {
      for seed in seeds {
        let scenario = RandomScenario(seed: seed)
        let trial = try #require(Trial(scenario.tree), "\(seed)")
        guard let accusation = trial.accusations.first else { continue }
        Issue.record("\(Accusation(accusation.rule.id, of: scenario))")
      }
    }

    @Test func `only what a network's silence brings about is exempt, each rule with a reason`() {
      #expect(Explained.reasons.keys.sorted() == ["answer-too-late", "no-answer-in-time"])
      for (rule, reason) in Explained.reasons {
        #expect(Rulebook.rule(rule)?.party.role == .adapter, "\(rule)")
        #expect(reason.count > 20, "\(rule)")
      }
    }
  }
}
