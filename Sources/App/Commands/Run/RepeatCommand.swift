import Catalogue
import Observing
import Playing
import Scenarios
import StageUI

/// `adplay discrepancy`, and `adplay run --repeat N`: how far the two bookkeepers are apart over many
/// runs.
@MainActor
enum RepeatCommand {
  /// 1 if an expectation of a run failed, an adapter crashed, or a gap is above the threshold, otherwise
  /// 0.
  static func run(_ options: RunOptions, times: Int) throws(Failure) -> Int32 {
    let files = try ScenarioFiles.expand(options.scenarios)
    var scenarios: [(name: String, scenario: Scenario)] = []
    for name in files { scenarios.append((name, try ScenarioFiles.open(name))) }
    let found = Comeback.found?.comeback.run
    var isFine = found?.repetition?.isFine ?? true
    if options.printsCSV, found == nil { Console.print(table: DiscrepancyCSV.head) }
    for (place, (name, scenario)) in scenarios.enumerated() where place >= found?.playing ?? 0 {
      var series = RepeatedRuns(scenario, at: place, options, isFine: isFine)
      series.play(times, name, canComeBack: Survival.canBeReadAgain(files))
      report(series, name, options)
      isFine = series.isFine && !reportExcesses(series.repetition.discrepancy, options)
    }
    return isFine ? 0 : 1
  }

  private static func report(_ series: RepeatedRuns, _ name: String, _ options: RunOptions) {
    let (repetition, seed) = (series.repetition, series.seed)
    let discrepancy = repetition.discrepancy
    Reports.tell(.counted(discrepancy))
    let summary = RepetitionText.summary(
      name, runs: discrepancy.runs, seed: seed, withoutAd: discrepancy.failed,
      failed: options.isAboutCounts ? 0 : repetition.failed, crashed: discrepancy.crashed)
    if options.printsJSON || options.printsCSV { Console.note(summary) }
    if options.printsJSON {
      Console.print(json: discrepancy.summary(title: name, seed: seed, options.threshold))
    } else if options.printsCSV {
      Console.print(table: DiscrepancyCSV.rows(discrepancy, title: name, seed: seed))
    } else {
      Console.print(summary + "\n")
      let tables =
        DiscrepancyTable.rows(discrepancy) + DiscrepancyTable.splits(of: discrepancy)
        + DiscrepancyTable.pixels(of: discrepancy)
        + [DiscrepancyText.base(of: discrepancy).sentence]
      let rows =
        discrepancy.isWithoutMediator ? [DiscrepancyText.withoutMediator.sentence] : tables
      for row in rows { Console.print("  \(row)\n") }
    }
    if let crash = series.crash {
      Console.note("  \(RepetitionText.firstCrash(seed: crash.seed, crash.failure.sentence))")
    }
    if !options.isAboutCounts { reportFirstFailure(of: repetition, name, options) }
  }

  /// Says which gaps are above the threshold; answers whether any is.
  private static func reportExcesses(
    _ discrepancy: Discrepancy, _ options: RunOptions
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
    of repetition: Repetition, _ name: String, _ options: RunOptions
  ) {
    guard let (seed, failure) = repetition.firstFailure else { return }
    var options = options
    options.seed = seed
    Console.note("  \(RepetitionText.firstFailure(seed: seed))")
    for line in RunReport.lines(of: failure, name, options) { Console.note(line) }
  }
}
