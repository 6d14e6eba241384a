import Catalogue
import Contract
import Scenarios

struct HuntOptions: Equatable {
  var scenarios: [String] = []
  /// The class to use in every line.
  var adapter: String?
  /// The screen to put on the phone.
  var app: String?
  /// The class that must do the same.
  var rival: String?
  /// How long to go on, unless there is a number of runs.
  var time = Duration.seconds(10)
  var runs: Int?
  var seed: UInt64 = 1
  /// The ids of the rules to look for; all if empty.
  var rules: [String] = []
  /// How many processes play; nil for as many as there are cores.
  var workers: Int?
  /// The folder that remembers what was found.
  var corpus: String?
  var junit: String?
  var stopsAtFirst = false
  /// Whether something may go wrong between Google and the adapter.
  var hasFaults = false
  var printsStats = false
  var printsJSON = false
  var showsProgress = false

  static let command = CommandTable(
    HelpPage(
      command: "hunt", usage: ["[SCENARIO...] [options]"],
      about: "find the shortest way to break an adapter or an app", guide: "Hunting",
      description: """
        Plays random users, networks and publishers until an adapter breaks a rule, and writes the
        shortest script that shows it: a scenario file in this folder. It begins with the units of
        the scenarios, or with those of storefront for an adapter alone, and changes everything that a good adapter must survive.
        """,
      ending: """
        Exit status: 1 when it found a broken rule that is an error or a warning, or an adapter that
        crashed, hung, or ate up memory.
        """),
    HuntOptions(), options: options,
    arguments: .init(ScenarioLibrary.names) { (options, words) throws(UsageError) in
      options.scenarios = words.all.isEmpty ? [words.home].compactMap(\.self) : words.all
      guard !options.scenarios.isEmpty || options.adapter != nil else {
        throw words.missing(.scenarioOrAdapter)
      }
    },
    run: HuntCommand.run)

  private static let options: [CommandOption<HuntOptions>] = [
    .adapter(\.adapter, "put this adapter into every line, as in Module.Class"),
    .init(
      "--app", "CLASS", \.app, .text("a screen, such as Module.Class"),
      """
      put this screen on the phone, press its buttons at random, and blame it, too; a scenario \
      that has an app needs no option
      """, notWith: ["--against"]),
    .init(
      "--against", "CLASS", \.rival, .adapterClass,
      """
      look for what this adapter does otherwise instead: after a rewrite, a move from a custom \
      event, or a new version of the network's SDK
      """, notWith: ["--rules"], needs: ["--adapter"]),
    .init("--for", "TIME", \.time, .length, "how long to go on (10s)", notWith: ["--runs"]),
    .init(
      "--runs", "N", \.runs, .number(1...100_000_000),
      "how many runs instead; the same finds however many workers play them"),
    .init("--first", \.stopsAtFirst, "end with the first find"),
    .init("--seed", "N", \.seed, .seed, "the seed of all random choices (1)"),
    .init("--rules", "LIST", \.rules, .rules, "look for these rules alone, with commas"),
    .init(
      "--faults", \.hasFaults,
      "let calls between Google and the adapter get lost, too; it may not be to blame"),
    .init("--workers", "N", \.workers, .number(1...64), "how many processes play (one per core)"),
    .init(
      "--corpus", "FOLDER", \.corpus, .directory,
      "keep the finds in this folder, and try those that are there first"),
    .init(
      "--stats", \.printsStats, "list what was reached, and what never was", notWith: ["--json"]),
    .json(\.printsJSON, "one JSON line per find; everything else goes to stderr"),
    .junit(\.junit, "the finds as JUnit XML, for CI"),
    .progress(\.showsProgress),
  ]
}

extension OptionValue where Value == Duration {
  /// Not 0.
  fileprivate static let length = OptionValue("a time such as 10s or 2min") { word in
    Duration(reading: word).flatMap { $0 > .zero ? $0 : nil }
  }
}

extension OptionValue where Value == [String] {
  /// Ids with commas between them.
  fileprivate static let rules = OptionValue(
    "the ids of rules, with commas; adplay check --rules lists them"
  ) { word in
    let ids = word.split(separator: ",").map(String.init)
    return !ids.isEmpty && ids.allSatisfy { Rulebook.rule($0) != nil } ? ids : nil
  }
}
