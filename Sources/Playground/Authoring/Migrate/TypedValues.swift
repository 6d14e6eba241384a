import Catalogue

/// The values of a source by what their types are: parameters, variables and properties, as far as the
/// type is written or they are another one's.
struct TypedValues {
  private let blocks: CodeBlocks
  private let declarations: [Substring: [Declaration]]
  private var tokens: [SourceToken] { blocks.tokens }

  init(_ blocks: CodeBlocks, _ language: SourceLanguage) {
    self.blocks = blocks
    declarations = Dictionary(grouping: Declaration.all(in: blocks, language), by: \.name)
  }

  /// Whether a word is a member of a value of the type, or of the type itself: `value.word`,
  /// `self.value?.word`, `(value as Type).word`, `[value word]` or `[[self value] word]`.
  func haveMember(at index: Int, of type: String) -> Bool {
    var place = index - 1
    if tokens[safe: place] == "." { place -= 1 }
    if ["?", "!"].contains(tokens[safe: place]) { place -= 1 }
    guard tokens.indices.contains(place) else { return false }
    switch tokens[place].text {
    case ")": return isCast(endingAt: place, to: type)
    case "]": return isGetter(endingAt: place, of: type)
    case type[...]: return true
    default: return tokens[place].isWord && isValue(at: place, of: type[...], depth: 0)
    }
  }

  /// Whether a word is `.word` with nothing in front that has members.
  func isImplicitMember(at index: Int) -> Bool {
    guard tokens[safe: index - 1] == ".", let before = tokens[safe: index - 2] else { return false }
    return ["(", "[", ",", ":", "=", "case", "return", "in", "&", "|"].contains(before)
  }

  /// `(value as? Type)` or `((Type *)value)`, but no argument of a call.
  private func isCast(endingAt closing: Int, to type: String) -> Bool {
    guard let opening = blocks.partner(of: closing) else { return false }
    let isCall = opening > 0 && (tokens[opening - 1].isWord || tokens[opening - 1].text == ">")
    return !isCall && tokens[opening..<closing].contains { $0.text == type }
  }

  /// `[self value]`.
  private func isGetter(endingAt closing: Int, of type: String) -> Bool {
    guard let opening = blocks.partner(of: closing), closing == opening + 3,
      isSelf(tokens[opening + 1].text)
    else { return false }
    return isProperty(tokens[closing - 1].text, type[...], depth: 0)
  }

  private func isSelf(_ word: Substring) -> Bool { word.lowercased().hasSuffix("self") }

  // MARK: Names

  private func isValue(at index: Int, of type: Substring, depth: Int) -> Bool {
    let name = tokens[index].text
    guard let isOfSelf = isMemberOfSelf(index) else {
      let known = declarations[name]?.filter { $0.scope.contains(index) } ?? []
      return known.max { isOuter($0, $1) }.map { isOf(type, $0, depth) } ?? false
    }
    return isOfSelf && isProperty(name, type, depth: depth)
  }

  /// Of two that have a name, the one that the other hides.
  private func isOuter(_ one: Declaration, _ other: Declaration) -> Bool {
    if one.isProperty != other.isProperty { return one.isProperty }
    return one.scope.lowerBound < other.scope.lowerBound
  }

  private func isProperty(_ name: Substring, _ type: Substring, depth: Int) -> Bool {
    declarations[name]?.contains { $0.isProperty && isOf(type, $0, depth) } ?? false
  }

  private func isOf(_ type: Substring, _ value: Declaration, _ depth: Int) -> Bool {
    switch value.type {
    case .named(let name):
      name == type
        || name == ObjectiveCDeclarations.synthesizedType && type.hasSuffix("Delegate")
    case .sameAs(let index):
      depth < Self.deepestAlias && isValue(at: index, of: type, depth: depth + 1)
    case .unknown: false
    }
  }

  private static let deepestAlias = 4

  /// Whether a name is a member of `self`, as in `self?.name` or `self->name`; nil for a bare name.
  private func isMemberOfSelf(_ index: Int) -> Bool? {
    var place = index - 1
    switch (tokens[safe: place - 1], tokens[safe: place]) {
    case ("-", ">"): place -= 2
    case (_, "."):
      place -= 1
      if ["?", "!"].contains(tokens[safe: place]) { place -= 1 }
    default: return nil
    }
    return tokens[safe: place].map(isSelf) == true && tokens[safe: place - 1] != "."
  }
}
