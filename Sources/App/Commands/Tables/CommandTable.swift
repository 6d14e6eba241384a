import Catalogue
import Languages

/// A command of the program, whatever its options are.
protocol ProgramCommand: Sendable {
  var page: HelpPage { get }
  /// The request in the words after its name. `home` is the scenario of a program that has its own,
  /// used where none is named.
  func request(_ words: [String], home: String?) throws(UsageError) -> CommandRequest
}

/// A command line that was read, and what it asks for.
struct CommandRequest {
  /// A stage, or pictures of one, in a language; reports, journals and errors are English.
  var stage: StageOptions?
  /// Returns the exit status, unless it ends the process.
  let run: @MainActor () throws(Failure) -> Int32

  @MainActor
  func execute() throws(Failure) -> Int32 {
    let language = try stage.map(LanguageChoice.language(of:)) ?? .english
    return try speaking(language) { () throws(Failure) in try run() }
  }
}

/// A command, said once: its page of the help, its options and arguments, and what runs it.
///
/// The reader, the help, the suggestions after a typo, completions, the manual page and the article
/// on commands are all made from it.
struct CommandTable<Options: Sendable>: ProgramCommand {
  let page: HelpPage
  private let empty: Options
  private let options: [CommandOption<Options>]
  private let arguments: CommandArguments<Options>
  private let speaks: @Sendable (Options) -> StageOptions?
  private let run: @MainActor @Sendable (Options) throws(Failure) -> Int32

  /// Its own options come before those of the stage, so it can give one of them another meaning.
  init(
    _ page: HelpPage, _ empty: Options, options: [CommandOption<Options>] = [],
    stage: StageShare<Options> = .none, arguments: CommandArguments<Options> = .none,
    speaks: @escaping @Sendable (Options) -> StageOptions? = { _ in nil },
    run: @escaping @MainActor @Sendable (Options) throws(Failure) -> Int32
  ) {
    let own = Set(options.map(\.facts.name))
    self.options = options + stage.options.filter { !own.contains($0.facts.name) }
    var page = page
    (page.options, page.lacking) = (self.options.map(\.facts), stage.lacking)
    page.words = arguments.words
    (self.page, self.empty, self.arguments) = (page, empty, arguments)
    (self.speaks, self.run) = (speaks, run)
  }

  func request(_ words: [String], home: String?) throws(UsageError) -> CommandRequest {
    let options = try read(words, home: home)
    return CommandRequest(stage: speaks(options)) { () throws(Failure) in try run(options) }
  }

  /// The options in these words.
  func read(_ words: [String], home: String? = nil) throws(UsageError) -> Options {
    var result = empty
    var reader = CommandLineReader(words, of: page.command)
    try reader.read(options, into: &result)
    try arguments.take(
      &result, .init(all: reader.positionals, home: home, command: page.command))
    try reader.check(options.map(\.facts))
    return result
  }
}
