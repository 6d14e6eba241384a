import Catalogue
import Scenarios

struct ValidateOptions: Equatable {
  var scenarios: [String] = []
  /// A file with nothing but a layout.
  var layout: String?
  var printsJSON = false
  var sarif: String?
  var seed: UInt64?

  static let command = CommandTable(
    HelpPage(
      command: "validate", usage: ["SCENARIO... [options]", "--layout FILE [options]"],
      about: "check how native ads are laid out", guide: "Layouts",
      description: """
        Plays scripts (a scenario without one is loaded and shown) and looks at every native ad that
        is on the screen: assets outside, cut, covered or hidden, small media, no attribution, taps
        on white space. Each fault has its place and its numbers.
        """,
      ending: "Exit status: 1 when a layout has a fault, or when no native ad was shown."),
    ValidateOptions(),
    options: [
      .init(
        "--layout", "FILE", \.layout, .file,
        "a layout alone, in JSON: an article and a video ad with every asset are drawn with it"),
      .json(\.printsJSON),
      .init("--sarif", "FILE", \.sarif, .file, "the faults as SARIF 2.1.0, for code scanning"),
      .seed(\.seed),
    ],
    arguments: .init(ScenarioLibrary.names) { (options, words) throws(UsageError) in
      let home = options.layout == nil ? words.home : nil
      options.scenarios = words.all.isEmpty ? [home].compactMap(\.self) : words.all
      guard !options.scenarios.isEmpty || options.layout != nil else {
        throw words.missing("a scenario, or --layout FILE")
      }
    },
    run: ValidateCommand.run)
}
