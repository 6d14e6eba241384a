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
      for line in remarks(run.session) { say("  \(line)") }
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
    for line in counts(of: session.ledgers.ads, session) { Console.print("  \(line)\n") }
  }

  /// That the application has ended, what became of its consent form, and what only looks like a mistake.
  static func remarks(_ session: Session) -> [String] {
    let consent = session.consentStory.map {
      RunText.consent($0.status, hadForm: $0.hadForm, error: $0.error)
    }
    let heldBack = session.unitsHeldBack
    return session.crashes.map(RunText.crash) + [consent].compactMap(\.self)
      + (heldBack.isEmpty ? [] : [RunText.heldBack(heldBack)])
      + session.stayingBanners.map(RunText.staying)
      + session.repeatedBanners.map { RunText.repeating($0.unit, $0.count, $0.headline) }
      + session.oddities.map { oddity in
        switch oddity {
        case .noPlacement(let unit): RunText.noPlacement(unit)
        case .plainAppOpen(let unit): RunText.plainAppOpen(unit)
        case .neverAsked(let unit, let lines): RunText.neverAsked(unit, lines)
        case .lateShow(let unit, let seconds): RunText.lateShow(unit, seconds)
        case .replaced(let unit, let seconds): RunText.replaced(unit, seconds)
        case .fixedSize(let unit): RunText.fixedSize(unit)
        case .lateClose(let unit, let seconds): RunText.lateClose(unit, seconds)
        }
      }
  }

  /// One line for each ad, and how many ads were left out.
  static func counts(of ads: some Collection<AdRecord>, _ session: Session) -> [String] {
    let most = 20
    let rest = ads.count > most ? [RunText.more(ads.count - most)] : []
    return ads.prefix(most).map { RunText.counts(of: $0, session.remarks(of: $0)) } + rest
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
