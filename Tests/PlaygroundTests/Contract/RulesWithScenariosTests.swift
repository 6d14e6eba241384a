@testable import Contract
import Scenarios
import Testing

/// Each rule is shown by a scenario, as far as one can show it.
struct RulesWithScenariosTests {
  /// The rules that some built-in scenario expects to be broken.
  private var shown: Set<String> {
    get throws {
      let scenarios = try ScenarioLibrary.everything.map { try Scenario(reading: $0.content()) }
      return Set(scenarios.flatMap(\.script).flatMap(findings))
    }
  }

  private func findings(_ step: ScriptStep) -> [String] {
    guard case .expect(let expectation) = step.step else { return [] }
    return expectation.findings ?? []
  }

  /// These have tests of their own, and nothing that a user could open. A rule that comes to stand here
  /// needs a scenario.
  @Test func `rules that no scenario breaks`() throws {
    let shown = try shown
    #expect(
      Rulebook.all.map(\.id).filter { !shown.contains($0) } == [
        "ready-without-ad"
      ])
  }
}
