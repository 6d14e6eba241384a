import Contract
import Hunting
import RandomUser
import Simulation
import Testing

extension AllSessions {
  /// A good adapter breaks no rule, whatever users do and networks answer. `Benchmarks users` plays
  /// many more.
  @Suite @MainActor struct InnocenceTests {
    @Test(arguments: [UInt64(1)...50, 51...100, 101...150, 151...200])
    func `no random user makes a good adapter break a rule`(
      _ seeds: ClosedRange<UInt64>
    ) throws {
      for seed in seeds {
        let scenario = RandomScenario(seed: seed)
        let trial = try #require(Trial(scenario.tree), "\(seed)")
        guard let accusation = trial.accusations.first else { continue }
        Issue.record("\(Accusation(accusation.rule.id, of: scenario))")
      }
    }

    @Test func `only rules about a network's silence are exempt, each with a reason`() {
      #expect(Explained.reasons.keys.sorted() == ["answer-too-late", "no-answer-in-time"])
      for (rule, reason) in Explained.reasons {
        #expect(Rulebook.rule(rule)?.party.role == .adapter, "\(rule)")
        #expect(reason.count > 20, "\(rule)")
      }
    }
  }
}
