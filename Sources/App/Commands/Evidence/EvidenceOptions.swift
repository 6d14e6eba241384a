import Catalogue

struct EvidenceOptions: Equatable {
  var journal = ""
  /// The page to write; nil for a new one with the journal's name.
  var output: String?

  static let command = CommandTable(
    HelpPage(
      command: "evidence", usage: ["JOURNAL [options]"],
      about: "write a page that shows others what happened", guide: "RunsAndReplays",
      description: """
        Writes one HTML file that needs nothing else: what happened, both counts, the broken rules
        with their proof, the stage at each moment that matters, the trace with a filter, and the
        commands that repeat it. The journal and the scenario can be saved from it.
        """),
    EvidenceOptions(),
    options: [
      .init(
        "--output", "FILE", \.output, .file,
        """
        the file to write; left out, the journal's name with .html, in this folder, and with a \
        number where that exists
        """)
    ],
    arguments: .one(\.journal, wanted: .journal),
    run: EvidenceCommand.run)
}
