import Catalogue
import Scenarios
import Screen

extension StageOptions {
  static let command = CommandTable(
    HelpPage(
      command: nil,
      usage: ["[SCENARIO|JOURNAL|RECORDING] [options]", "COMMAND [options]"],
      about: "open the stage",
      description: """
        Opens the stage. SCENARIO is a file, which is read again when it is saved, or the name of a
        built-in scenario (storefront). A journal opens for reading, and so does what a recorder wrote
        on a phone. On the stage, ? shows all keys.
        """,
      ending: """
        The journals of the last five sessions are kept in $XDG_STATE_HOME/adplay, or
        ~/.local/state/adplay: last.jsonl, last-1.jsonl and so on. Your configuration is
        $XDG_CONFIG_HOME/adplay/config.json, or ~/.config/adplay/config.json.

        An adapter of your own can be linked in: adplay new adapter writes a package that does it.

        Exit status: 0; 2 when a file can't be read or written, or an argument is invalid.
        """),
    StageOptions(), options: options + [follow, run],
    arguments: .one(\.scenario, usesHome: true, among: ScenarioLibrary.names),
    speaks: { $0.printsConfiguration ? nil : $0 },
    run: { (options) throws(Failure) in
      if options.printsConfiguration { return try ConfigurationCommand.run(options) }
      try OpenCommand.run(options)
    })

  private static let follow = CommandOption<StageOptions>(
    "--follow", "FILE|-", \.follows, .file,
    "show what a recorder writes on a phone while it comes, from a log or standard input (-)",
    notWith: ["--at", "--seed", "--journal"])

  private static let run = CommandOption<StageOptions>(
    "--run", "N|ID", \.run, .text("the number or the id of a run"),
    "the run of a recording that is shown (the last)", notWith: ["--follow"])

  /// The options that several commands have from the stage.
  static let options: [CommandOption<StageOptions>] = [
    .seed(\.seed),
    .place(\.place, "play the script up to a line of the file or a time (1.5s), and pause there"),
    .init("--speed", "X", \.speed, .speed, "how fast simulated time runs (1)"),
    .journal(\.journal),
    .record(
      \.recording,
      """
      record the screen; an .svg is a picture that moves, for web pages, any other file is for \
      asciinema
      """),
    .init(
      "--poster", "TIME", \.poster, .poster,
      "what an .svg shows where nothing moves (its end)", needs: ["--record"]),
    .init(
      "--log", "FILE", \.log, .file,
      "append what happens to the program itself: terminal, files, reloads, errors"),
    .init(
      "--theme", "NAME", \.theme, .theme(or: [ThemeDecision.auto]),
      "a theme by name, a colour scheme file (Windows Terminal or base16), or auto"),
    .init("--motion", "none", \.motion, .word, "no travelling taps (full)"),
    .threads(\.threads),
    .init(
      "--ascii", \.glyphs, sets: .ascii,
      "draw with ASCII only (asks the terminal whether it has more)"),
    .init(
      "--accessible", \.isAccessible,
      "lines instead of a screen, for screen readers and pipes; so does ACCESSIBLE=1"),
    .language(\.language, unless: "that of the locale"),
    .init("--no-mouse", \.usesMouse, sets: false, "leave the mouse to the terminal"),
    .init("--no-last", \.keepsLast, sets: false, "do not keep the journal at the end"),
    .init(
      "--config", "FILE", \.configuration, .file, "read this configuration instead of your own"),
    .init(
      "--print-config", \.printsConfiguration,
      "print everything a configuration can say, as it is now"),
  ]
}

extension OptionValue where Value == Duration {
  /// A moment of a moving picture.
  fileprivate static let poster = OptionValue("a time from 0s to 30s, such as 12s") { word in
    Duration(reading: word).flatMap { (.zero...MovingPicture.longest).contains($0) ? $0 : nil }
  }
}

extension OptionValue where Value == Double {
  fileprivate static let speed = OptionValue("a number from 0.01 to 1000") {
    Double($0).flatMap { StageOptions.speeds.contains($0) ? $0 : nil }
  }
}
