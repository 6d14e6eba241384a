import Catalogue

struct JudgeOptions: Equatable {
  var files: [String] = []
  var junit: String?
  var sarif: String?
  var html: String?
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "judge", usage: ["FILE... [options]"],
      about: "who counted, and which rules were broken, on a phone", guide: "OnAPhone",
      description: """
        Reads what a recorder wrote on a phone: its journals, consoles and logs with other lines
        between, folders of these, and standard input (-); the journals of this program, too. Says of
        each ad what Google and the network counted (? where nobody recorded it), lists the rules
        that were broken, and those that could not be judged.
        """,
      ending: """
        Exit status: 1 when a rule of severity error is broken; 2 when a file can't be read or has
        nothing from a recorder.
        """),
    JudgeOptions(),
    options: [
      .json(\.printsJSON, "one JSON line per recording"),
      .junit(\.junit, "the results as JUnit XML, for CI; errors are failures"),
      .init("--sarif", "FILE", \.sarif, .file, "the results as SARIF 2.1.0, for code scanning"),
      .init(
        "--html", "FILE", \.html, .file,
        "a page that shows others what was counted and broken, run by run"),
    ],
    arguments: .many(\.files, wanted: .recording),
    run: JudgeCommand.run)
}
