import Catalogue

/// The values of a source that have a type of SDK 7: parameters, variables and properties, as far as
/// the type is written or they are another one's.
struct TypedValues {
  /// Their names by type.
  private var names: [Substring: Set<Substring>] = [:]
  private let tokens: [SourceToken]

  init(_ tokens: [SourceToken], of types: Set<String>, _ language: SourceLanguage) {
    self.tokens = tokens
    for index in tokens.indices where types.contains(String(tokens[index].text)) {
      let name =
        switch language {
        case .swift: nameInSwift(before: index)
        case .objectiveC: nameInObjectiveC(after: index)
        }
      guard let name else { continue }
      // A property of Objective-C is a variable with a line in front.
      names[tokens[index].text, default: []].formUnion([name, "_\(name)"])
    }
    for type in names.keys { addAliases(of: type) }
  }

  /// Whether a word is a member of a value of the type: `value.word`, `value?.word` or `[value word]`.
  func haveMember(at index: Int, of type: String) -> Bool {
    guard let known = names[Substring(type)] else { return false }
    var place = index - 1
    if tokens[safe: place] == "." { place -= 1 }
    if ["?", "!"].contains(tokens[safe: place]) { place -= 1 }
    return tokens[safe: place].map(known.contains) ?? false
  }

  /// `name: Type`, or `name = … as? Type`.
  private func nameInSwift(before index: Int) -> Substring? {
    var place = index - 1
    if ["inout", "any"].contains(tokens[safe: place]) { place -= 1 }
    if tokens[safe: place] == ":" { return tokens[safe: place - 1] }
    if ["?", "!"].contains(tokens[safe: place]) { place -= 1 }
    guard tokens[safe: place] == "as" else { return nil }
    let start = max(0, place - Self.longestCast)
    return tokens[start..<place].lastIndex { $0.text == "=" }.flatMap { tokens[safe: $0 - 1] }
  }

  /// How many words and signs may be between a variable and its type.
  private static let longestCast = 12

  /// `Type *name`, or `(Type * _Nonnull)name`.
  private func nameInObjectiveC(after index: Int) -> Substring? {
    let rest = tokens[(index + 1)...].prefix(6).drop {
      ["*", ")"].contains($0.text) || Self.qualifiers.contains($0.text)
    }
    return rest.first.flatMap { $0.isWord ? $0.text : nil }
  }

  private static let qualifiers: Set<Substring> = [
    "_Nonnull", "_Nullable", "__nonnull", "__nullable", "__weak", "__strong", "const",
  ]

  /// `let name = value`.
  private mutating func addAliases(of type: Substring) {
    for index in tokens.indices where tokens[index].text == "=" {
      let isSelf = tokens[safe: index + 1] == "self" && tokens[safe: index + 2] == "."
      let value = isSelf ? index + 3 : index + 1
      guard let name = tokens[safe: index - 1], let source = tokens[safe: value],
        names[type]?.contains(source) == true, ![".", "?", "("].contains(tokens[safe: value + 1])
      else { continue }
      names[type]?.insert(name)
    }
  }
}
