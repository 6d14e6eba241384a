package import Screen

// Keys as configuration files write them: `r`, `Enter`, `F5`, `Ctrl-T`, `Alt-x`.
extension Key {
  /// The key with this name; nil if there is none. Upper and lower case matter for letters only.
  package init?(word: String) {
    var rest = word[...]
    var held: Modifiers = []
    for (prefix, modifier) in Self.prefixes
    where rest.count > prefix.count && rest.lowercased().hasPrefix(prefix.lowercased()) {
      held.insert(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    guard let code = Code(word: String(rest)) else { return nil }
    // A terminal sends the same for both cases.
    if held.contains(.ctrl), case .character(let character) = code {
      guard character.isASCII, character.isLetter else { return nil }
      self.init(Character(character.lowercased()), held)
    } else {
      self.init(code, held)
    }
  }

  /// Its name.
  package var word: String {
    let held = Self.prefixes.filter { modifiers.contains($0.modifier) }.map(\.text).joined()
    guard modifiers.contains(.ctrl), case .character(let character) = code else {
      return held + code.word
    }
    return held + character.uppercased()
  }

  private static let prefixes: [(text: String, modifier: Modifiers)] = [
    ("Ctrl-", .ctrl), ("Alt-", .alt),
  ]
}

extension Key.Code {
  /// Keys that have no letter.
  private static let names: [(word: String, code: Self)] =
    [
      ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Shift-Tab", .backtab), ("Up", .up),
      ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
      ("PgUp", .pageUp), ("PgDn", .pageDown), ("Backspace", .backspace), ("Del", .delete),
      ("Ins", .insert), ("Space", .character(" ")),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  fileprivate init?(word: String) {
    let found = Self.names.first { $0.word.lowercased() == word.lowercased() }
    if let found {
      self = found.code
    } else if let character = word.first, word.count == 1, character.isTyped {
      self = .character(character)
    } else {
      return nil
    }
  }

  fileprivate var word: String {
    if let name = Self.names.first(where: { $0.code == self }) { return name.word }
    if case .character(let character) = self { return String(character) }
    return ""
  }
}

extension Character {
  /// Whether a keyboard sends it as it is.
  fileprivate var isTyped: Bool {
    unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F..<0xA0).contains($0.value) }
  }
}
