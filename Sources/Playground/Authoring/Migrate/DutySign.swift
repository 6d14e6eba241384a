import Catalogue

/// Whether a source has what an adapter of today needs: the requirement itself, not only its word.
struct DutySign {
  private let tokens: [SourceToken]
  private let language: SourceLanguage

  init(_ tokens: [SourceToken], _ language: SourceLanguage) {
    self.tokens = tokens
    self.language = language
  }

  func shows(_ sign: NewDuty.Sign) -> Bool {
    switch (sign, language) {
    case (.staticMethod(let name, let labels, _, let result), .swift):
      places(of: name).contains { isStaticMethod($0, labels, result) }
    case (.staticMethod(_, _, let name, let result), .objectiveC):
      places(of: name).contains { isMethod($0, sign: "+", result) }
    case (.member(let name), .swift):
      places(of: name).contains { ["var", "let", "func"].contains(tokens[safe: $0 - 1]) }
    case (.member(let name), .objectiveC):
      places(of: name).contains { isMethod($0, sign: "-", nil) || isProperty($0) }
    case (.call(let name), .swift):
      places(of: name).contains { tokens[safe: $0 - 1] == "." && tokens[safe: $0 + 1] == "(" }
    case (.call(let name), .objectiveC):
      places(of: name).contains { tokens[safe: $0 + 1] == "]" }
    }
  }

  private func places(of word: String) -> [Int] {
    tokens.indices.filter { tokens[$0].text == word }
  }

  // MARK: Swift

  private func isStaticMethod(_ place: Int, _ labels: [String], _ result: String?) -> Bool {
    guard tokens[safe: place - 1] == "func", NamePattern.labels(after: place, tokens) == labels,
      modifiers(before: place - 1).contains(where: { ["static", "class"].contains($0) })
    else { return false }
    guard let result else { return true }
    let type = tokens[place...].prefix { $0.text != "{" }
    return type.contains { $0.text.hasSuffix(result) }
  }

  private func modifiers(before place: Int) -> [Substring] {
    tokens[..<place].reversed().prefix { $0.isWord || $0.text.hasPrefix("@") }.map(\.text)
  }

  // MARK: Objective-C

  /// `+ (type)name`, and a type that ends with a word.
  private func isMethod(_ place: Int, sign: Substring, _ result: String?) -> Bool {
    guard tokens[safe: place - 1] == ")" else { return false }
    var (depth, start) = (1, place - 1)
    while depth > 0, start > 0 {
      start -= 1
      if tokens[start].text == ")" { depth += 1 }
      if tokens[start].text == "(" { depth -= 1 }
    }
    guard depth == 0, tokens[safe: start - 1] == sign else { return false }
    return result.map { word in
      tokens[start..<place].contains { $0.text.hasSuffix(word) }
    } ?? true
  }

  private func isProperty(_ place: Int) -> Bool {
    let statement = tokens[..<place].reversed().prefix { ![";", "}", "{"].contains($0.text) }
    return statement.contains { $0.text == "@property" } && tokens[safe: place + 1] == ";"
  }
}

extension [SourceToken] {
  /// The text of one; nil beyond the ends.
  subscript(safe index: Int) -> Substring? { indices.contains(index) ? self[index].text : nil }
}
