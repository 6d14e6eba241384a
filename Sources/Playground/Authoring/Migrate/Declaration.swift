import Catalogue

/// A value that a source declares: a property, a variable or a parameter.
struct Declaration {
  let name: Substring
  /// What is known about its type.
  let type: DeclaredType
  /// The tokens that may mean it.
  let scope: Range<Int>
  /// Whether it can be reached through `self`.
  let isProperty: Bool
}

enum DeclaredType: Equatable {
  /// The last word of its name.
  case named(Substring)
  /// That of the value at a token.
  case sameAs(Int)
  case unknown
}

extension Declaration {
  /// All of a source, in order.
  static func all(in blocks: CodeBlocks, _ language: SourceLanguage) -> [Declaration] {
    switch language {
    case .swift: SwiftDeclarations(blocks: blocks).all
    case .objectiveC: ObjectiveCDeclarations(blocks: blocks).all
    }
  }
}

/// `= value` and `= self.value` are the value at a token, if nothing is called with it.
func aliasedValue(at index: Int, _ tokens: [SourceToken]) -> DeclaredType {
  var place = index
  if tokens[safe: place] == "self" {
    place += tokens[safe: place + 1] == "?" ? 2 : 1
    guard tokens[safe: place] == "." else { return .unknown }
    place += 1
  }
  guard tokens.indices.contains(place), tokens[place].isWord,
    ![".", "?", "!", "(", "["].contains(tokens[safe: place + 1])
  else { return .unknown }
  return .sameAs(place)
}
