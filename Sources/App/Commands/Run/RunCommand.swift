import Catalogue
import Playing
import Scenarios
import StageUI

/// `adplay run`: plays scripts without a screen.
@MainActor
enum RunCommand {
  /// 0 if all expectations of all scenarios held, 1 if one did not, 2 if a result could not be
  /// written.
  static func run(_ options: Command.RunOptions) throws(Failure) -> Int32 {
    if let times = options.times { return try RepeatCommand.run(options, times: times) }
    // All are read before one is played, so that nothing is left half done.
    let files = try ScenarioFiles.expand(options.scenarios)
    try Overwriting.refuse(
      [("--journal", options.journal), ("--junit", options.junit)], of: files)
    var scenarios: [(name: String, scenario: Scenario)] = []
    for name in files { scenarios.append((name, try ScenarioStore.open(name))) }
    var journals = try options.journal.map { (path) throws(Failure) in
      try RunJournals(path, scenarios: files)
    }
    var report = JUnitReport()
    var progress = Progress(total: scenarios.count)
    var failed = 0
    for (name, scenario) in scenarios {
      progress.show(name)
      let session = Session(scenario, seed: options.seed, threads: options.threads)
      session.drawing = { StagePicture.lines(of: $0) }
      LastCall.follow(session)
      session.patience = Patience(options.patience, RunLoopTime())
      let journal = journals?.open(for: name, session)
      let run = ScriptRun.play(session)
      journal?.close()
      failed += run.failures.count
      progress.clear()
      session.reportRealTime(as: name)
      if options.printsJSON { Console.print(run.summary()) }
      RunReport.print(run, name, options)
      report.add(run, name)
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
