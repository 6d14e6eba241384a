import Catalogue
import Contract
import Directing
import Playing
import Publishing
import Scenarios

/// The scenarios of one `adplay check`, played one after the other, each reported as soon as it is judged.
@MainActor
struct CheckRun {
  typealias Named = (name: String, scenario: Scenario)

  private let options: CheckOptions
  private let files: [String]
  private var scenarios: [Named] = []
  private var baseline: CheckBaseline?
  private var journals: RunJournals?
  private var reports: CheckReports
  private let survival: Survival
  private var hasError = false
  /// Whether every file could be read.
  private var isWhole = true

  init(_ options: CheckOptions, _ names: [String]) throws(Failure) {
    let files = try ScenarioFiles.expand(names)
    try Overwriting.refuse(
      [
        ("--junit", options.junit), ("--sarif", options.sarif), ("--markdown", options.markdown),
        ("--journal", options.journal),
      ], of: files)
    baseline = try options.baseline.map { (path) throws(Failure) in try CheckBaseline(path) }
    journals = try options.journal.map { (path) throws(Failure) in
      try RunJournals(path, scenarios: files)
    }
    (self.options, self.files, reports) = (options, files, CheckReports(options))
    survival = Survival(files, outputs: [options.journal])
  }

  /// The exit status, as `CheckCommand` has it.
  mutating func status() throws(Failure) -> Int32 {
    try open()
    baseline?.look(for: scenarios)
    try refuseOtherBaseline()
    for place in scenarios.indices {
      if let failure = survival.failure(at: place) {
        report(failure, at: place)
      } else {
        play(at: place)
      }
    }
    reportMended()
    guard reports.write(), journals?.areWhole != false, isWhole else { return 2 }
    return hasError ? 1 : 0
  }

  private mutating func open() throws(Failure) {
    for name in files {
      do throws(Failure) { scenarios.append((name, try scenario(name))) } catch {
        guard options.printsProblems else { throw error }
        if Comeback.found == nil { Console.print(ProblemLine(error, name).text) }
        isWhole = false
      }
    }
  }

  /// The scenario, with another adapter in all its lines if one is named.
  private func scenario(_ name: String) throws(Failure) -> Scenario {
    guard let adapter = options.adapter else { return try ScenarioFiles.open(name) }
    guard LinkedAdapters.contains(adapter) else {
      throw .usage(.badValue(option: "--adapter", value: adapter, wanted: .linkedAdapter))
    }
    var scenario = try ScenarioFiles.open(name).replacingAdapters(
      by: adapter, asking: options.network)
    // A faulty wire teaches something there; here it would say nothing about the adapter.
    if options.scenarios.isEmpty { scenario.takeOffFaults() }
    try Failure.naming(name) { () throws(BadScenario) in try ScenarioProblems.checkLines(scenario) }
    return scenario
  }

  /// One journal, which is of none of these scenarios, can only be the wrong one.
  private func refuseOtherBaseline() throws(Failure) {
    guard let baseline, let path = options.baseline, !Files.isFolder(path),
      !scenarios.contains(where: { baseline.knows($0.name) })
    else { return }
    throw .unreadable(path: path, .otherScenario(scenarios.map(\.name)))
  }

  /// An adapter crashed or hung when the scenario was played, in an earlier start of the program.
  private mutating func report(_ failure: AdapterFailure, at place: Int) {
    let (name, scenario) = scenarios[place]
    let isQuiet = survival.isReported(place)
    hasError = true
    journals?.skip(name)
    if !isQuiet, options.printsText || options.printsJSON || options.printsProblems {
      CheckReport.print(failure, scenario, name, options)
    }
    reports.add(failure, scenario, name, isQuiet: isQuiet)
  }

  private mutating func play(at place: Int) {
    let (name, scenario) = scenarios[place]
    let isQuiet = survival.isReported(place)
    if !isQuiet { CheckReport.warn(of: scenario) }
    let check = played(scenario, name, place)
    let old = baseline?.old(in: check, name)
    let isBroken = check.findings.enumerated().contains { place, finding in
      finding.rule.severity == .error && old?.contains(place) != true
    }
    hasError = hasError || isBroken
    if !isQuiet { report(check, name, old) }
    reports.add(check, name, old: old, isQuiet: isQuiet)
  }

  private mutating func played(_ scenario: Scenario, _ name: String, _ place: Int) -> ScenarioCheck
  {
    var journal: JournalFile?
    defer { journal?.close() }
    return ScenarioCheck.play(
      scenario, seed: options.seed, threads: options.threads, notesSources: true
    ) {
      $0.patience = Patience(options.patience, RunLoopTime())
      $0.drawing = { StagePicture.lines(of: $0) }
      LastCall.follow($0)
      journal = journals?.open(for: name, $0)
      survival.begin(place, $0)
    }
  }

  private func report(_ check: ScenarioCheck, _ name: String, _ old: Set<Int>?) {
    check.session.reportRealTime(as: name)
    if options.printsJSON {
      let mended = old == nil ? nil : baseline?.mended(in: name)
      Console.print(json: check.summary(old: old, mended: mended))
    } else if options.printsProblems {
      for line in ProblemLine.all(of: check, name, old: old) { Console.print(line.text) }
    } else if options.printsText {
      CheckReport.print(check, name, old: old)
    }
  }

  /// What was broken when the journals were kept, and is not now; and what they know nothing of.
  private mutating func reportMended() {
    guard let baseline else { return }
    let mended = scenarios.flatMap { baseline.mended(in: $0.name) }
    for (name, _) in scenarios where !baseline.knows(name) {
      Console.note(BaselineText.nothingKnown(of: name, in: options.baseline ?? ""))
    }
    if options.printsText { CheckReport.print(mended: mended) }
    reports.add(mended: mended)
  }
}
