import Contract
package import Hunting

/// A rule that a good adapter is said to break, with the smallest scenario that shows it.
package struct Accusation: CustomStringConvertible {
  package let seed: UInt64
  package let rule: String
  /// A scenario that can be saved and played.
  package let scenario: JSONTree

  /// Shrinks the scenario of a seed.
  @MainActor
  package init(_ rule: String, of scenario: RandomScenario) {
    seed = scenario.seed
    self.rule = rule
    self.scenario = scenario.tree.shrunk { tree in
      Trial(tree)?.accusations.contains { $0.rule.id == rule } ?? false
    }
  }

  package var description: String { "seed \(seed), \(rule): \(scenario.text)" }
}
