import Catalogue

struct ExtractOptions: Equatable {
  var files: [String] = []
  /// Which run of an application; nil for the first with a broken rule.
  var run: String?
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "extract", usage: ["FILE... [options]"],
      about: "make a scenario of what a phone recorded", guide: "OnAPhone",
      description: """
        Prints a scenario that repeats a recording: its units, lines, flags, ads and taps. An adapter
        that is not linked here is replaced by one that breaks the same rules, which the scenario
        expects, so adplay check breaks them again. Reads the same files as adplay judge; stderr lists
        the rules that are broken again, and what could not be brought over.
        """,
      ending: """
        Exit status: 1 when the scenario does not break all the rules that the recording breaks; 2
        when a file can't be read, has nothing to extract, or shows too little to judge any rule.
        """),
    ExtractOptions(),
    options: [
      .init(
        "--run", "ID", \.run, .text("a run, as adplay judge names it"),
        "the run to extract; left out, the first with a broken rule"),
      .json(\.printsJSON, "one JSON line: the scenario, its rules, and what is missing"),
    ],
    arguments: .many(\.files, wanted: .recording),
    run: ExtractCommand.run)
}
