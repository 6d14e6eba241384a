package import Catalogue

/// A source, and where it has names of the custom events of SDK 7.
package struct LegacySource {
  let path: String
  let language: SourceLanguage
  let uses: [Use]
  /// What it has already of what an adapter of today needs besides.
  let doneDuties: [NewDuty]
  /// The formats whose custom events are in it.
  let formats: Set<String>

  /// A name in the source.
  struct Use: Equatable {
    let line: Int
    let column: Int
    let name: LegacyName
  }

  package init(_ text: String, path: String, _ language: SourceLanguage) {
    self.path = path
    self.language = language
    let tokens = SourceToken.all(in: text)
    let words = Set(tokens.lazy.filter(\.isWord).map(\.text))
    doneDuties = NewDuty.all.filter { DutySign(tokens, language).shows($0.sign) }
    formats = Set(words.compactMap { Self.tellingWords[$0] })
    guard !formats.isEmpty else {
      uses = []
      return
    }
    let isRewarded = formats.contains("rewarded")
    var places = SourcePlaces(text)
    let blocks = CodeBlocks(tokens)
    let (values, shows) = (TypedValues(blocks, language), ShowFailure(blocks, language))
    uses = tokens.indices.compactMap { index in
      guard let name = Self.name(at: index, tokens, language), isRewarded || !name.isOfRewarded,
        Self.isGoogles(name, at: index, values)
      else { return nil }
      let place = places.place(of: tokens[index].text.startIndex)
      return Use(
        line: place.line, column: place.column, name: shows.name(for: name, at: index))
    }
  }

  /// A property counts by its receiver.
  private static func isGoogles(
    _ name: LegacyName, at index: Int, _ values: TypedValues
  ) -> Bool {
    guard let holder = name.holder else { return true }
    return name.isConstant && values.isImplicitMember(at: index)
      || values.haveMember(at: index, of: holder)
  }

  /// Words that nothing but a custom event has, and the format that it is for; empty where any could
  /// be. Without one of them `headline` is only a headline.
  private static let tellingWords: [Substring: String] = {
    var words: [Substring: String] = [:]
    for name in LegacyName.all {
      guard let word = name.tellingWord else { continue }
      words[word] = format(word)
    }
    return words
  }()

  private static func format(_ word: Substring) -> String {
    if word.contains("RewardBased") { return "rewarded" }
    if word.contains("Banner") { return "banner" }
    if word.contains("Interstitial") { return "interstitial" }
    return word.contains("Native") ? "native" : ""
  }

  private static func name(
    at index: Int, _ tokens: [SourceToken], _ language: SourceLanguage
  ) -> LegacyName? {
    guard tokens[index].isWord else { return nil }
    return patterns[language]?[tokens[index].text]?.first { $0.pattern.matches(index, tokens) }?
      .name
  }

  private typealias Candidates = [Substring: [(pattern: NamePattern, name: LegacyName)]]

  /// By the word at which a name is found; those that say more come first.
  private static let patterns: [SourceLanguage: Candidates] = [
    .swift: candidates(LegacyName.all) { NamePattern(swift: $0.swift) },
    .objectiveC: candidates(LegacyName.all + LegacyName.objectiveCOnly) {
      $0.objectiveC.map(NamePattern.init(objectiveC:))
    },
  ]

  private static func candidates(
    _ names: [LegacyName], _ pattern: (LegacyName) -> NamePattern?
  ) -> Candidates {
    let all = names.compactMap { name in pattern(name).map { (pattern: $0, name: name) } }
    return Dictionary(grouping: all) { Substring($0.pattern.word) }
      .mapValues { $0.sorted { $0.pattern.weight > $1.pattern.weight } }
  }
}

extension LegacyName {
  /// Its first word, if nothing else has it.
  fileprivate var tellingWord: Substring? {
    let word = Substring(swift).prefix { $0.isLetter || $0.isNumber }
    let isTelling =
      ["GADCustomEvent", "GADMediated", "GADMAdNetwork", "kGADAdLoader"].contains {
        word.hasPrefix($0)
      } || word.contains("RewardBased")
    return isTelling ? word : nil
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
