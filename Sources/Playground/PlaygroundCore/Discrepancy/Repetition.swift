/// Plays a scenario again and again, with another seed each time, and sums what was counted.
@MainActor
package struct Repetition {
  package private(set) var discrepancy: Discrepancy
  package private(set) var held = 0
  package private(set) var failed = 0
  private let scenario: Scenario
  private let firstSeed: UInt64

  package init(_ scenario: Scenario, firstSeed: UInt64) {
    self.scenario = scenario
    self.firstSeed = firstSeed
    discrepancy = Discrepancy(scenario)
  }

  /// Plays it once more.
  package mutating func play() {
    let seed = firstSeed &+ UInt64(discrepancy.runs)
    let run = ScriptRun(Session(scenario, seed: seed & UInt64(Int.max)))
    held += run.held
    failed += run.failures.count
    discrepancy.add(run.session.ledgers)
  }
}
