import Catalogue
import JSON

struct HelpOptions: Equatable {
  /// A command, or the stage; empty for the list of all commands.
  var topic = ""

  static let command = CommandTable(
    HelpPage(
      command: "help", usage: ["COMMAND"],
      about: "print the options of a command", guide: "Commands"),
    HelpOptions(),
    arguments: .one(\.topic) { HelpCommand.topics },
    run: HelpCommand.run)
}

/// `adplay help`.
@MainActor
enum HelpCommand {
  static func run(_ options: HelpOptions) throws(Failure) -> Int32 {
    Console.print(try text(of: options.topic))
    return 0
  }

  nonisolated static var topics: [String] { Commands.pages.map(\.topic).sorted() }

  private static func text(of topic: String) throws(Failure) -> String {
    guard !["", "help"].contains(topic), !topic.hasPrefix("-") else { return Overview.text }
    guard let page = Commands.pages.first(where: { $0.topic == topic }) else {
      throw .usage(.unknownCommand(topic, nearest: NearestWord.of(topic, in: topics)))
    }
    return page.text
  }
}
