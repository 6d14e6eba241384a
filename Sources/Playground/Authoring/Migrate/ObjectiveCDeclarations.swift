/// The declarations of a source in Objective-C.
struct ObjectiveCDeclarations {
  let blocks: CodeBlocks
  private var tokens: [SourceToken] { blocks.tokens }

  var all: [Declaration] { tokens.indices.flatMap(declarations) }

  private func declarations(at index: Int) -> [Declaration] {
    if tokens[index].text == "@synthesize" { return synthesized(after: index) }
    guard tokens[index].isWord, let type = type(before: index) else { return [] }
    let name = tokens[index].text
    if blocks.isOutsideFunctions(index), !isParameter(index) {
      // A property is a variable with a line in front.
      return [name, "_\(name)"].map {
        Declaration(name: $0, type: type, scope: tokens.indices, isProperty: true)
      }
    }
    return [Declaration(name: name, type: type, scope: localScope(of: index), isProperty: false)]
  }

  /// The delegate of a custom event is a property of Google's protocol, and its type is written there.
  private func synthesized(after index: Int) -> [Declaration] {
    tokens[(index + 1)...].prefix { $0.text != ";" }.filter(\.isWord).flatMap { token in
      [token.text, "_\(token.text)"].map {
        Declaration(
          name: $0, type: .named(Self.synthesizedType), scope: tokens.indices, isProperty: true)
      }
    }
  }

  /// Stands for the delegate of whichever custom event the class is.
  static let synthesizedType: Substring = "@synthesize"

  /// `Type *`, `(Type *)`, `id<Type>` or `id` in front of a name.
  private func type(before index: Int) -> DeclaredType? {
    var place = index - 1
    let isInBrackets = tokens[safe: place] == ")"
    // In a function that is a cast.
    if isInBrackets, !isSignature(index) { return nil }
    if isInBrackets { place -= 1 }
    while let word = tokens[safe: place], Self.qualifiers.contains(word) { place -= 1 }
    switch tokens[safe: place] {
    case "*": return typeName(at: place - 1)
    case ">":
      guard let type = typeName(at: place - 1), tokens[safe: place - 2] == "<" else { return nil }
      return type
    case "id", "__auto_type":
      return tokens[safe: index + 1] == "=" ? aliasedValue(at: index + 2, tokens) : .unknown
    default: return nil
    }
  }

  /// A product has no type in front, nor what ends a value behind it.
  private func typeName(at index: Int) -> DeclaredType? {
    guard let word = tokens[safe: index], word.first?.isUppercase == true else { return nil }
    return .named(word)
  }

  private static let qualifiers: Set<Substring> = [
    "_Nonnull", "_Nullable", "__nonnull", "__nullable", "__weak", "__strong", "const",
  ]

  /// Whether the name stands in `- (void)first:(Type *)name second:…`.
  private func isSignature(_ index: Int) -> Bool {
    guard blocks.isOutsideFunctions(index), let bracket = blocks.partner(of: index - 1) else {
      return false
    }
    return tokens[safe: bracket - 1] == ":"
  }

  private func isParameter(_ index: Int) -> Bool { tokens[safe: index - 1] == ")" }

  /// That of a parameter, also of a block's, is the block behind it.
  private func localScope(of index: Int) -> Range<Int> {
    let isOfBlock = [")", ","].contains(tokens[safe: index + 1])
    return isParameter(index) || isOfBlock
      ? blocks.next(from: index, unless: ";") : blocks.rest(from: index)
  }
}
