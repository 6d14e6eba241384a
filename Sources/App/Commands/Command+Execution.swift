import Catalogue
import Glibc
import Languages

extension Command {
  /// Runs the command, and ends the process.
  @MainActor
  func execute() throws(Failure) -> Never {
    try speaking(language()) { () throws(Failure) in try carryOut() }
  }

  /// Stages and their pictures speak a language; reports, journals and errors are English.
  private func language() throws(Failure) -> Language {
    switch self {
    case .stage(let options) where !options.printsConfiguration:
      try LanguageChoice.language(of: options)
    case .watch(let options): try LanguageChoice.language(of: options.stage)
    case .replay(let options) where options.opensStage:
      try LanguageChoice.language(of: options.stage)
    case .demo(let options) where isatty(STDOUT_FILENO) == 1 || options.stage.language != nil:
      try LanguageChoice.language(of: options.stage)
    case .learn(let options) where !options.listsLessons:
      try LanguageChoice.language(of: options.stage)
    case .snapshot(let options):
      try options.language.map { (wanted) throws(Failure) in
        try LanguageChoice.language(wanted, .any)
      } ?? .english
    default: .english
    }
  }

  @MainActor
  private func carryOut() throws(Failure) -> Never {
    switch self {
    case .stage(let options) where options.printsConfiguration:
      try ConfigurationCommand.run(options)
    case .stage(let options): try OpenCommand.run(options)
    case .watch(let options): try WatchCommand.run(options)
    case .run(let options): exit(try RunCommand.run(options))
    case .newAdapter(let options): exit(try NewCommand.run(options))
    case .migrate(let options): exit(try MigrateCommand.run(options))
    case .check(let options): exit(try CheckCommand.run(options))
    case .hunt(let options): exit(try HuntCommand.run(options))
    case .huntJob: exit(HuntJobCommand.run())
    case .vast(let options):
      if options.opensStage { try VASTStage.open(options) }
      exit(try VASTCommand.run(options))
    case .replay(let options): exit(try ReplayCommand.run(options))
    case .diff(let options): exit(try DiffCommand.run(options))
    case .evidence(let options): exit(try EvidenceCommand.run(options))
    case .snapshot(let options): try SnapshotCommand.run(options)
    case .demo(let options): try DemoCommand.run(options)
    case .learn(let options): try LearnCommand.run(options)
    case .listScenarios(let asJSON): Listing.scenarios(asJSON: asJSON)
    case .printSchema(let schema): Listing.print(schema)
    case .themes(let options): try ThemesCommand.run(options)
    case .completions(let options): exit(try CompletionsCommand.run(options))
    case .help(let topic): try Help.show(topic)
    case .version: Console.print("adplay \(Version.current)\n")
    }
    exit(0)
  }
}
