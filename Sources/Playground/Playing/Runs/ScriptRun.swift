import JSON
package import Observing
package import Scenarios
package import Simulation

/// A scenario's script, played from beginning to end, or up to a place in it, without a screen.
@MainActor
package struct ScriptRun {
  /// An expectation that did not hold.
  package struct Failure: Equatable, Sendable {
    /// The line in the scenario's file.
    package let line: Int?
    package let differences: [Expectation.Difference]
    /// When it failed.
    package let time: Instant
    /// The last entries before it.
    package let entries: [Entry]
  }

  /// An expectation and how it turned out.
  package struct Result: Equatable, Sendable {
    /// The line in the scenario's file.
    package let line: Int?
    package let failure: Failure?
  }

  /// An expectation about findings that nothing was done after: until the rules' time has passed,
  /// more may be found.
  private struct LastWord {
    /// Its place among the results.
    let result: Int
    let expectation: Expectation
    let ad: String?
  }

  /// How far a script is played.
  package enum End: Equatable, Sendable {
    case script
    /// All steps up to this line of the file, including it.
    case line(Int)
    /// Everything that has happened by this moment.
    case time(Instant)
  }

  /// How many entries are shown around a failure.
  private static let entriesAround = 8

  /// Every expectation, in the order they were judged.
  package private(set) var results: [Result] = []
  package var failures: [Failure] { results.compactMap(\.failure) }
  package var held: Int { results.count { $0.failure == nil } }
  package let session: Session
  /// The broken rules of which no expectation speaks.
  package var unexpectedFindings: [String] {
    var expected: Set<String> = []
    for case .expect(let expectation) in session.original.script.map(\.step) {
      expected.formUnion(expectation.findings ?? [])
    }
    return session.findings.filter { !expected.contains($0) }
  }
  /// The counts at the end of the script, however long the rules then waited.
  package private(set) var ledgersOfScript: Ledgers?
  /// The expectations about findings that nothing was done after.
  private var lastWords: [LastWord] = []
  /// Set if the requested end is beyond the end of the script.
  package private(set) var beyondTheEnd: BeyondTheEnd?

  /// Plays the script in a session that has not been started.
  package static func play(_ session: Session, until end: End = .script) -> ScriptRun {
    var run = ScriptRun(session: session)
    run.play(until: end)
    return run
  }

  /// The same, in a test that keeps main busy.
  package static func playLettingMainRun(_ session: Session) async -> ScriptRun {
    var run = ScriptRun(session: session)
    await session.startLettingMainRun()
    for step in session.scenario.script {
      if let journey = run.begin(step) { await session.driveLettingMainRun(journey) }
    }
    return run
  }

  /// A run of which nothing has been played.
  package init(session: Session) {
    self.session = session
  }

  /// Plays some steps of the script in a session that has been started.
  package mutating func play(steps: Range<Int>) {
    for step in session.original.script[steps] { play(step) }
  }

  private mutating func play(until end: End) {
    if case .time(let instant) = end { session.horizon = { instant } }
    session.start()
    for step in session.scenario.script where !session.isAtHorizon {
      if case .line(let last) = end, let line = step.line, line > last { break }
      play(step)
    }
    beyondTheEnd = overshoot(of: end)
    session.horizon = nil
  }

  private func overshoot(of end: End) -> BeyondTheEnd? {
    switch end {
    case .script: return nil
    case .line(let line):
      let scenario = session.original
      let last = scenario.source?.lastLineOfText ?? scenario.script.last?.line ?? 0
      return line > last ? .line(last) : nil
    case .time(let instant):
      return !session.isAtHorizon && session.now < instant ? .time(session.now) : nil
    }
  }

  private mutating func play(_ step: ScriptStep) {
    if let journey = begin(step) { session.drive(journey) }
  }

  /// Returns what time must bring before the next step.
  private mutating func begin(_ step: ScriptStep) -> Journey? {
    switch step.step {
    case .action(let action):
      lastWords = []
      return session.enter(action)
    // For people in front of a screen.
    case .tell: break
    case .expect(let expectation): judge(expectation, step.line)
    }
    return nil
  }

  private mutating func judge(_ expectation: Expectation, _ line: Int?) {
    if expectation.findings != nil {
      lastWords.append(
        LastWord(
          result: results.count, expectation: expectation,
          ad: expectation.adConcerned(in: session)))
    }
    results.append(
      Result(line: line, failure: failure(expectation.differences(in: session), line)))
  }

  /// The script is over, and the rules' time passes from now on.
  mutating func endScript() { ledgersOfScript = session.ledgers }

  /// The rules' time has passed.
  mutating func judgeLastWords() {
    for word in lastWords {
      let result = results[word.result]
      let before = result.failure?.differences ?? []
      let differences =
        before.filter { !$0.isAboutFindings } + word.expectation.findings(in: session, of: word.ad)
      guard differences != before else { continue }
      results[word.result] = Result(line: result.line, failure: failure(differences, result.line))
    }
  }

  private func failure(_ differences: [Expectation.Difference], _ line: Int?) -> Failure? {
    guard !differences.isEmpty else { return nil }
    return Failure(
      line: line, differences: differences, time: session.now,
      entries: session.journal.entries.suffix(Self.entriesAround))
  }
}

extension Expectation.Difference {
  fileprivate var isAboutFindings: Bool { if case .findings = self { true } else { false } }
}
