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
        Prints a scenario with the units, lines, flags, ads and taps of a recording. In place of each
        adapter plays the mistake or the fault that breaks the same rules, and the scenario expects
        them: adplay check repeats them. Reads what adplay judge reads; standard error says which
        rules it shows, and what could not be brought over.
        """,
      ending: """
        Exit status: 1 when the scenario does not break all the rules that the recording breaks; 2
        when a file can't be read or has nothing to extract.
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
