/// The sentences of an article about keys: the rows of the tables below a heading.
///
/// A row begins with one or several keys, and ends with the sentence about them; the cell between both
/// has what is true without them.
struct ArticleTable {
  private var sentences: [String: String] = [:]

  init(_ page: ArticlePage) {
    var saysDefaults = false
    for cells in Self.rows(of: page) {
      guard let sentence = cells.last, cells[0].hasPrefix("`") else {
        saysDefaults = cells.count > 2 && cells[1].isEmpty
        continue
      }
      let ending = saysDefaults ? Self.without(cells[1]) : ""
      for key in Self.keys(in: cells[0])
      where sentences[key] == nil && !sentence.isEmpty {
        sentences[key] = Self.begun(Self.plain(sentence)) + ending
      }
    }
  }

  /// The sentence about a key, in Markdown.
  subscript(key: String) -> String? { sentences[key] }

  /// The cells of each row, and of the head of each table.
  private static func rows(of page: ArticlePage) -> [[String]] {
    text(of: page.article).split(separator: "\n")
      .drop { !$0.hasPrefix("#") || $0.drop { $0 == "#" } != " \(page.heading)" }
      .dropFirst().prefix { !$0.hasPrefix("#") }
      .filter { $0.hasPrefix("| ") }.map(cells)
  }

  private static func text(of article: String) -> String {
    Articles.all.first { $0.name == article }
      .map { String(decoding: $0.content(), as: UTF8.self) } ?? ""
  }

  private static func cells(in row: Substring) -> [String] {
    row.dropFirst().dropLast().replacing("\\|", with: "\u{0}")
      .split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ").replacing("\u{0}", with: "|") }
  }

  private static func without(_ cell: String) -> String {
    switch cell {
    case "", "–": ""
    case "required": " Required."
    default: " Without it: \(plain(cell))."
    }
  }

  /// The texts between backticks.
  private static func keys(in cell: String) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 && !$0.element.isEmpty }
      .map { String($0.element) }
  }

  /// Links to other articles are their titles.
  private static func plain(_ text: String) -> String {
    let parts = text.split(separator: "<doc:", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { plain, part in
      let name = part.prefix { $0 != ">" }
      let title = Self.text(of: String(name)).split(separator: "\n").first?.dropFirst(2)
      return "\(plain)*\(title ?? name)*\(part.dropFirst(name.count + 1))"
    }
  }

  private static func begun(_ sentence: String) -> String {
    let start = sentence.prefix(1).uppercased() + sentence.dropFirst()
    return start.hasSuffix(".") ? start : start + "."
  }
}
