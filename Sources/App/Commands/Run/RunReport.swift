import Catalogue
import JSON
import Observing
import Playing
import Scenarios
import Simulation

/// The result of a run, for people.
@MainActor
enum RunReport {
  static func print(_ run: ScriptRun, _ name: String, _ options: RunOptions) {
    let summary = RunText.verdict(
      name, failed: run.failures.count, held: run.held, broken: run.unexpectedFindings)
    // Beside JSON, what is for people goes elsewhere.
    func say(_ line: String) {
      options.printsJSON ? Console.note(line) : Console.print(line + "\n")
    }
    say(summary)
    if run.failures.isEmpty, run.held == 0, !options.printsJSON {
      printCounts(run.session)
      for unit in run.session.stayingBanners { say("  \(RunText.staying(unit))") }
      for (unit, count, headline) in run.session.repeatedBanners {
        say("  \(RunText.repeating(unit, count, headline))")
      }
      let unpaid = run.session.unpaidAds
      if !unpaid.isEmpty { say("  \(RunText.unpaid(unpaid))") }
      let others = run.session.ledgers.findingsWithoutAd
      let entries = run.session.journal.entries
      let withUnits = others.map { ($0, run.session.ledgers.units(breaking: $0, in: entries)) }
      if !others.isEmpty { say("  \(RunText.withoutAd(withUnits))") }
    }
    for hindrance in run.session.answeredWaterfalls.hindrances { say("  \(hindrance)") }
    for mistake in run.session.unmadeMistakes { say("  \(UnmadeText.sentence(mistake))") }
    for failure in run.failures {
      for line in lines(of: failure, name, options) { Console.note(line) }
    }
  }

  /// Without expectations, what was counted is what there is to see.
  private static func printCounts(_ session: Session) {
    let (ads, most) = (session.ledgers.ads, 20)
    let rest = ads.count > most ? [RunText.more(ads.count - most)] : []
    let counts = ads.prefix(most).map {
      RunText.counts(
        of: $0, answer: session.lastError(of: $0.name),
        passedOver: session.passedOver(for: $0.name))
    }
    for line in counts + rest { Console.print("  \(line)\n") }
  }

  /// An adapter took the program with it.
  static func print(
    _ failure: AdapterFailure, _ scenario: Scenario, _ name: String, _ options: RunOptions
  ) {
    let verdict = CrashText.verdict(name, signal: failure.signal, call: failure.call)
    guard options.printsJSON else { return Console.print(verdict + "\n") }
    Console.note(verdict)
    Console.print(json: failure.summary(scenario, seed: options.seed))
  }

  /// What was expected and what was found, what happened before, and how to see it.
  static func lines(
    of failure: ScriptRun.Failure, _ name: String, _ options: RunOptions
  ) -> [String] {
    let place = failure.line.map { "\(name):\($0): " } ?? ""
    let seed = options.seed.map { " --seed \($0)" } ?? ""
    let differences = failure.differences.map { "  \(place)\($0.sentence)" }
    let entries = failure.entries.map { "      \(EntryWords.inReport($0))" }
    let command = failure.line.map {
      "    \(Shell.program) \(Shell.quoted(name)) --at \($0)\(seed)"
    }
    return differences + ["    \(RunText.journalUpTo(milliseconds: failure.time.milliseconds))"]
      + entries
      + (command.map { ["    \(RunText.howToSee)", "  \($0)"] } ?? [])
  }
}

extension Shell {
  /// The program as it was called: one with adapters of its own has a name of its own.
  static var program: String {
    Arguments.all.first?.split(separator: "/").last.map { quoted(String($0)) } ?? "adplay"
  }
}
