import Screen

/// An article as plain text, at the width of a terminal.
struct PlainArticle {
  static func text(_ markdown: String, width: Int) -> String {
    var page = PlainArticle(width: width)
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      page.read(line)
    }
    page.endBlock()
    while page.lines.last?.isEmpty == true { page.lines.removeLast() }
    return page.lines.joined(separator: "\n") + "\n"
  }

  private enum Place { case text, code, comment }

  private let width: Int
  private var place = Place.text
  private var lines: [String] = []
  /// The words of a paragraph, or of an item of a list behind its sign.
  private var words: [String] = []
  private var sign = ""
  private var rows: [[String]] = []

  private init(width: Int) { self.width = width }

  private mutating func read(_ line: Substring) {
    switch place {
    case .code where line.hasPrefix("```"): place = .text
    case .code: lines.append(line.isEmpty ? "" : "    \(line)")
    case .comment: if line.contains("-->") { place = .text }
    case .text: readText(line)
    }
  }

  private mutating func readText(_ line: Substring) {
    if line.hasPrefix("|") {
      if !line.hasPrefix("|-") { rows.append(Self.cells(line)) }
    } else if line.hasPrefix("```") {
      endBlock()
      place = .code
    } else if line.hasPrefix("<!--") {
      endBlock()
      place = line.contains("-->") ? .text : .comment
    } else if line.hasPrefix("#") {
      endBlock()
      head(line)
    } else if line.isEmpty || line.hasPrefix("![") {
      endBlock()
      if lines.last?.isEmpty == false { lines.append("") }
    } else {
      readWords(line)
    }
  }

  private mutating func readWords(_ line: Substring) {
    if let item = line.prefixMatch(of: /(- |[0-9]+\. )/) {
      endBlock()
      sign = String(item.0)
      words = [String(line[item.range.upperBound...])]
    } else {
      words.append(String(line.drop { $0 == " " }))
    }
  }

  private mutating func head(_ line: Substring) {
    let level = line.prefix { $0 == "#" }.count
    let text = Self.plain(String(line.dropFirst(level).drop { $0 == " " }))
    lines.append(text)
    if level < 3 { lines.append(String(repeating: level == 1 ? "=" : "-", count: text.count)) }
  }

  /// What was read so far, as lines.
  private mutating func endBlock() {
    if !words.isEmpty {
      let indent = String(repeating: " ", count: sign.count)
      let text = Self.plain(words.joined(separator: " "))
      let wrapped = Text.wrapped(text, width: width - sign.count)
      lines += wrapped.enumerated().map { ($0.offset == 0 ? sign : indent) + $0.element }
    }
    if !rows.isEmpty { lines += PlainTable.lines(rows, width: width) }
    (words, sign, rows) = ([], "", [])
  }

  // MARK: Marks

  /// Links as their names, and nothing in bold.
  private static func plain(_ text: String) -> String {
    text.replacing(/<doc:([A-Za-z]+)>/) { "\($0.1)" }
      .replacing(/\[([^\]]+)\]\(([^)]+)\)/) { "\($0.1) (\($0.2))" }
      .replacing(/\*\*([^*]+)\*\*/) { "\($0.1)" }.replacing("``", with: "`")
  }

  /// `| a | b \| c |` has two.
  private static func cells(_ line: Substring) -> [String] {
    let bar = "\u{1}"
    return line.replacing("\\|", with: bar).split(separator: "|", omittingEmptySubsequences: false)
      .dropFirst().dropLast().map { cell in
        let text = cell.drop { $0 == " " }.replacing(bar, with: "|")
        return plain(String(text.reversed().drop { $0 == " " }.reversed()))
      }
  }
}
