/// Reads a module's interface: declarations without bodies, as a compiler writes them or as one would by
/// hand. What it does not know it leaves out.
struct InterfaceReader {
  private let source: String
  private let tokens: [SourceToken]
  /// The line of each token.
  private let lines: [Int]
  /// Names of modules that are left out before a dot.
  private let modules: Set<String>
  private var index = 0
  private var depth = 0
  /// Types in types that are still read.
  private static let deepest = 50

  /// Places of declarations that could not be read.
  private(set) var unread: [Int] = []

  /// `own` are the modules whose interface it is.
  init(_ source: String, modules own: [String]) {
    self.source = source
    tokens = SourceToken.all(in: source)
    lines = Self.lines(of: tokens, in: source)
    modules = Self.silent.union(own)
  }

  /// Apple's modules without a like here; their types are had from elsewhere or not at all.
  private static let silent: Set = [
    "ObjectiveC", "CoreFoundation", "CoreGraphics", "QuartzCore",
  ]

  private static func lines(of tokens: [SourceToken], in source: String) -> [Int] {
    var (line, place) = (1, source.startIndex)
    return tokens.map { token in
      line += source[place..<token.text.startIndex].utf8.count { $0 == UInt8(ascii: "\n") }
      place = token.text.startIndex
      return line
    }
  }

  /// All declarations to the end, or to the bracket that closes the type around them.
  mutating func declarations() -> [InterfaceDeclaration] {
    var found: [InterfaceDeclaration] = []
    while index < tokens.count, depth == 0 || text != "}" {
      if text == "}" {
        // It closes nothing.
        unread.append(lines[index])
        index += 1
      } else if text.hasPrefix("#") {
        skipCondition()
      } else {
        found += declaration()
      }
    }
    return found
  }

  private var text: Substring { index < tokens.count ? tokens[index].text : "" }

  private func text(at index: Int) -> Substring {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  // MARK: Conditions

  /// The first branch counts: an interface's conditions ask for what every compiler of today has.
  private mutating func skipCondition() {
    let word = text
    skipLine()
    guard word == "#else" || word == "#elseif" else { return }
    var depth = 1
    while index < tokens.count, depth > 0 {
      if text == "#if" { depth += 1 }
      if text == "#endif" { depth -= 1 }
      skipLine()
    }
  }

  private mutating func skipLine() {
    guard index < tokens.count else { return }
    let line = lines[index]
    while index < tokens.count, lines[index] == line { index += 1 }
  }

  // MARK: One declaration

  private mutating func declaration() -> [InterfaceDeclaration] {
    let start = index
    var (attributes, modifiers): (Set<String>, Set<String>) = ([], [])
    while index < tokens.count {
      if text.hasPrefix("@") {
        attributes.insert(String(text))
        index += 1
        // `@_Concurrency.MainActor`
        if text == "." { index += 2 }
        skipBrackets()
      } else if Self.modifiers.contains(String(text)), !isKeyword(index) {
        modifiers.insert(String(text))
        index += 1
        skipBrackets()
      } else {
        break
      }
    }
    let word = InterfaceDeclaration.Kind(rawValue: String(text))
    guard let kind = word, !kind.isType || index + 1 < tokens.count else {
      unread.append(lines[min(start, lines.count - 1)])
      skipLine()
      return []
    }
    return [declaration(kind, attributes, modifiers)]
  }

  /// `class` is a modifier before another word that begins a declaration.
  private func isKeyword(_ index: Int) -> Bool {
    guard text(at: index) == "class" else { return false }
    let next = String(text(at: index + 1))
    return InterfaceDeclaration.Kind(rawValue: next) == nil && !Self.modifiers.contains(next)
  }

  private mutating func declaration(
    _ kind: InterfaceDeclaration.Kind, _ attributes: Set<String>, _ modifiers: Set<String>
  ) -> InterfaceDeclaration {
    let start = index
    let name = kind == .`init` || kind == .subscript ? kind.rawValue : dottedName(at: index + 1)
    skipHead()
    let head = written(start..<index)
    if text == ";" { index += 1 }
    var (members, isSettable) = ([InterfaceDeclaration](), kind == .var)
    if text == "{" {
      index += 1
      if kind.isType, depth < Self.deepest {
        depth += 1
        members = declarations()
        depth -= 1
        index += 1
      } else {
        let words = body()
        isSettable = words.contains { ["set", "_modify", "didSet", "willSet"].contains($0) }
      }
    }
    return InterfaceDeclaration(
      kind: kind, name: name, modifiers: modifiers, attributes: attributes, head: head,
      isSettable: isSettable, members: members, line: lines[start])
  }

  private func dottedName(at index: Int) -> String {
    var (index, name) = (index, String(text(at: index)))
    if name == "`" { return String(text(at: index + 1)) }
    while text(at: index + 1) == ".", tokens.indices.contains(index + 2) {
      if modules.contains(name) { name = "" }
      name += (name.isEmpty ? "" : ".") + text(at: index + 2)
      index += 2
    }
    return name
  }

  /// To the body, or the end of the line when no bracket is open and nothing announces more.
  private mutating func skipHead() {
    var depth = 0
    let first = index
    while index < tokens.count {
      let sign = text
      if depth == 0, sign == "{" || sign == "}" || sign == ";" { break }
      if depth == 0, index > first, lines[index] > lines[index - 1], !goesOn(index) { break }
      depth += "([{".contains(sign) ? 1 : ")]}".contains(sign) ? -1 : 0
      index += 1
    }
  }

  /// Whether the token on a new line belongs to what was begun.
  private func goesOn(_ index: Int) -> Bool {
    ["-", "where", ":", "throws", "async", "&", "."].contains(text(at: index))
      || [",", ":", ">", "&", "="].contains(text(at: index - 1))
        && !(text(at: index - 1) == ">" && text(at: index - 2) != "-")
  }

  /// The words of a body that is skipped.
  private mutating func body() -> [Substring] {
    let start = index
    var depth = 1
    while index < tokens.count {
      depth += text == "{" ? 1 : text == "}" ? -1 : 0
      index += 1
      if depth == 0 { break }
    }
    return tokens[start..<max(start, index - 1)].map(\.text)
  }

  private mutating func skipBrackets() {
    guard text == "(", index > 0,
      tokens[index - 1].text.endIndex == tokens[index].text.startIndex
    else { return }
    var depth = 0
    repeat {
      depth += text == "(" ? 1 : text == ")" ? -1 : 0
      index += 1
    } while index < tokens.count && depth > 0
  }

  // MARK: The head as it is written again

  /// The source of these tokens, without names of modules and without what means nothing here.
  private func written(_ range: Range<Int>) -> String {
    var (written, index) = ("", range.lowerBound)
    while index < range.upperBound {
      let token = tokens[index].text
      let isModule =
        modules.contains(String(token)) && text(at: index + 1) == "."
        && text(at: index - 1) != "."
      if isModule {
        if index > range.lowerBound { written += gap(before: index) }
        index += 2
        written += text(at: index)
      } else if Self.dropped.contains(String(token)) {
        if index > range.lowerBound { written += gap(before: index) }
        if token == "@convention" { index += 3 }
        if token == "@_Concurrency" { index += 2 }
      } else {
        if index > range.lowerBound { written += gap(before: index) }
        written += token
      }
      index += 1
    }
    return written.replacing(/\s+/, with: " ").trimmed
  }

  private func gap(before index: Int) -> Substring {
    source[tokens[index - 1].text.endIndex..<tokens[index].text.startIndex]
  }

  private static let dropped: Set = [
    "@MainActor", "@_Concurrency", "@convention", "@preconcurrency",
  ]

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "override", "convenience", "required", "weak", "unowned", "lazy", "mutating", "nonmutating",
    "nonisolated", "dynamic", "optional", "indirect", "isolated", "prefix", "postfix", "infix",
    "distributed", "consuming", "borrowing",
  ]
}
