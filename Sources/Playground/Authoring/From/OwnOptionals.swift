/// The optional requirements of an adapter's own protocols, which only Objective-C has. Each becomes a
/// requirement with a default implementation behind the file's last line, so that lines keep their
/// numbers, and its calls lose their question mark:
///
/// ```
/// protocol P { optional func seen() }      protocol P { func seen() }
/// delegate?.seen?()                        delegate?.seen()
///                                          extension P { func seen() {} }
/// ```
///
/// One whose result nothing can stand for stays as it is.
struct OwnOptionals {
  private let names: Set<String>

  /// The requirements in all files of an adapter.
  init(_ sources: [String]) {
    names = Set(
      sources.flatMap { source in
        Self.requirements(in: source, SourceToken.all(in: source)).map(\.name)
      })
  }

  private struct Requirement {
    let name: String
    /// The word that goes.
    let word: Range<String.Index>
    let replacement: String
  }

  func without(in source: String) -> String {
    guard !names.isEmpty else { return source }
    let tokens = SourceToken.all(in: source)
    let requirements = Self.requirements(in: source, tokens)
    let marks = tokens.indices.compactMap { questionMark(ofCallAt: $0, tokens) }
    var (text, place) = ("", source.startIndex)
    for range in (requirements.map(\.word) + marks).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      text += source[place..<range.lowerBound]
      place = range.upperBound
    }
    text += source[place...]
    guard !requirements.isEmpty else { return text }
    let end = text.hasSuffix("\n") ? "" : "\n"
    return text + end + requirements.map { $0.replacement + "\n" }.joined()
  }

  /// That of `.seen?(`.
  private func questionMark(ofCallAt index: Int, _ tokens: [SourceToken]) -> Range<String.Index>? {
    guard tokens.indices.contains(index + 3), tokens[index].text == ".",
      names.contains(String(tokens[index + 1].text)), tokens[index + 2].text == "?",
      tokens[index + 3].text == "("
    else { return nil }
    return tokens[index + 2].text.startIndex..<tokens[index + 2].text.endIndex
  }

  private static func requirements(
    in source: String, _ tokens: [SourceToken]
  ) -> [Requirement] {
    var found: [Requirement] = []
    var scope: (type: String, access: String)?
    for (index, token) in tokens.enumerated() where tokens.indices.contains(index + 2) {
      switch token.text {
      case "protocol":
        let isPublic = index > 0 && tokens[index - 1].text == "public"
        scope = (String(tokens[index + 1].text), isPublic ? "public " : "")
      case "class", "struct", "enum", "extension": scope = nil
      case "optional" where tokens[index + 1].text == "func":
        let start = tokens[index + 1].text.startIndex
        guard let scope, let body = body(ofFunctionAt: start, index + 3, source, tokens) else {
          continue
        }
        found.append(
          Requirement(
            name: String(tokens[index + 2].text), word: token.text.startIndex..<start,
            replacement: "extension \(scope.type) { \(scope.access)\(body) }"))
      default: break
      }
    }
    return found
  }

  /// The function with a body; nil if there is none for its result. `bracket` is where its arguments begin.
  private static func body(
    ofFunctionAt start: String.Index, _ bracket: Int, _ source: String, _ tokens: [SourceToken]
  ) -> String? {
    var depth = 0
    for token in tokens[bracket...] {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let rest = source[token.text.endIndex...].prefix {
        !$0.isNewline && $0 != "}" && $0 != ";" && $0 != "/"
      }
      let function = source[start..<rest.endIndex].trimmed
      guard rest.contains("->") else { return "\(function) {}" }
      return rest.trimmed.hasSuffix("?") ? "\(function) { nil }" : nil
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
