import Catalogue
import JSON
import Screen
import StageUI

/// `adplay --help`.
enum Help {
  static func show(_ topic: String?) throws(Failure) {
    guard let topic, topic != "help", !topic.hasPrefix("-") else {
      return Console.print(HelpPages.overview)
    }
    guard let text = HelpPages.page(topic, screens: screens) else {
      throw .usage(.unknownCommand(topic, nearest: NearestWord.of(topic, in: topics)))
    }
    Console.print(text)
  }

  static let topics = Command.names + [HelpPages.stageTopic]

  /// As many lines as needed, each aligned with the first.
  static let screens = Text.wrapped(
    Rooms.namesForSnapshots.joined(separator: ", "), width: 76
  ).joined(separator: "\n" + String(repeating: " ", count: 19))
}
