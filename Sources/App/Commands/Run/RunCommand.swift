import Catalogue
import Directing
import Playing
import Scenarios

/// `adplay run`: plays scripts without a screen.
@MainActor
enum RunCommand {
  /// 0 if all expectations of all scenarios held, 1 if one did not or an adapter crashed, 2 if a
  /// result could not be written.
  static func run(_ options: RunOptions) throws(Failure) -> Int32 {
    if let times = options.times { return try RepeatCommand.run(options, times: times) }
    // All are read before one is played, so that nothing is left half done.
    let files = try ScenarioFiles.expand(options.scenarios)
    try Overwriting.refuse(
      [("--journal", options.journal), ("--junit", options.junit)], of: files)
    var scenarios: [(name: String, scenario: Scenario)] = []
    for name in files { scenarios.append((name, try ScenarioFiles.open(name))) }
    var journals = try options.journal.map { (path) throws(Failure) in
      try RunJournals(path, scenarios: files)
    }
    var report = JUnitReport()
    var progress = Progress(total: scenarios.count)
    let survival = Survival(files, outputs: [options.journal])
    var failed = 0
    for (place, (name, scenario)) in scenarios.enumerated() {
      if let failure = survival.failure(at: place) {
        failed += 1
        journals?.skip(name)
        if !survival.isReported(place) { RunReport.print(failure, scenario, name, options) }
        report.add(failure, name)
        continue
      }
      progress.show(name)
      let session = Session(scenario, seed: options.seed, threads: options.threads)
      session.drawing = { StagePicture.lines(of: $0) }
      LastCall.follow(session)
      session.patience = Patience(options.patience, RunLoopTime())
      let journal = journals?.open(for: name, session)
      survival.begin(place, session)
      let run = ScriptRun.playUntilRulesHaveSpoken(session)
      journal?.close()
      failed += run.failures.count
      progress.clear()
      report.add(run, name)
      guard !survival.isReported(place) else { continue }
      session.reportRealTime(as: name)
      if options.printsJSON { Console.print(json: run.summary()) }
      RunReport.print(run, name, options)
    }
    var isAllWritten = journals?.areWhole ?? true
    if let path = options.junit, let reason = Files.write(report.bytes, to: path) {
      Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
      isAllWritten = false
    }
    // A run whose journal is lost has failed, whatever its expectations say.
    guard isAllWritten else { return 2 }
    return failed == 0 ? 0 : 1
  }
}
