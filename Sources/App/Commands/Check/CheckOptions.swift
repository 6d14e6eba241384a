import AdServing
import Catalogue
import Publishing
import Scenarios

struct CheckOptions: Equatable {
  var scenarios: [String] = []
  /// The class to use in every line.
  var adapter: String?
  /// The simulated network that it asks.
  var network: String?
  var patience = Duration.usualPatience
  var threads = Threads.main
  var seed: UInt64?
  var junit: String?
  var sarif: String?
  var markdown: String?
  var journal: String?
  /// The journals that an earlier check has kept.
  var baseline: String?
  var printsAnnotations = false
  /// Whether each finding is a line that editors know from compilers.
  var printsProblems = false
  /// Whether everything is checked again when a file is saved.
  var watches = false
  /// The scenario of a program that has its own: one that an adapter's author builds.
  var home: String?
  var printsJSON = false
  var listsRules = false

  /// Whether standard output has the results for people: not where it has them for a program.
  var printsText: Bool {
    !printsJSON && !printsProblems && ![junit, sarif, markdown].contains("-")
  }

  static let command = CommandTable(
    HelpPage(
      command: "check", usage: ["SCENARIO... [options]"],
      about: "list the broken rules and how to fix each", guide: "Findings",
      description: """
        Plays scripts (a scenario without one is loaded, shown, tapped and dismissed) and lists the
        rules between Google, adapter and network that are broken, why they matter, and the fix.
        """,
      ending: """
        Exit status: 1 when a rule of severity error is broken; warnings and notes alone end with 0.
        """),
    CheckOptions(),
    options: [
      .adapter(
        \.adapter,
        """
        use this adapter, a linked Module.Class, in every line; without a scenario it is checked \
        with built-in ones
        """),
      .init(
        "--network", "NAME", \.network, .oneOf(SimulatedNetworks.names),
        """
        the simulated network that this adapter asks, such as "Sample SDK"; without it a stand-in \
        plays its network's failures, and the adapter is not asked
        """, needs: ["--adapter"]),
      .json(\.printsJSON),
      .junit(\.junit, "the results as JUnit XML, for CI; errors are failures"),
      .init("--sarif", "FILE", \.sarif, .file, "the results as SARIF 2.1.0, for code scanning"),
      .init(
        "--markdown", "FILE", \.markdown, .file,
        "the results as Markdown, for the page of a pull request"),
      .journal(\.journal, "save every event as a line of JSON; a folder for several scenarios"),
      .init(
        "--against", "JOURNALS", \.baseline, .file,
        """
        say which broken rules are new since a check has kept these journals, and end with 1 for \
        those alone; a folder, or one file
        """),
      .init(
        "--annotations", \.printsAnnotations,
        "lines such as ::error file=FILE,line=4::..., which forges show beside the code"),
      .init(
        "--problems", \.printsProblems, "lines such as FILE:4:12: error: ..., which editors mark",
        notWith: ["--json", "--annotations"]),
      .init(
        "--watch", \.watches,
        "the same, again whenever a scenario is saved, or a source, which is built first",
        notWith: ["--json", "--annotations"]),
      .init("--rules", \.listsRules, "list the rules"),
      .seed(\.seed), .patience(\.patience), .threads(\.threads),
    ],
    arguments: .init(ScenarioLibrary.names) { (options, words) throws(UsageError) in
      options.home = words.home
      let home = options.adapter == nil ? words.home : nil
      options.scenarios = words.all.isEmpty ? [home].compactMap(\.self) : words.all
      let isEmpty = options.scenarios.isEmpty && options.adapter == nil
      guard !isEmpty || options.listsRules else { throw words.missing(.scenarioOrAdapter) }
    },
    run: CheckCommand.run)
}
