import Foundation

/// The sentences that stand in the sources where they are used, as other languages' tables have them.
enum Sources {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static func sentences() throws -> Set<String> {
    let folder = "\(root)/Sources"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let swift = files.filter { $0.hasSuffix(".swift") && !$0.contains("/Languages/") }
    return try swift.reduce(into: []) { sentences, file in
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for call in source.ranges(of: /localized\(|\bSentence\(/) {
        var reader = LiteralReader(source[call.upperBound...])
        if let sentence = reader.sentence() { sentences.insert(sentence) }
      }
    }
  }
}

/// Reads the literal of a call, with `%1`, `%2` … for its values.
private struct LiteralReader {
  private var rest: Substring

  init(_ rest: Substring) { self.rest = rest.drop(while: \.isWhitespace) }

  mutating func sentence() -> String? {
    let isBlock = rest.hasPrefix("\"\"\"")
    guard isBlock || rest.hasPrefix("\"") else { return nil }
    rest.removeFirst(isBlock ? 3 : 1)
    let text = isBlock ? block() : text(until: "\"")
    let meaning = rest.prefixMatch(of: /,\s*meaning: "([^"]*)"/)
    return meaning.map { "\(text) (\($0.1))" } ?? text
  }

  private mutating func text(until end: String) -> String {
    var (text, values) = ("", 0)
    while !rest.hasPrefix(end), let next = rest.popFirst() {
      guard next == "\\", let escaped = rest.popFirst() else {
        text.append(next)
        continue
      }
      if escaped == "(" {
        skipValue()
        values += 1
        text += "%\(values)"
      } else {
        text.append(escaped == "n" ? "\n" : escaped == "\n" ? Self.joint : escaped)
      }
    }
    rest = rest.dropFirst(end.count)
    return text
  }

  /// The rest of a value, which may have literals and brackets of its own.
  private mutating func skipValue() {
    var depth = 1
    while depth > 0, let next = rest.first {
      rest.removeFirst()
      if next == "\"" {
        _ = text(until: "\"")
      } else {
        depth += next == "(" ? 1 : next == ")" ? -1 : 0
      }
    }
  }

  /// A literal of several lines: without their indentation, and joined where one ends with a
  /// backslash.
  private mutating func block() -> String {
    let text = text(until: "\"\"\"")
    let indent = String(repeating: " ", count: text.reversed().prefix { $0 == " " }.count)
    return String(
      text.replacing("\n\(indent)", with: "\n").replacing("\(Self.joint)\(indent)", with: "")
        .dropFirst().dropLast())
  }

  /// In place of a line break that is not in the text.
  private static let joint: Character = "\0"
}
