import Catalogue

struct DiffOptions: Equatable {
  /// Whether a scenario is played through both of Google's interfaces, instead of two journals.
  var playsBoth = false
  var scenario: String?
  var seed: UInt64?
  var left = ""
  var right = ""
  var theme: String?
  var width: Int?
  var markdown: String?
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "diff", usage: ["JOURNAL JOURNAL [options]", "--apis SCENARIO [options]"],
      about: "show two journals side by side", guide: "MovingACustomEvent",
      description: """
        Shows two journals side by side: what is missing, what differs and what has moved. With
        --apis, one scenario through both of Google's adapter interfaces, today's and that of SDK 7,
        with what means the same in one row: counts, assets, calls and their new names. Lines name a
        class for the other one as "counterpart".
        """,
      ending: "Exit status: 1 when they differ; with --apis, when both do not count the same."),
    DiffOptions(),
    options: [
      .init("--apis", \.playsBoth, "play one scenario through both interfaces"),
      .seed(\.seed, "with --apis: the seed of all random choices"),
      .init(
        "--width", "N", \.width, .number(40...1000),
        "columns (default: those of the terminal, or 120)"),
      .theme(\.theme, "the name or the file of a theme, on a terminal"),
      .init(
        "--markdown", "FILE", \.markdown, .file,
        "the sheet as Markdown, for the page of a pull request", notWith: ["--apis"]),
      .json(\.printsJSON, "one line of JSON: what differs, by the numbers of the entries"),
    ],
    arguments: .init { (options, words) throws(UsageError) in
      let files = try words.atMost(options.playsBoth ? 1 : 2)
      if options.playsBoth {
        guard let scenario = files.first else { throw words.missing(.scenario, after: "--apis") }
        options.scenario = scenario
      } else {
        guard files.count == 2 else { throw words.missing("two journals") }
        (options.left, options.right) = (files[0], files[1])
      }
    },
    run: DiffCommand.run)
}
