import Catalogue
import Contract
import Glibc
import Hunting
import StageUI

/// What a hunt prints: each find at once, how far it is, and in the end what came of it.
@MainActor
struct HuntOutput {
  /// What is hunted in.
  let name: String
  private(set) var outcomes: [HuntOutcome] = []
  private let options: HuntOptions
  private let clock = SuspendingClock()
  private var lastProgress = SuspendingClock().now

  init(_ options: HuntOptions, _ name: String) {
    self.options = options
    self.name = name
  }

  mutating func tell(_ outcome: HuntOutcome) {
    outcomes.append(outcome)
    Reports.tell(.found(.init(outcome)))
    clearProgress()
    options.printsJSON
      ? Console.print(json: outcome.json) : Console.print(HuntWords.lines(outcome) + "\n")
    if let failure = outcome.failure { complain(outcome.path ?? "", failure) }
  }

  /// On a terminal a line that stays where it is; lines if they are asked for.
  mutating func tellProgress(_ search: HuntSearch, after time: Duration) {
    guard clock.now - lastProgress > .milliseconds(250) else { return }
    lastProgress = clock.now
    let perSecond = Int(Double(search.runs) / max(time / .seconds(1), 0.001))
    Reports.tell(
      .hunting(runs: search.runs, perSecond: perSecond, reached: search.reached.count))
    guard options.showsProgress || Self.hasTerminal else { return }
    let line = HuntWords.progress(
      runs: search.runs, perSecond: perSecond, reached: search.reached.count,
      finds: outcomes.count)
    options.showsProgress ? Console.note(line) : Console.showProgress(line)
  }

  /// Returns the exit status: 1 if something was found that is more than a note, 2 if it could not be
  /// written.
  func finish(_ search: HuntSearch) -> Int32 {
    clearProgress()
    let summary = HuntWords.summary(
      name, options, runs: search.runs, finds: outcomes.map(\.find.cause.severity))
    options.printsJSON ? Console.note(summary) : Console.print(summary + "\n")
    if options.printsStats { Console.print(HuntStats(search.reached, of: search.ground).text) }
    let isWritten = writeJUnit() && outcomes.allSatisfy { $0.failure == nil }
    guard isWritten else { return 2 }
    return outcomes.contains { $0.find.cause.severity != .note } ? 1 : 0
  }

  private func writeJUnit() -> Bool {
    guard let path = options.junit else { return true }
    var junit = JUnitReport()
    junit.add(outcomes, name, orElse: HuntWords.nothing(options))
    guard let reason = Files.write(junit.bytes, to: path) else { return true }
    complain(path, reason)
    return false
  }

  private static let hasTerminal = isatty(STDERR_FILENO) == 1

  private func clearProgress() {
    if !options.showsProgress, Self.hasTerminal { Console.showProgress(nil) }
  }

  private func complain(_ path: String, _ reason: String) {
    Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
  }
}

extension HuntProgress.Find {
  fileprivate init(_ outcome: HuntOutcome) {
    let find = outcome.find
    self.init(
      rule: find.cause.word, severity: find.cause.severity.rawValue,
      steps: outcome.dependence == nil ? find.deeds : [], path: outcome.path)
  }
}
