import Catalogue

struct WatchOptions: Equatable {
  /// The options of the stage.
  var stage = StageOptions()
  /// The program to build; nil for the package's only one.
  var product: String?

  static let command = CommandTable(
    HelpPage(
      command: "watch", usage: ["[SCENARIO] [options]"],
      about: "open the stage of a package, built whenever you save", guide: "WritingAnAdapter",
      description: """
        Builds the package in this folder and opens the stage of its program. Saving a source builds
        it again: the stage stays until the new program runs, and then goes on where it was; what
        the compiler has to say is in room 7. Saving the scenario reloads it.
        """,
      ending: "Exit status: 1 when the first build fails.", isAside: true),
    WatchOptions(),
    options: [
      .init(
        "--product", "NAME", \.product, .text("the name of a program in this package"),
        "the program to build (the only one that calls Adplay.main)")
    ],
    // A stage that comes back would begin the recording again.
    stage: .all(\.stage, except: ["--record", "--poster"]),
    arguments: .one(\.stage.scenario, usesHome: true),
    speaks: \.stage,
    run: { (options) throws(Failure) in try WatchCommand.run(options) })
}
