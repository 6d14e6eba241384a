import Catalogue
import Glibc
import Scenarios

struct DemoOptions: Equatable {
  /// The options of the stage; the scenario is empty if the menu is to choose one.
  var stage = StageOptions(scenario: "", readsOwnConfiguration: false)
  var listsTours = false
  var isAutomatic = false
  var isLoop = false
  var isLocked = false
  var isLarge = false
  var printsScript = false
  var brand: String?

  static let command = CommandTable(
    HelpPage(
      command: "demo", usage: ["[TOUR|FILE] [options]"],
      about: "tell a story on the stage, for people who watch", guide: "Demos",
      description: """
        Tells a tour, or any scenario with a script, on the stage: n is the next step, < the one
        before, a plays it by itself. Without a name there is a menu; --auto and --loop then play
        the first tour. Your own configuration is not read.
        """,
      ending: "Exit status: 1 when a step showed something other than its script expects."),
    DemoOptions(),
    options: [
      .init("--list", \.listsTours, "list the tours"),
      .init(
        "--auto", \.isAutomatic, "play it by itself, and stay at the end; with --record end there"),
      // A demo that never ends must not fill a disk.
      .init(
        "--loop", \.isLoop,
        "for a booth: play it again and again; 60 seconds after a key it starts over",
        notWith: ["--journal", "--record"]),
      .init("--lock", \.isLocked, "ask before quitting, and before keys that change what is shown"),
      .init(
        "--large", \.isLarge, "for a projector: figures and sentences on most of the screen"),
      .init("--script", \.printsScript, "print the sentences and the notes for the presenter"),
      .init(
        "--brand", "FILE", \.brand, .file,
        """
        show the names, colours and texts in this JSON file; every key can be left out: "network" \
        and "app" are names, with an "icon" of a letter or two, or a picture file; "colors" has \
        "network" and "accent", as "#rrggbb" or "#rgb"; "texts" has "headline", "body", \
        "callToAction" and "advertiser", each a text, or a list for the ads to take in turn
        """),
      .record(
        \.stage.recording,
        """
        record the screen; an .svg is a picture that moves, for web pages, any other file is for \
        asciinema; with --auto no terminal is needed
        """),
    ],
    // A story is told from its beginning.
    stage: .all(\.stage, except: ["--at"]),
    arguments: .one(\.stage.scenario) { ScenarioLibrary.tours.map(\.name) },
    speaks: { isatty(STDOUT_FILENO) == 1 || $0.stage.language != nil ? $0.stage : nil },
    run: { (options) throws(Failure) in try DemoCommand.run(options) })
}
