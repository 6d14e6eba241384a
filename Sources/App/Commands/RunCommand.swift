import PlaygroundCore

/// `adplay run`: plays scripts without a screen.
@MainActor
enum RunCommand {
  /// 0 when all expectations of all scenarios held, else 1.
  static func run(_ options: Command.RunOptions) throws(Failure) -> Int32 {
    // All are read before one is played: nothing half done.
    var scenarios: [(name: String, scenario: Scenario)] = []
    for name in options.scenarios { scenarios.append((name, try Scenarios.open(name))) }
    let journal = options.journal.map { JournalFile($0, onFailure: Console.complain) }
    var failed = 0
    for (name, scenario) in scenarios {
      let session = Session(scenario, seed: options.seed)
      journal?.follow(session)
      let run = ScriptRun(session)
      failed += run.failures.count
      if options.printsJSON { Console.print(run.summary()) }
      report(run, name, options)
    }
    journal?.close()
    // A run whose journal is lost is not what was asked for, however its expectations went.
    if journal?.isWhole == false { return 2 }
    return failed == 0 ? 0 : 1
  }

  private static func report(_ run: ScriptRun, _ name: String, _ options: Command.RunOptions) {
    let verdict = run.failures.isEmpty ? "held" : "\(run.failures.count) failed, \(run.held) held"
    let summary = "\(name): \(run.failures.isEmpty ? "\(run.held) " : "")\(verdict)"
    options.printsJSON ? Console.note(summary) : Console.print(summary + "\n")
    for failure in run.failures {
      for difference in failure.differences {
        let place = failure.line.map { "\(name):\($0): " } ?? ""
        Console.note("  \(place)\(difference)")
      }
    }
  }
}
