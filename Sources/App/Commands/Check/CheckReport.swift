import Catalogue
import Contract
import Observing
import Pictures
import Playing
import Scenarios
import Screen
import Simulation

/// A check's findings, for people.
@MainActor
enum CheckReport {
  /// `old` are the findings that were there before; nil where nothing is known of that.
  static func print(_ check: ScenarioCheck, _ name: String, old: Set<Int>? = nil) {
    Console.print(
      "\(name): \(CheckText.summary(check.findings.map(\.rule.severity), hasAd: check.hasAd))\n")
    // Where nobody has broken a rule, that nobody saw an ad has another reason.
    let unseen =
      check.findings.isEmpty ? check.session.ledgers.ads.filter(\.isExplained) : []
    let lines = RunReport.counts(of: unseen, check.session) + RunReport.remarks(check.session)
    for line in lines { Console.print("  \(line)\n") }
    if !check.hasAd {
      for reason in check.session.answeredWaterfalls.hindrances { Console.print("  \(reason)\n") }
    }
    let earlier = EarlierAds(check)
    var repeats = FindingRepeats()
    for (place, finding) in check.findings.enumerated() where repeats.take(finding) {
      let age = old.map { [$0.contains(place) ? "as before" : "new"] } ?? []
      let units = finding.ad == nil ? check.proof(of: finding).compactMap { $0.data[.unit] } : []
      Console.print("  \(CheckText.heading(finding, units.prefix(1) + age))\n")
      let lines =
        CheckText.explanation(finding, at: check.sources[finding]?.place)
        + CheckText.kept(by: earlier.thatKept(finding))
        + check.proof(of: finding).suffix(4).map(CheckText.proof)
      for line in lines { Console.print("           \(line)\n") }
    }
    for (rule, unit, count) in repeats.rest {
      Console.print("  \(CheckText.more(count, of: rule, unit))\n")
    }
    for line in CheckText.ignored(IgnoredOrder.all(in: check.session.journal.entries)) {
      Console.print("  \(line)\n")
    }
    for mistake in check.session.unmadeMistakes {
      Console.print("  note     \(UnmadeText.sentence(mistake))\n")
    }
  }

  static func print(mended: [CheckBaseline.Breach]) {
    for breach in mended {
      let subject = breach.subject.map { " of \($0)" } ?? ""
      Console.print("not broken any more: \(breach.rule)\(subject) in \(breach.scenario)\n")
    }
  }

  /// An adapter took the program with it.
  static func print(
    _ failure: AdapterFailure, _ scenario: Scenario, _ name: String, _ options: CheckOptions
  ) {
    if options.printsJSON {
      Console.print(json: failure.summary(scenario, seed: options.seed))
    } else if options.printsProblems {
      Console.print(ProblemLine(failure, in: scenario, name).text)
    } else {
      Console.print(CrashText.verdict(name, signal: failure.signal, call: failure.call) + "\n")
    }
  }

  /// What is wrong with a scenario's pictures breaks no rule: its ads have motifs.
  static func warn(of scenario: Scenario) {
    for name in scenario.pictureFiles {
      let path = scenario.files.path(of: name)
      // Whoever may not read a file is not told whether it is there.
      guard !Reports.areRead || ClosedFolder.current.admits(path) else { continue }
      if let trouble = PictureFiles.trouble(path) { Console.complain(trouble.sentence(path)) }
    }
  }

  static func printRules() {
    for rule in Rulebook.all {
      Console.print("\(Text.padded(rule.severity.rawValue, to: 8)) \(Text.padded(rule.id, to: 42))")
      Console.print(" \(rule.sentence)\n")
    }
  }
}

@MainActor
extension ScenarioCheck {
  /// The entries that prove it.
  fileprivate func proof(of finding: Finding) -> [Entry] {
    let entries = session.journal.entries
    return finding.proof.compactMap { entries.indices.contains($0 - 1) ? entries[$0 - 1] : nil }
  }
}

extension AdRecord {
  /// Whether there is more to say of an ad that nobody saw than that it counts nothing.
  fileprivate var isExplained: Bool {
    guard google.impressions + networks.impressions == 0 else { return false }
    return Verdict(self).statements.contains {
      switch $0 {
      case .noAd, .presentation: true
      default: false
      }
    }
  }
}
