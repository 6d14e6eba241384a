import Catalogue
import Playing

/// Runs another command and reports on it, for the program that has started this one.
@MainActor
enum ReportingCommand {
  nonisolated static let command = CommandTable(
    HelpPage(command: Reports.word, usage: [], about: "", isHidden: true), Options(),
    arguments: .init { (options, words) throws(UsageError) in
      (options.words, options.home) = (words.all, words.home)
    },
    run: { (options) throws(Failure) in try run(options) })

  struct Options {
    /// The other command, with its options.
    var words: [String] = []
    var home: String?
  }

  /// The status of that command. An adapter that takes the program with it has it start again, to say
  /// so, unless the command goes on by itself.
  private static func run(_ options: Options) throws(Failure) -> Int32 {
    Reports.begin()
    if let found = Comeback.found, found.comeback == Comeback() {
      if let failure = found.failure { Console.complain(failure.sentence) }
      return 70
    }
    if Comeback.found == nil { Comeback().prepare() }
    let request: CommandRequest
    do throws(UsageError) {
      request = try Commands.request(options.words, home: options.home)
    } catch { throw .usage(error) }
    return try request.execute()
  }
}
