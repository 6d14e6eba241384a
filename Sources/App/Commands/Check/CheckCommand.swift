import Catalogue
import Contract
import Directing
import Playing
import Publishing
import Scenarios

/// `adplay check`: which rules of the contract are broken.
@MainActor
enum CheckCommand {
  /// The scenarios an adapter is checked with if none is named.
  private static let rounds = [
    "google-tracks", "network-tracks", "serving-decides", "one-second-rule", "banner",
    "interstitial", "rewarded", "rewarded-interstitial", "app-open", "one-at-a-time",
  ]

  /// 1 if a rule with severity error is broken or an adapter crashed, 2 if a report could not be written, otherwise 0.
  static func run(_ options: CheckOptions) throws(Failure) -> Int32 {
    if options.listsRules {
      CheckReport.printRules()
      return 0
    }
    if options.watches { try CheckWatch(options).run() }
    let names = options.scenarios.isEmpty ? rounds : options.scenarios
    var scenarios: [(name: String, scenario: Scenario)] = []
    let files = try ScenarioFiles.expand(names)
    try Overwriting.refuse(
      [
        ("--junit", options.junit), ("--sarif", options.sarif), ("--markdown", options.markdown),
        ("--journal", options.journal),
      ], of: files)
    var baseline = try options.baseline.map { (path) throws(Failure) in try CheckBaseline(path) }
    var journals = try options.journal.map { (path) throws(Failure) in
      try RunJournals(path, scenarios: files)
    }
    var isWhole = true
    for name in files {
      do throws(Failure) { scenarios.append((name, try scenario(name, options))) } catch {
        guard options.printsProblems else { throw error }
        if Comeback.found == nil { Console.print(ProblemLine(error, name).text) }
        isWhole = false
      }
    }
    try refuse(baseline, options, for: scenarios)
    var hasError = false
    var reports = CheckReports(options)
    let survival = Survival(files, outputs: [options.journal])
    for (place, (name, scenario)) in scenarios.enumerated() {
      let isQuiet = survival.isReported(place)
      if let failure = survival.failure(at: place) {
        hasError = true
        journals?.skip(name)
        if !isQuiet, options.printsText || options.printsJSON || options.printsProblems {
          CheckReport.print(failure, scenario, name, options)
        }
        reports.add(failure, scenario, name, isQuiet: isQuiet)
        continue
      }
      if !isQuiet { CheckReport.warn(of: scenario) }
      var journal: JournalFile?
      let check = ScenarioCheck.play(
        scenario, seed: options.seed, threads: options.threads, notesSources: true
      ) {
        $0.patience = Patience(options.patience, RunLoopTime())
        $0.drawing = { StagePicture.lines(of: $0) }
        LastCall.follow($0)
        journal = journals?.open(for: name, $0)
        survival.begin(place, $0)
      }
      journal?.close()
      let old = baseline?.old(in: check)
      let mended = options.printsJSON ? baseline?.mended(in: scenario, as: name) : nil
      hasError =
        hasError
        || check.findings.enumerated().contains { place, finding in
          finding.rule.severity == .error && old?.contains(place) != true
        }
      if !isQuiet { report(check, name, old, mended, options) }
      reports.add(check, name, old: old, isQuiet: isQuiet)
    }
    if let baseline {
      var titles: Set<String> = []
      let mended = scenarios.filter { titles.insert($0.scenario.title).inserted }.flatMap {
        baseline.mended(in: $0.scenario, as: $0.name)
      }
      let unknown = scenarios.filter { !baseline.knows($0.scenario) }.map(\.name)
      for name in unknown {
        Console.note(BaselineText.nothingKnown(of: name, in: options.baseline ?? ""))
      }
      if options.printsText { CheckReport.print(mended: mended) }
      reports.add(mended: mended)
    }
    guard reports.write(), journals?.areWhole != false, isWhole else { return 2 }
    return hasError ? 1 : 0
  }

  /// One journal, which is of none of these scenarios, can only be the wrong one.
  private static func refuse(
    _ baseline: CheckBaseline?, _ options: CheckOptions,
    for scenarios: [(name: String, scenario: Scenario)]
  ) throws(Failure) {
    guard let baseline, let path = options.baseline, !Files.isFolder(path),
      !scenarios.contains(where: { baseline.knows($0.scenario) })
    else { return }
    throw .unreadable(path: path, .otherScenario(scenarios.map(\.name)))
  }

  private static func report(
    _ check: ScenarioCheck, _ name: String, _ old: Set<Int>?, _ mended: [CheckBaseline.Breach]?,
    _ options: CheckOptions
  ) {
    check.session.reportRealTime(as: name)
    if options.printsJSON {
      Console.print(json: check.summary(old: old, mended: old == nil ? nil : mended))
    } else if options.printsProblems {
      for line in ProblemLine.all(of: check, name) { Console.print(line.text) }
    } else if options.printsText {
      CheckReport.print(check, name, old: old)
    }
  }

  /// The scenario, with another adapter in all its lines if one is named.
  private static func scenario(
    _ name: String, _ options: CheckOptions
  ) throws(Failure) -> Scenario {
    guard let adapter = options.adapter else { return try ScenarioFiles.open(name) }
    guard LinkedAdapters.contains(adapter) else {
      throw .usage(
        .badValue(
          option: "--adapter", value: adapter,
          wanted: .linkedAdapter))
    }
    var scenario = try ScenarioFiles.open(name).replacingAdapters(
      by: adapter, asking: options.network)
    // A faulty wire teaches something there; here it would say nothing about the adapter.
    if options.scenarios.isEmpty { scenario.takeOffFaults() }
    try Failure.naming(name) { () throws(BadScenario) in try ScenarioProblems.checkLines(scenario) }
    return scenario
  }
}
