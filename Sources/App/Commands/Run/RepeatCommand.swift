import Catalogue
import Observing
import Playing
import Scenarios
import StageUI

/// `adplay discrepancy`, and `adplay run --repeat N`: how far the two bookkeepers are apart over many
/// runs.
@MainActor
enum RepeatCommand {
  /// 1 if an expectation of a run failed or a gap is above the threshold, otherwise 0.
  static func run(_ options: Command.RunOptions, times: Int) throws(Failure) -> Int32 {
    let files = try ScenarioFiles.expand(options.scenarios)
    var scenarios: [(name: String, scenario: Scenario)] = []
    for name in files { scenarios.append((name, try ScenarioFiles.open(name))) }
    var isFine = true
    if options.printsCSV { Console.print(table: DiscrepancyCSV.head) }
    for (name, scenario) in scenarios {
      let seed = options.seed ?? scenario.seed ?? 1
      var repetition = Repetition(
        options.isAboutCounts ? scenario.withScript : scenario, firstSeed: seed,
        threads: options.threads
      ) { session in
        session.drawing = { StagePicture.lines(of: $0) }
        session.patience = Patience(options.patience, RunLoopTime())
        LastCall.follow(session)
      }
      var progress = Progress(total: times, speaks: options.showsProgress)
      for _ in 0..<times {
        progress.step(name)
        repetition.play()
      }
      progress.clear()
      report(repetition, name, seed, options)
      let hasFailed = repetition.failed > 0 && !options.isAboutCounts
      isFine = isFine && !hasFailed && !reportExcesses(repetition.discrepancy, options)
    }
    return isFine ? 0 : 1
  }

  private static func report(
    _ repetition: Repetition, _ name: String, _ seed: UInt64, _ options: Command.RunOptions
  ) {
    let discrepancy = repetition.discrepancy
    let summary = RepetitionText.summary(
      name, runs: discrepancy.runs, seed: seed, withoutAd: discrepancy.failed,
      failed: options.isAboutCounts ? 0 : repetition.failed)
    if options.printsJSON || options.printsCSV { Console.note(summary) }
    if options.printsJSON {
      Console.print(json: discrepancy.summary(title: name, seed: seed, options.threshold))
    } else if options.printsCSV {
      Console.print(table: DiscrepancyCSV.rows(discrepancy, title: name, seed: seed))
    } else {
      Console.print(summary + "\n")
      for row in DiscrepancyTable.rows(discrepancy) { Console.print("  \(row)\n") }
      for row in DiscrepancyTable.pixels(of: discrepancy) { Console.print("  \(row)\n") }
      Console.print("  \(DiscrepancyText.base.sentence)\n")
    }
    if !options.isAboutCounts { reportFirstFailure(of: repetition, name, options) }
  }

  /// Says which gaps are above the threshold; answers whether any is.
  private static func reportExcesses(
    _ discrepancy: Discrepancy, _ options: Command.RunOptions
  ) -> Bool {
    guard let threshold = options.threshold else { return false }
    let excesses = discrepancy.excesses(above: threshold)
    let texts =
      excesses.isEmpty
      ? [DiscrepancyText.noneAbove(threshold)] : excesses.map { .above($0, threshold) }
    for text in texts {
      if options.printsJSON || options.printsCSV {
        Console.note(text.sentence)
      } else {
        Console.print("  \(text.sentence)\n")
      }
    }
    return !excesses.isEmpty
  }

  private static func reportFirstFailure(
    of repetition: Repetition, _ name: String, _ options: Command.RunOptions
  ) {
    guard let (seed, failure) = repetition.firstFailure else { return }
    var options = options
    options.seed = seed
    Console.note("  \(RepetitionText.firstFailure(seed: seed))")
    for line in RunReport.lines(of: failure, name, options) { Console.note(line) }
  }
}
