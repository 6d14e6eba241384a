package import AdServing
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
  private let threads: Threads
  private let prepare: @MainActor (Session) -> Void

  /// `prepare` is given each session before it starts.
  package init(
    _ scenario: Scenario, firstSeed: UInt64, threads: Threads = .main,
    prepare: @escaping @MainActor (Session) -> Void = { _ in }
  ) {
    self.threads = threads
    self.prepare = prepare
    self.scenario = scenario
    self.firstSeed = firstSeed
    discrepancy = Discrepancy(scenario)
  }

  /// Plays it once more.
  package mutating func play() {
    let seed = (firstSeed &+ UInt64(discrepancy.runs)) & UInt64(Int.max)
    let session = Session(scenario, seed: seed, threads: threads)
    prepare(session)
    let run = ScriptRun.play(session)
    if firstFailure == nil, let failure = run.failures.first { firstFailure = (seed, failure) }
    held += run.held
    failed += run.failures.count
    discrepancy.add(run.session.ledgers)
  }
}
