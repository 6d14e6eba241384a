/// All articles by who reads them, as the documents' first page groups them, each with what one can do after
/// reading it.
enum ArticleList {
  static let topic = "articles"

  static var markdown: String {
    let page = Articles.text(of: "Adplay") ?? ""
    let lines = page.split(separator: "\n").drop { $0 != "## Topics" }.dropFirst()
    return lines.map(line).joined(separator: "\n")
  }

  private static let promise = "After this article you can "

  /// A heading as it is; an article with its promise.
  private static func line(_ line: Substring) -> String {
    guard let name = line.firstMatch(of: /<doc:(\w+)>/)?.1 else { return "\n\(line)\n" }
    return "- \(name): \(use(of: name))"
  }

  /// What one can do after reading an article.
  static func use(of name: some StringProtocol) -> String {
    let article = Articles.text(of: "\(name)") ?? ""
    let lines = article.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let first = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    let sentence = first.split(separator: /\.(?= |$)/).first ?? ""
    return sentence.hasPrefix(promise) ? "\(sentence.dropFirst(promise.count))" : "\(sentence)"
  }
}
