import Catalogue
import JSON

struct HelpOptions: Equatable {
  /// A command, the stage, or an article; empty for the list of all commands.
  var topic = ""

  static let command = CommandTable(
    HelpPage(
      command: "help", usage: ["COMMAND|ARTICLE"],
      about: "print the options of a command, or an article", guide: "Commands"),
    HelpOptions(),
    arguments: .init({ HelpCommand.topics }) { (options, words) throws(UsageError) in
      options.topic = words.all.joined(separator: " ")
    },
    run: HelpCommand.run)
}

/// `adplay help`.
@MainActor
enum HelpCommand {
  static func run(_ options: HelpOptions) throws(Failure) -> Int32 {
    Console.print(try text(of: options.topic))
    return 0
  }

  nonisolated static var topics: [String] {
    Commands.pages.map(\.topic).sorted() + Articles.all.map(\.name) + [ArticleList.topic]
  }

  private static func text(of topic: String) throws(Failure) -> String {
    guard !["", "help"].contains(topic), !topic.hasPrefix("-") else { return Overview.text }
    if let page = Commands.pages.first(where: { $0.topic == topic }) { return page.text }
    let listed = topic == ArticleList.topic ? ArticleList.markdown : nil
    guard let article = listed ?? Articles.text(of: topic) else {
      throw .usage(.unknownTopic(topic, nearest: NearestWord.of(topic, in: topics)))
    }
    return PlainArticle.text(article, width: Terminal.columns ?? 80)
  }
}
