package import AdServing
package import Observing
package import Scenarios

/// Plays a scenario many times, each with another seed, and adds up the counts.
@MainActor
package struct Repetition {
  package private(set) var discrepancy: Discrepancy
  package private(set) var held = 0
  package private(set) var failed = 0
  /// The seed of the first run in which an expectation failed.
  private var failedSeed: UInt64?
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

  /// Whether an adapter from elsewhere takes part, which can do anything to the program.
  package var hostsStrangers: Bool { Session.hostsStrangers(scenario, threads: threads) }

  /// How many runs are over.
  package var done: Int { discrepancy.runs + discrepancy.crashed }

  /// The seed of the next run.
  package var nextSeed: UInt64 {
    (firstSeed &+ UInt64(done)) & UInt64(Int.max)
  }

  /// Plays it once more.
  package mutating func play() {
    let seed = nextSeed
    let run = run(seed)
    if failedSeed == nil, !run.failures.isEmpty { failedSeed = seed }
    held += run.held
    failed += run.failures.count
    discrepancy.add(run.ledgersOfScript ?? run.session.ledgers)
  }

  /// The first expectation that failed, and its seed. It is played again, so that nobody has to keep
  /// what led to it.
  package var firstFailure: (seed: UInt64, failure: ScriptRun.Failure)? {
    guard let failedSeed else { return nil }
    return run(failedSeed).failures.first.map { (failedSeed, $0) }
  }

  private func run(_ seed: UInt64) -> ScriptRun {
    let session = Session(scenario, seed: seed, threads: threads)
    prepare(session)
    return ScriptRun.playUntilRulesHaveSpoken(session)
  }
}

extension Repetition {
  /// How far it has come, for a program that starts again.
  package struct Saved: Codable, Equatable, Sendable {
    fileprivate let counts: Discrepancy
    fileprivate let held, failed: Int
    fileprivate let failedSeed: UInt64?
  }

  package var saved: Saved {
    Saved(counts: discrepancy, held: held, failed: failed, failedSeed: failedSeed)
  }

  /// Goes on after the run that an adapter has ended.
  package mutating func goOn(after saved: Saved) {
    discrepancy = saved.counts
    discrepancy.crashed += 1
    (held, failed, failedSeed) = (saved.held, saved.failed, saved.failedSeed)
  }
}
