package import Observing
package import Scenarios

/// Plays a scenario many times, each with another seed, and adds up the counts.
@MainActor
package struct Repetition {
  package private(set) var discrepancy: Discrepancy
  package private(set) var held = 0
  package private(set) var failed = 0
  /// The first expectation that failed, and its seed.
  package private(set) var firstFailure: (seed: UInt64, failure: ScriptRun.Failure)?
  private let scenario: Scenario
  private let firstSeed: UInt64
  private let drawing: (@MainActor (Session) -> [String])?

  package init(
    _ scenario: Scenario, firstSeed: UInt64, drawing: (@MainActor (Session) -> [String])? = nil
  ) {
    self.drawing = drawing
    self.scenario = scenario
    self.firstSeed = firstSeed
    discrepancy = Discrepancy(scenario)
  }

  /// Plays it once more.
  package mutating func play() {
    let seed = (firstSeed &+ UInt64(discrepancy.runs)) & UInt64(Int.max)
    let session = Session(scenario, seed: seed)
    session.drawing = drawing
    let run = ScriptRun.play(session)
    if firstFailure == nil, let failure = run.failures.first { firstFailure = (seed, failure) }
    held += run.held
    failed += run.failures.count
    discrepancy.add(run.session.ledgers)
  }
}
