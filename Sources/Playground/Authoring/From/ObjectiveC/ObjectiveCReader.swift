/// Reads the declarations of a source: classes, what their parts in it say, and what is around them.
struct ObjectiveCReader {
  private let text: ObjectiveCText
  private var code: [UInt8] { text.code }
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
      case "@interface": interface(start)
      case "@implementation": implementation(start)
      case "@protocol": skipProtocol(start)
      case "@class", "@import": place = end(of: ";", from: start)
      case "@end": place = start + 4
      case let word where isMacro(word, start): place = start + word.utf8.count
      default: chunk(start)
      }
    }
  }

  // MARK: Places

  /// The next place that is not blank.
  private mutating func next() -> Int? {
    while place < code.count, code[place] <= space { place += 1 }
    return place < code.count ? place : nil
  }

  /// The word at a place, with `@` in front of it if there is one.
  private func word(at start: Int) -> String {
    let isKeyword = code[start] == UInt8(ascii: "@")
    let letters = code[(isKeyword ? start + 1 : start)...].prefix { $0.isOfWord }
    return (isKeyword ? "@" : "") + String(decoding: letters, as: UTF8.self)
  }

  /// Behind the next of the sign, or the end.
  private func end(of sign: Character, from start: Int) -> Int {
    code[start...].firstIndex { $0 == sign.asciiValue }.map { $0 + 1 } ?? code.count
  }

  /// Whether one of the words begins here that are never in a block.
  private func isOutside(_ start: Int) -> Bool {
    switch code[start] {
    case UInt8(ascii: "@"):
      return ["@end", "@implementation", "@interface"].contains(word(at: start))
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      guard start == 0 || code[start - 1] == newline, start + 2 < code.count else { return false }
      return code[start + 1] == UInt8(ascii: "(")
        || (code[start + 1] == space && code[start + 2] == UInt8(ascii: "("))
    default: return false
    }
  }

  /// The bracket that closes the block, or where it has to end without one.
  private mutating func close(_ open: Int) -> Int {
    var depth = 0
    for index in open..<code.count {
      if code[index] == UInt8(ascii: "{") { depth += 1 }
      if code[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
      guard isOutside(index) else { continue }
      troubles.append((open, .notClosed))
      return index
    }
    troubles.append((open, .notClosed))
    return code.count
  }

  /// A line with nothing but the name of a macro, as `NS_ASSUME_NONNULL_BEGIN`.
  private func isMacro(_ word: String, _ start: Int) -> Bool {
    let end = start + word.utf8.count
    return word.contains("_") && word == word.uppercased()
      && code[end...].first { $0 != space } ?? newline == newline
  }

  // MARK: Classes

  private mutating func interface(_ start: Int) {
    place = start + 10
    guard var part = head() else { return }
    if next() != nil, code[place] == UInt8(ascii: "{") { part.values += variables() }
    while let start = next() {
      let keyword = word(at: start)
      if keyword == "@end" {
        place = start + 4
        classes.append(part)
        return
      }
      if keyword == "@interface" || keyword == "@implementation" { break }
      place = end(of: ";", from: start)
      if keyword == "@property" {
        part.values += ObjectiveCValue.property(text.plain((start + 9)..<max(start + 9, place - 1)))
      }
    }
    troubles.append((start, .noEnd))
    classes.append(part)
  }

  private mutating func implementation(_ start: Int) {
    place = start + 15
    guard var part = head() else { return }
    part.source = start
    var above = start
    if next() != nil, code[place] == UInt8(ascii: "{") {
      part.values += variables()
      above = place
    }
    defer { classes.append(part) }
    while let start = next() {
      defer { above = place }
      switch word(at: start) {
      case "@end":
        place = start + 4
        return
      case "@interface", "@implementation":
        troubles.append((part.source ?? start, .noEnd))
        return
      case "@synthesize", "@dynamic": place = end(of: ";", from: start)
      default:
        guard code[start] == UInt8(ascii: "-") || code[start] == UInt8(ascii: "+") else {
          chunk(start)
          continue
        }
        if let method = method(start, above) { part.methods.append(method) }
      }
    }
    troubles.append((part.source ?? start, .noEnd))
  }

  /// `NAME (Category) : PARENT <PROTOCOLS>`; a category is left out with all that is in it.
  private mutating func head() -> ObjectiveCClass? {
    guard let start = next() else { return nil }
    var part = ObjectiveCClass(name: word(at: start))
    guard !part.name.isEmpty, !part.name.hasPrefix("@") else {
      troubles.append((start, .noName))
      return nil
    }
    place = start + part.name.utf8.count
    while let sign = next() {
      switch code[sign] {
      case UInt8(ascii: "("):
        let end = end(of: ")", from: sign)
        place = end
        guard text.plain((sign + 1)..<max(sign + 1, end - 1)).isEmpty else {
          skipCategory(start)
          return nil
        }
      case UInt8(ascii: ":"):
        place = sign + 1
        guard let name = next() else { return part }
        part.parent = word(at: name)
        place = max(name + 1, name + (part.parent ?? "").utf8.count)
      case UInt8(ascii: "<"):
        place = end(of: ">", from: sign)
        let list = text.plain((sign + 1)..<max(sign + 1, place - 1))
        part.protocols += list.split(separator: ",").map(\.trimmed)
      default: return part
      }
    }
    return part
  }

  private mutating func skipCategory(_ start: Int) {
    troubles.append((start, .category))
    skipToEnd()
  }

  private mutating func skipProtocol(_ start: Int) {
    let semicolon = end(of: ";", from: start)
    let head = code[start..<semicolon]
    // `@protocol A, B;` only says that there are such.
    guard
      head.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") })
        || head.dropFirst().contains(UInt8(ascii: "@"))
    else {
      place = semicolon
      return
    }
    place = start + 9
    skipToEnd()
  }

  private mutating func skipToEnd() {
    while place < code.count {
      if code[place] == UInt8(ascii: "@") {
        let keyword = word(at: place)
        if keyword == "@end" {
          place += 4
          return
        }
        if keyword == "@interface" || keyword == "@implementation" { return }
      }
      place += 1
    }
  }

  private mutating func variables() -> [ObjectiveCValue] {
    let open = place
    let end = close(open)
    place = min(end + 1, code.count)
    return text.plain((open + 1)..<max(open + 1, end)).split(separator: ";").flatMap {
      ObjectiveCValue.variable($0.trimmed)
    }
  }

  // MARK: Methods

  /// Leaves out what has no body.
  private mutating func method(_ start: Int, _ above: Int) -> ObjectiveCMethod? {
    let open = code[start...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }
    guard let open, code[open] == UInt8(ascii: "{") else {
      place = open.map { $0 + 1 } ?? code.count
      return nil
    }
    let end = close(open)
    place = end < code.count && code[end] == UInt8(ascii: "}") ? end + 1 : end
    let head = ObjectiveCHead(text.plain((start + 1)..<open))
    guard !head.parts.isEmpty else {
      troubles.append((start, .noName))
      return nil
    }
    return ObjectiveCMethod(
      isStatic: code[start] == UInt8(ascii: "+"), returns: head.returns, parts: head.parts,
      body: (open + 1)..<max(open + 1, end), above: above..<start)
  }

  /// A declaration of C: up to its semicolon or to the end of its block.
  private mutating func chunk(_ start: Int) {
    var index = start
    while index < code.count {
      if code[index] == UInt8(ascii: ";") {
        index += 1
        break
      }
      if code[index] == UInt8(ascii: "{") {
        index = close(index)
        let isValue = code[start..<index].contains(UInt8(ascii: "="))
        index = min(index + 1, code.count)
        if !isValue, !follows(";", index) { break }
      } else if index > start, isOutside(index) {
        break
      } else {
        index += 1
      }
    }
    place = max(index, start + 1)
    rest.append(start..<place)
  }

  private func follows(_ sign: Character, _ index: Int) -> Bool {
    code[index...].first { $0 > space } == sign.asciiValue
  }
}
