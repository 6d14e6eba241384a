import Catalogue

/// A source, and where it has names of the custom events of SDK 7.
struct LegacySource {
  let path: String
  let language: Language
  let uses: [Use]
  /// What an adapter of today has and this source has no word of.
  let words: Set<Substring>

  /// A name in the source.
  struct Use: Equatable {
    let line: Int
    let column: Int
    let name: LegacyName
  }

  enum Language {
    case swift, objectiveC

    /// Nil for a file that is neither.
    init?(path: String) {
      if path.hasSuffix(".swift") {
        self = .swift
      } else if [".h", ".m", ".mm"].contains(where: path.hasSuffix) {
        self = .objectiveC
      } else {
        return nil
      }
    }
  }

  init(_ text: String, path: String, _ language: Language) {
    self.path = path
    self.language = language
    let tokens = SourceToken.all(in: text)
    words = Set(tokens.lazy.filter(\.isWord).map(\.text))
    guard !words.isDisjoint(with: Self.tellingWords) else {
      uses = []
      return
    }
    var places = SourcePlaces(text)
    uses = tokens.indices.compactMap { index in
      guard let name = Self.name(at: index, tokens, language) else { return nil }
      let place = places.place(of: tokens[index].text.startIndex)
      return Use(line: place.line, column: place.column, name: name)
    }
  }

  /// Words that nothing but a custom event has: without one of them `headline` is only a headline.
  private static let tellingWords: Set<Substring> = Set(
    LegacyName.all.map { Substring($0.swift) }.filter {
      $0.hasPrefix("GADCustomEvent") || $0.hasPrefix("GADMediated") || $0.hasPrefix("kGADAdLoader")
    })

  private static func name(
    at index: Int, _ tokens: [SourceToken], _ language: Language
  ) -> LegacyName? {
    guard tokens[index].isWord else { return nil }
    return patterns[language]?[tokens[index].text]?.first { $0.pattern.matches(index, tokens) }?
      .name
  }

  private typealias Candidates = [Substring: [(pattern: NamePattern, name: LegacyName)]]

  /// By the word at which a name is found; those that say more come first.
  private static let patterns: [Language: Candidates] = [
    .swift: candidates { NamePattern(swift: $0.swift) },
    .objectiveC: candidates { $0.objectiveC.map(NamePattern.init(objectiveC:)) },
  ]

  private static func candidates(_ pattern: (LegacyName) -> NamePattern?) -> Candidates {
    let all = LegacyName.all.compactMap { name in pattern(name).map { (pattern: $0, name: name) } }
    return Dictionary(grouping: all) { Substring($0.pattern.word) }
      .mapValues { $0.sorted { $0.pattern.weight > $1.pattern.weight } }
  }
}

/// Lines and columns of a text, from its beginning on.
private struct SourcePlaces {
  private let text: String
  private var last: String.Index
  private var line = 1
  private var lineStart: String.Index

  init(_ text: String) {
    self.text = text
    last = text.startIndex
    lineStart = text.startIndex
  }

  /// The place of an index that is not before the last one asked for.
  mutating func place(of index: String.Index) -> (line: Int, column: Int) {
    while last < index {
      let next = text.index(after: last)
      if text[last].isNewline { (line, lineStart) = (line + 1, next) }
      last = next
    }
    return (line, text.distance(from: lineStart, to: index) + 1)
  }
}
