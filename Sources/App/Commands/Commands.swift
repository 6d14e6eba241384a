import Catalogue

/// The commands of the program: one line adds one.
enum Commands {
  /// In the order of the help.
  static let all: [any ProgramCommand] = [
    DemoOptions.command, LearnOptions.command, RunOptions.command, CheckOptions.command,
    RulesOptions.command, JudgeOptions.command, ExtractOptions.command, HuntOptions.command,
    RunOptions.discrepancy, ExplainOptions.command, ReplayOptions.command, DiffOptions.command,
    EvidenceOptions.command, SnapshotOptions.command, ValidateOptions.command, VASTOptions.command,
    CaptureOptions.command, ConsentOptions.command, VerifyOptions.command, NewOptions.command,
    RecordOptions.command, MigrateOptions.command,
    WatchOptions.command, MCPOptions.command, ListingOptions.command, ThemesOptions.command,
    CompletionsOptions.command, HelpOptions.command, HuntJobCommand.command,
    ReportingCommand.command,
  ]

  /// The pages of the stage and of every command that people can give.
  static var pages: [HelpPage] { [StageOptions.command.page] + named }

  static var named: [HelpPage] { all.map(\.page).filter { !$0.isHidden } }

  /// The request in these arguments. `home` is the scenario of a program that has its own.
  static func request(_ words: [String], home: String? = nil) throws(UsageError) -> CommandRequest {
    // Without a word the tables of all commands would be made for nothing.
    let command = words.first.flatMap { word in all.first { $0.page.command == word } }
    do throws(UsageError) {
      guard let command else { return try StageOptions.command.request(words, home: home) }
      return try command.request(Array(words.dropFirst()), home: home)
    } catch {
      guard case .asks(let question) = error else { throw error }
      return answer(question, in: words, command?.page ?? StageOptions.command.page)
    }
  }

  private static func answer(
    _ question: UsageError.Question, in words: [String], _ page: HelpPage
  ) -> CommandRequest {
    // Nothing but the question asks for the program's own help.
    let isFirst = words.first.flatMap { CommandLineReader.questions[$0] } != nil
    let text =
      switch question {
      case .version: "adplay \(Version.current)\n"
      case .help: isFirst || page.description.isEmpty ? Overview.text : page.text
      }
    return CommandRequest { () throws(Failure) in
      Console.print(text)
      return 0
    }
  }
}
