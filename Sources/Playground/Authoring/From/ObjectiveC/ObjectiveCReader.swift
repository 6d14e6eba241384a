/// Reads the declarations of a source: classes, what their parts in it say, and what is around them.
struct ObjectiveCReader {
  private let text: ObjectiveCText
  private var code: [Unicode.Scalar] { text.code }
  private var place = 0
  /// Parts of classes, in order; a class may have several.
  private(set) var classes: [ObjectiveCClass] = []
  /// What is in no class: functions, variables, constants, enumerations.
  private(set) var rest: [Range<Int>] = []
  private(set) var troubles: [(place: Int, kind: SkeletonTrouble)] = []

  init(_ text: ObjectiveCText) {
    self.text = text
    troubles = text.unclosed.map { ($0, .notClosed) }
    while let start = next() {
      switch word(at: start) {
      case "@interface": part(start, isSource: false)
      case "@implementation": part(start, isSource: true)
      case "@protocol": skipProtocol(start)
      case "@class", "@import": place = end(of: ";", from: start)
      case "@end": place = start + 4
      case let word where isMacro(word, start): place = start + word.length
      default: chunk(start)
      }
    }
  }

  // MARK: Places

  /// The next place that is not blank.
  private mutating func next() -> Int? {
    place = text.skip(place, code.count)
    return place < code.count ? place : nil
  }

  /// The word at a place, with `@` in front of it if there is one.
  private func word(at start: Int) -> String {
    let isKeyword = code[start] == "@"
    return (isKeyword ? "@" : "") + text.word(isKeyword ? start + 1 : start, code.count)
  }

  /// Behind the next of the sign, or the end.
  private func end(of sign: Unicode.Scalar, from start: Int) -> Int {
    code[start...].firstIndex(of: sign).map { $0 + 1 } ?? code.count
  }

  /// The source between two signs, of which the last may be missing.
  private func plain(_ start: Int, _ end: Int) -> String { text.plain(start..<max(start, end)) }

  /// Whether one of the words begins here that are never in a block.
  private func isOutside(_ start: Int) -> Bool {
    switch code[start] {
    case "@": ["@end", "@implementation", "@interface"].contains(word(at: start))
    case "-", "+":
      (start == 0 || code[start - 1] == "\n")
        && (code[start...].dropFirst().starts(with: "(".unicodeScalars)
          || code[start...].dropFirst().starts(with: " (".unicodeScalars))
    default: false
    }
  }

  /// The bracket that closes the block, or where it has to end without one.
  private mutating func close(_ open: Int) -> Int {
    var depth = 0
    let end = code[open...].indices.first { index in
      depth += code[index] == "{" ? 1 : code[index] == "}" ? -1 : 0
      return depth == 0 || isOutside(index)
    }
    if depth > 0 { troubles.append((open, .notClosed)) }
    return end ?? code.count
  }

  /// A line with nothing but the name of a macro, as `NS_ASSUME_NONNULL_BEGIN`.
  private func isMacro(_ word: String, _ start: Int) -> Bool {
    word.contains("_") && word == word.uppercased()
      && code[(start + word.length)...].first { $0 != " " } ?? "\n" == "\n"
  }

  // MARK: Classes

  /// A class, as its interface or its implementation declares it.
  private mutating func part(_ start: Int, isSource: Bool) {
    place = start + (isSource ? 15 : 10)
    guard var part = head() else { return }
    part.source = isSource ? start : nil
    var above = start
    if next() != nil, code[place] == "{" {
      part.values += variables()
      above = place
    }
    defer { classes.append(part) }
    reading: while let start = next() {
      defer { above = place }
      switch word(at: start) {
      case "@end":
        place = start + 4
        return
      case "@interface", "@implementation": break reading
      case let word where !isSource || word == "@synthesize" || word == "@dynamic":
        place = end(of: ";", from: start)
        guard word == "@property" else { continue }
        part.values += ObjectiveCValue.property(plain(start + 9, place - 1))
      default:
        if code[start] != "-", code[start] != "+" {
          chunk(start)
        } else if let method = method(start, above) {
          part.methods.append(method)
        }
      }
    }
    troubles.append((start, .noEnd))
  }

  /// `NAME (Category) : PARENT <PROTOCOLS>`; a category is left out with all that is in it.
  private mutating func head() -> ObjectiveCClass? {
    guard let start = next() else { return nil }
    var part = ObjectiveCClass(name: word(at: start))
    guard !part.name.isEmpty, !part.name.hasPrefix("@") else {
      troubles.append((start, .noName))
      return nil
    }
    place = start + part.name.length
    while let sign = next() {
      switch code[sign] {
      case "(":
        place = end(of: ")", from: sign)
        guard !plain(sign + 1, place - 1).isEmpty else { continue }
        troubles.append((start, .category))
        skipToEnd()
        return nil
      case ":":
        place = sign + 1
        guard let name = next() else { return part }
        let parent = word(at: name)
        part.parent = parent
        place = name + max(1, parent.length)
      case "<":
        place = end(of: ">", from: sign)
        part.protocols += plain(sign + 1, place - 1).split(separator: ",").map(\.trimmed)
      default: return part
      }
    }
    return part
  }

  private mutating func skipProtocol(_ start: Int) {
    let semicolon = end(of: ";", from: start)
    // `@protocol A, B;` only says that there are such.
    if code[(start + 1)..<semicolon].contains(where: { $0 == "-" || $0 == "+" || $0 == "@" }) {
      place = start + 9
      skipToEnd()
    } else {
      place = semicolon
    }
  }

  private mutating func skipToEnd() {
    place = code[place...].indices.first { code[$0] == "@" && isOutside($0) } ?? code.count
    if place < code.count, word(at: place) == "@end" { place += 4 }
  }

  private mutating func variables() -> [ObjectiveCValue] {
    let open = place
    let end = close(open)
    place = min(end + 1, code.count)
    return plain(open + 1, end).split(separator: ";").flatMap {
      ObjectiveCValue.variable($0.trimmed)
    }
  }

  // MARK: Methods

  /// Leaves out what has no body.
  private mutating func method(_ start: Int, _ above: Int) -> ObjectiveCMethod? {
    let open = code[start...].firstIndex { $0 == "{" || $0 == ";" }
    guard let open, code[open] == "{" else {
      place = open.map { $0 + 1 } ?? code.count
      return nil
    }
    let end = close(open)
    place = end < code.count && code[end] == "}" ? end + 1 : end
    let method = ObjectiveCMethod(
      text, head: start..<open, body: (open + 1)..<max(open + 1, end), above: above..<start)
    if method.parts.isEmpty { troubles.append((start, .noName)) }
    return method.parts.isEmpty ? nil : method
  }

  /// A declaration of C: up to its semicolon or to the end of its block.
  private mutating func chunk(_ start: Int) {
    var index = start
    while index < code.count {
      if code[index] == ";" {
        index += 1
        break
      }
      if code[index] == "{" {
        index = close(index)
        let isValue = code[start..<index].contains("=")
        index = min(index + 1, code.count)
        if !isValue, code[index...].first(where: { !$0.isBlank }) != ";" { break }
      } else if index > start, isOutside(index) {
        break
      } else {
        index += 1
      }
    }
    place = max(index, start + 1)
    rest.append(start..<place)
  }
}
