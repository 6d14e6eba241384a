/// How a name is told among the tokens of a source.
struct NamePattern: Equatable {
  /// The word at which it is found.
  let word: String
  /// The word before it: that of a type or of `func`.
  private let owner: String?
  /// The labels of its arguments; nil if it is no method.
  private let labels: [String]?
  /// A word that is somewhere before it in the same call.
  private let beginning: String?

  /// Patterns that say more are tried first.
  var weight: Int { (owner == nil ? 0 : 2) + (labels == nil && beginning == nil ? 0 : 1) }

  /// `name`, `name(label:_:)`, `Owner.name(_:)` or `func name()`.
  init(swift text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    let path = parts[0].split { $0 == "." || $0 == " " }.map(String.init)
    let labels = parts.count == 1 ? nil : parts[1].dropLast().split(separator: ":")
    word = path.last ?? text
    owner = path.count > 1 ? path[0] : nil
    self.labels = labels?.isEmpty == true ? nil : labels?.map(String.init)
    beginning = nil
  }

  /// `word`, `Owner.word`, or `first:second` for the second part of a selector.
  init(objectiveC text: String) {
    let path = text.split(separator: ".").map(String.init)
    let parts = (path.last ?? text).split(separator: ":").map(String.init)
    word = parts.last ?? text
    owner = path.count > 1 ? path[0] : nil
    beginning = parts.count > 1 ? parts[0] : nil
    labels = nil
  }

  func matches(_ index: Int, _ tokens: [SourceToken]) -> Bool {
    if let owner, !isAfter(owner, index, tokens) { return false }
    if let labels, Self.labels(after: index, tokens) != labels { return false }
    if let beginning {
      let start = max(0, index - Self.longestCall)
      return tokens[start..<index].contains { $0.text == beginning }
    }
    return true
  }

  /// How many words and signs may be between the two parts of a selector.
  private static let longestCall = 12

  /// `Owner.word`, `[Owner word` or `func word`.
  private func isAfter(_ owner: String, _ index: Int, _ tokens: [SourceToken]) -> Bool {
    guard index > 0 else { return false }
    if tokens[index - 1].text == owner { return true }
    return tokens[index - 1].text == "." && index > 1 && tokens[index - 2].text == owner
  }

  /// The labels of the arguments or parameters in the brackets that follow; nil without brackets.
  static func labels(after index: Int, _ tokens: [SourceToken]) -> [String]? {
    // An initializer may fail: `init!(…)`.
    let isFailing = tokens[index].text == "init" && ["!", "?"].contains(tokens[safe: index + 1])
    let bracket = isFailing ? index + 2 : index + 1
    guard tokens[safe: bracket] == "(" else { return nil }
    var (labels, depth, place, isFirst): ([String], Int, Int, Bool) = ([], 1, bracket + 1, true)
    while depth > 0, tokens.indices.contains(place) {
      let token = tokens[place]
      if depth == 1, isFirst, token.text != ")" {
        labels.append(isLabel(place, tokens) ? String(token.text) : "_")
      }
      isFirst = depth == 1 && token.text == ","
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      place += 1
    }
    return labels
  }

  /// `label:` of a call, or `label name:` of a declaration.
  private static func isLabel(_ place: Int, _ tokens: [SourceToken]) -> Bool {
    guard tokens[place].isWord, tokens.indices.contains(place + 1) else { return false }
    let next = tokens[place + 1]
    return next.text == ":" || next.isWord
  }
}
