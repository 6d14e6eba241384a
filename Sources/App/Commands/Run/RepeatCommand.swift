import Catalogue
import Observing
import Playing
import Scenarios
import StageUI

/// `adplay run --repeat N`: how far the two bookkeepers are apart over many runs.
@MainActor
enum RepeatCommand {
  /// 0 if all expectations of all runs held, otherwise 1.
  static func run(_ options: Command.RunOptions, times: Int) throws(Failure) -> Int32 {
    let files = try ScenarioFiles.expand(options.scenarios)
    var scenarios: [(name: String, scenario: Scenario)] = []
    for name in files { scenarios.append((name, try ScenarioStore.open(name))) }
    var failed = 0
    for (name, scenario) in scenarios {
      let seed = options.seed ?? scenario.seed ?? 1
      var repetition = Repetition(scenario, firstSeed: seed) { StagePicture.lines(of: $0) }
      var progress = Progress(total: times, speaks: options.showsProgress)
      for _ in 0..<times {
        progress.step(name)
        repetition.play()
      }
      progress.clear()
      failed += repetition.failed
      report(repetition, name, seed, options)
    }
    return failed == 0 ? 0 : 1
  }

  private static func report(
    _ repetition: Repetition, _ name: String, _ seed: UInt64, _ options: Command.RunOptions
  ) {
    let discrepancy = repetition.discrepancy
    let summary = RepetitionText.summary(
      name, runs: discrepancy.runs, seed: seed, withoutAd: discrepancy.failed,
      failed: repetition.failed)
    defer { reportFirstFailure(of: repetition, name, options) }
    guard !options.printsJSON else {
      Console.note(summary)
      return Console.print(discrepancy.summary(title: name, seed: seed))
    }
    Console.print(summary + "\n")
    for row in DiscrepancyTable.rows(discrepancy) { Console.print("  \(row)\n") }
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
