/// The blocks of a source: what is between curly brackets.
struct CodeBlocks {
  let tokens: [SourceToken]
  /// For each token the bracket that opens the block around it; nil outside of all blocks.
  private let openings: [Int?]
  /// For each token the next bracket that opens a block; the number of tokens if there is none.
  private let nextOpenings: [Int]
  /// The closing bracket of a block by its opening one.
  private let closings: [Int: Int]

  init(_ tokens: [SourceToken]) {
    self.tokens = tokens
    var (open, openings, closings): ([Int], [Int?], [Int: Int]) = ([], [], [:])
    for (index, token) in tokens.enumerated() {
      if token.text == "}", let start = open.popLast() { closings[start] = index }
      openings.append(open.last)
      if token.text == "{" { open.append(index) }
    }
    var nextOpenings = Array(repeating: tokens.count, count: tokens.count + 1)
    for index in tokens.indices.reversed() {
      nextOpenings[index] = tokens[index].text == "{" ? index : nextOpenings[index + 1]
    }
    (self.openings, self.nextOpenings, self.closings) = (openings, nextOpenings, closings)
  }

  /// The bracket that opens the block around a token; nil outside of all blocks.
  func opening(around index: Int) -> Int? { openings[index] }

  /// From a token to the end of the block around it.
  func rest(from index: Int) -> Range<Int> {
    index..<(openings[index].flatMap { closings[$0] } ?? tokens.count)
  }

  /// From a token to the end of the next block; up to `sign` if that comes before it.
  func next(from index: Int, unless sign: Substring) -> Range<Int> {
    let opening = nextOpenings[index]
    if let end = tokens[index..<opening].firstIndex(where: { $0.text == sign }) {
      return index..<end
    }
    return index..<(closings[opening] ?? tokens.count)
  }

  /// Whether a token is directly in a type or outside of all blocks, so that a value declared there
  /// is a property.
  func isOutsideFunctions(_ index: Int) -> Bool {
    guard let opening = openings[index] else { return true }
    let word = header(of: opening).first { Self.beginnings.contains($0.text) }
    return word.map { Self.types.contains($0.text) } ?? false
  }

  /// Since Swift's statements have no ends, the last of these words begins the header.
  private static let beginnings: Set<Substring> = types.union([
    "func", "init", "deinit", "subscript", "var", "let", "if", "else", "guard", "for", "while",
    "repeat", "switch", "do", "catch", "get", "set", "return",
  ])
  /// Objective-C has its instance variables in such a block.
  private static let types: Set<Substring> = [
    "class", "struct", "extension", "actor", "enum", "protocol", "@interface", "@implementation",
  ]

  /// The tokens in front of a block, the nearest first.
  func header(of opening: Int) -> some Sequence<SourceToken> {
    let start = max(0, opening - Self.longestHeader)
    return tokens[start..<opening].reversed().prefix { !["{", "}", ";"].contains($0.text) }
  }

  private static let longestHeader = 200

  /// The bracket that a closing one belongs to.
  func partner(of closing: Int) -> Int? {
    var depth = 0
    for index in tokens[max(0, closing - Self.longestHeader)...closing].indices.reversed() {
      if [")", "]"].contains(tokens[index].text) { depth += 1 }
      if ["(", "["].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
