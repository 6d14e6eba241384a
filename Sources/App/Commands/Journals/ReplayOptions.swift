import Catalogue

struct ReplayOptions: Equatable {
  /// The options of the stage; the journal takes the place of the scenario.
  var stage = StageOptions(scenario: "")
  var opensStage = false

  static let command = CommandTable(
    HelpPage(
      command: "replay", usage: ["JOURNAL [options]"],
      about: "play a journal again and compare", guide: "RunsAndReplays",
      description: """
        Plays again what the user did in a journal, and shows the first entry that differs.
        """,
      ending: "Exit status: 1 when an entry differs."),
    ReplayOptions(),
    options: [
      .place(\.stage.place, "only up to an entry's number, or a time (1.5s)"),
      .init("--stage", \.opensStage, "open the stage there, or at the end"),
    ],
    stage: .all(\.stage),
    arguments: .one(\.stage.scenario, wanted: .journal),
    speaks: { $0.opensStage ? $0.stage : nil },
    run: ReplayCommand.run)
}
