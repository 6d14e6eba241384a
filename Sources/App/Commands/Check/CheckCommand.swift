import Catalogue
import Contract
import Playing
import Scenarios
import StageUI

/// `adplay check`: which rules of the contract are broken.
@MainActor
enum CheckCommand {
  /// The scenarios an adapter is checked with if none is named.
  private static let rounds = [
    "google-tracks", "network-tracks", "serving-decides", "one-second-rule", "banner",
    "interstitial", "rewarded", "rewarded-interstitial", "app-open", "one-at-a-time",
  ]

  /// 1 if a rule with severity error is broken, 2 if a report could not be written, otherwise 0.
  static func run(_ options: Command.CheckOptions) throws(Failure) -> Int32 {
    if options.listsRules {
      CheckReport.printRules()
      return 0
    }
    let names = options.scenarios.isEmpty ? rounds : options.scenarios
    var scenarios: [(name: String, scenario: Scenario)] = []
    let files = try ScenarioFiles.expand(names)
    try Overwriting.refuse(
      [("--junit", options.junit), ("--sarif", options.sarif)], of: files)
    for name in files {
      scenarios.append((name, try scenario(name, options)))
    }
    var hasError = false
    var reports = CheckReports(options)
    for (name, scenario) in scenarios {
      CheckReport.warn(of: scenario)
      let check = ScenarioCheck.play(scenario, seed: options.seed, threads: options.threads) {
        $0.patience = Patience(options.patience, RunLoopTime())
        $0.drawing = { StagePicture.lines(of: $0) }
        LastCall.follow($0)
      }
      check.session.reportRealTime(as: name)
      hasError = hasError || check.findings.contains { $0.rule.severity == .error }
      if options.printsJSON {
        Console.print(check.summary())
      } else {
        CheckReport.print(check, name)
      }
      reports.add(check, name)
    }
    guard reports.write() else { return 2 }
    return hasError ? 1 : 0
  }

  /// The scenario, with another adapter in all its lines if one is named.
  private static func scenario(
    _ name: String, _ options: Command.CheckOptions
  ) throws(Failure) -> Scenario {
    guard let adapter = options.adapter else { return try ScenarioStore.open(name) }
    guard LinkedAdapters.contains(adapter) else {
      throw .usage(
        .badValue(
          option: "--adapter", value: adapter,
          wanted: .linkedAdapter))
    }
    var scenario = try ScenarioStore.open(name).replacingAdapters(
      by: adapter, asking: options.network)
    // A faulty wire teaches something there; here it would say nothing about the adapter.
    if options.scenarios.isEmpty { scenario.takeOffFaults() }
    try ScenarioProblems.checkLines(scenario, name)
    return scenario
  }
}
