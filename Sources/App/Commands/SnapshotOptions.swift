import Catalogue
import Scenarios
import Screen
import StageUI

struct SnapshotOptions: Equatable {
  var scenario = "storefront"
  var seed: UInt64?
  var place: StageOptions.Place?
  /// The run of a recording, by its number or id; nil for the last.
  var run: String?
  var screen = "stage"
  /// Whether every native unit's ad is shown beside the others.
  var showsLayouts = false
  var size = Size(width: 100, height: 30)
  var theme: String?
  var language: String?
  var format = ScreenExport.Format.text
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "snapshot", usage: ["[SCENARIO] [options]"],
      about: "print one screen as text, ANSI, SVG or HTML",
      description: """
        Plays a scenario's script, or a journal, and prints the screen at the end; of a phone's recording,
        the screen as the stage shows it.
        """),
    SnapshotOptions(),
    options: [
      .place(
        \.place, "only up to a line of the scenario, an entry of the journal, or a time (1.5s)"),
      .init(
        "--run", "N|ID", \.run, .text("the number or the id of a run"),
        "the run of a recording that is shown (the last)"),
      .init(
        "--screen", "NAME", \.screen,
        .text("the name of a screen", .words(Rooms.namesForSnapshots)),
        Rooms.namesForSnapshots.joined(separator: ", ")),
      .init("--size", "WxH", \.size, .size, "columns and rows (100x30)"),
      .init("--format", "FORMAT", \.format, .word, "text, ansi, svg or html"),
      .theme(\.theme, "the name or the file of a theme (default for text: mono)"),
      .language(\.language, unless: "en"),
      .json(\.printsJSON, "one line of JSON: the moment, and the screen's rows as texts"),
      .seed(\.seed),
      .init(
        "--layouts", \.showsLayouts,
        "the ads of all native units side by side, each with the faults of its layout",
        notWith: ["--screen", "--at", "--json"]),
    ],
    arguments: .one(\.scenario, usesHome: true, among: ScenarioLibrary.names),
    speaks: { $0.language.map { StageOptions(language: $0) } },
    run: SnapshotCommand.run)
}

extension OptionValue where Value == Size {
  fileprivate static let size = OptionValue(
    "COLUMNSxROWS up to 1000x1000, such as 100x30"
  ) { word in
    let numbers = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
