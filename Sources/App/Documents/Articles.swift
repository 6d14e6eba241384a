import CArticles
import Scenarios

/// The articles of the documents, which the program has in it.
enum Articles {
  /// As they are before they are made into pages.
  static let all = ScenarioLibrary.entries(on: article_shelf)

  /// By the name or the title, however it is written, or by words that only one of them has.
  static func text(of topic: String) -> String? {
    let texts = all.map { (name: $0.name, text: String(decoding: $0.content(), as: UTF8.self)) }
    if let exact = texts.first(where: { $0.name == topic }) { return exact.text }
    let plain = letters(topic)
    let equal = texts.first { letters($0.name) == plain || letters(title($0.text)) == plain }
    if let equal { return equal.text }
    let words = topic.split(separator: " ").map { letters(String($0)) }
    let matching = texts.filter { article in
      let name = letters(article.name + title(article.text))
      return !plain.isEmpty && words.allSatisfy(name.contains)
    }
    return matching.count == 1 ? matching[0].text : nil
  }

  private static func title(_ text: String) -> String {
    text.split(separator: "\n").first.map(String.init) ?? ""
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
