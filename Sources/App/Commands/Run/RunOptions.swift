import AdServing
import Catalogue
import Observing
import Scenarios

struct RunOptions: Equatable {
  var scenarios: [String] = []
  var seed: UInt64?
  var journal: String?
  var junit: String?
  /// How much real time to wait for adapters that use the real clock.
  var patience = Duration.usualPatience
  var threads = Threads.main
  var printsJSON = false
  /// How often each is played, with another seed each time; nil for once, with the full report.
  var times: Int?
  var showsProgress = false
  /// The gap between both counts that is accepted.
  var threshold: Discrepancy.Threshold?
  var printsCSV = false
  /// Whether only the counts matter: expectations are not judged, and a scenario without a script
  /// gets the usual round.
  var isAboutCounts = false

  static let command = CommandTable(
    HelpPage(
      command: "run", usage: ["SCENARIO... [options]"],
      about: "play scripts without a screen, check what they expect", guide: "RunsAndReplays",
      description: """
        Plays scripts and checks their expectations. A folder means every .json file in it. All
        files are read before anything is played.
        """,
      ending: """
        Exit status: 1 when an expectation failed, an adapter crashed, or a gap is above the
        threshold.
        """),
    RunOptions(),
    options: [
      .json(\.printsJSON, "one JSON line per scenario; everything else goes to stderr"),
      .junit(\.junit),
      .journal(\.journal, "save every event as a line of JSON; a folder for several scenarios"),
      .seed(\.seed), .patience(\.patience), .threads(\.threads),
      .times(
        """
        play each N times with different seeds and add up both counts per line: the gap in percent \
        and its causes, as a table or, with --json, as a line of JSON
        """, notWith: ["--journal", "--junit"]),
      .threshold(
        "end with 1 if a gap is above this, as in adplay discrepancy", needs: ["--repeat"]),
      .progress(\.showsProgress, "with --repeat: print progress lines to stderr"),
    ],
    arguments: .many(
      \.scenarios, wanted: .scenario, usesHome: true, among: ScenarioLibrary.names),
    run: RunCommand.run)

  /// `adplay discrepancy`: many runs, for their counts.
  static let discrepancy = CommandTable(
    HelpPage(
      command: "discrepancy", usage: ["SCENARIO... [options]"],
      about: "play many times and compare both counts", guide: "RunsAndReplays",
      description: """
        Plays each scenario many times, each time with another seed, and adds up both counts per
        line (a scenario without a script is loaded, shown, tapped and dismissed). The gap is
        network minus Google, in percent of Google's count: + means that the network counted more.
        Of units through MAX it is network minus MAX.
        """),
    // As many as on the stage.
    RunOptions(times: 2000, isAboutCounts: true),
    options: [
      .threshold(
        """
        end with 1 if a gap is above this, in either direction: 5% or 2.5%; so is anything that \
        only the network counted
        """),
      .times("how often each is played (2000)"),
      .init(
        "--csv", \.printsCSV,
        "comma-separated values, a row for each line and each kind of event", notWith: ["--json"]),
      .json(\.printsJSON),
      .seed(\.seed, "the first seed"),
      .patience(\.patience, "how much real time each run waits for timers of the real clock (5s)"),
      .threads(\.threads), .progress(\.showsProgress),
    ],
    arguments: .many(\.scenarios, wanted: .scenario, among: ScenarioLibrary.names),
    run: RunCommand.run)
}

extension OptionValue where Value == Discrepancy.Threshold {
  static var percentage: Self {
    OptionValue("a percentage such as 5% or 2.5%") { Discrepancy.Threshold(reading: $0) }
  }
}

extension CommandOption<RunOptions> {
  fileprivate static func times(_ meaning: String, notWith: [String] = []) -> Self {
    .init("--repeat", "N", \.times, .number(1...10_000_000), meaning, notWith: notWith)
  }

  fileprivate static func threshold(_ meaning: String, needs: [String] = []) -> Self {
    .init("--threshold", "P%", \.threshold, .percentage, meaning, needs: needs)
  }
}
