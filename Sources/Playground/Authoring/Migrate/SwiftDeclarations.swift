/// The declarations of a Swift source.
struct SwiftDeclarations {
  let blocks: CodeBlocks
  private var tokens: [SourceToken] { blocks.tokens }

  var all: [Declaration] { tokens.indices.flatMap(declarations) }

  private func declarations(at index: Int) -> [Declaration] {
    switch tokens[index].text {
    case "let", "var": variable(at: index + 1).map { [$0] } ?? []
    case "for": loopVariable(at: index + 1).map { [$0] } ?? []
    case "(" where isParameterList(index): parameters(of: index)
    default: []
    }
  }

  // MARK: Variables

  private func variable(at index: Int) -> Declaration? {
    guard tokens.indices.contains(index), tokens[index].isWord,
      let type = variableType(after: index)
    else { return nil }
    let isProperty = blocks.isOutsideFunctions(index)
    let scope = isProperty ? wholeType(around: index) : localScope(of: index)
    return Declaration(name: tokens[index].text, type: type, scope: scope, isProperty: isProperty)
  }

  /// Nil for `if let name`, which is the same value.
  private func variableType(after index: Int) -> DeclaredType? {
    switch tokens[safe: index + 1] {
    case ":": type(at: index + 2)
    case "as": type(at: index + 2)
    case "=": value(at: index + 2)
    case "{", ",", "else": nil
    default: .unknown
    }
  }

  /// `make(…) as? Type`, `Type(…)` or another value.
  private func value(at index: Int) -> DeclaredType {
    let statement = tokens[min(index, tokens.count)...].prefix(Self.longestCast).prefix {
      !["=", "{", "let", "var", "else", "func"].contains($0.text)
    }
    if let cast = statement.firstIndex(where: { $0.text == "as" }) {
      return type(at: ["?", "!"].contains(tokens[safe: cast + 1]) ? cast + 2 : cast + 1)
    }
    guard tokens[safe: index]?.first?.isUppercase == true, tokens[safe: index + 1] == "(" else {
      return aliasedValue(at: index, tokens)
    }
    return .named(tokens[index].text)
  }

  /// How many words and signs may be between a variable and its type.
  private static let longestCast = 24

  private func loopVariable(at index: Int) -> Declaration? {
    guard tokens[safe: index + 1] == "in", tokens[index].isWord else { return nil }
    return Declaration(
      name: tokens[index].text, type: .unknown, scope: blocks.next(from: index, unless: "}"),
      isProperty: false)
  }

  private func wholeType(around index: Int) -> Range<Int> {
    blocks.rest(from: index).upperBound == tokens.count
      ? tokens.indices
      : (blocks.opening(around: index) ?? 0)..<blocks.rest(from: index).upperBound
  }

  /// That of a condition is the block behind it, except of `guard`.
  private func localScope(of index: Int) -> Range<Int> {
    let statement = tokens[max(0, index - Self.longestStatement)..<index].reversed()
      .prefix { !["{", "}", ";"].contains($0.text) }
    let word = statement.first { Self.statements.contains($0.text) }
    return ["if", "while", "for"].contains(word?.text)
      ? blocks.next(from: index, unless: "}") : blocks.rest(from: index)
  }

  private static let statements: Set<Substring> = ["if", "while", "for", "guard", "switch"]
  private static let longestStatement = 64

  // MARK: Parameters

  /// `func name(`, `func name<T>(`, `init(` or `{ (`.
  private func isParameterList(_ index: Int) -> Bool {
    let before = tokens[max(0, index - 16)..<index].reversed()
    guard let last = before.first else { return false }
    if last.text == "{" { return true }
    if last.text == "]", before.dropFirst().contains(where: { $0.text == "[" }) {
      return before.drop { $0.text != "[" }.dropFirst().first?.text == "{"
    }
    let head = before.prefix { !["{", "}", ")", ";"].contains($0.text) }
    if let initializer = head.firstIndex(where: { $0.text == "init" }) {
      return head.index(after: initializer) == head.endIndex
        || head[head.index(after: initializer)].text != "."
    }
    return head.dropFirst().contains { $0.text == "func" }
  }

  private func parameters(of bracket: Int) -> [Declaration] {
    let isClosure = ["{", "]"].contains(tokens[safe: bracket - 1])
    var (found, depth, place): ([Declaration], Int, Int) = ([], 1, bracket + 1)
    while depth > 0, tokens.indices.contains(place) {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ":" where depth == 1 && tokens[place - 1].isWord:
        found.append(parameter(at: place - 1, isClosure: isClosure))
      default: break
      }
      place += 1
    }
    return found
  }

  private func parameter(at index: Int, isClosure: Bool) -> Declaration {
    Declaration(
      name: tokens[index].text, type: type(at: index + 2),
      scope: isClosure ? blocks.rest(from: index) : blocks.next(from: index, unless: "}"),
      isProperty: false)
  }

  // MARK: Types

  /// The last word of `inout any Module.Type`.
  private func type(at index: Int) -> DeclaredType {
    var place = index
    while let word = tokens[safe: place], Self.modifiers.contains(word) { place += 1 }
    while tokens[safe: place + 1] == ".", tokens.indices.contains(place + 2) { place += 2 }
    guard tokens.indices.contains(place), tokens[place].isWord else { return .unknown }
    return .named(tokens[place].text)
  }

  private static let modifiers: Set<Substring> = [
    "inout", "any", "some", "@escaping", "borrowing", "sending",
  ]
}
