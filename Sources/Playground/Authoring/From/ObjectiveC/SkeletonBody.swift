/// The body of a method: its statements as comments, each with the calls beneath it that a table knows.
struct SkeletonBody {
  private let text: ObjectiveCText
  private(set) var lines: [String] = []

  init(_ text: ObjectiveCText, _ method: ObjectiveCMethod, _ calls: [ObjectiveCCalls.Call]) {
    self.text = text
    var known = calls.filter { $0.swift != nil }[...]
    for line in ObjectiveCStatements(text, method.body).lines {
      let blank = String(repeating: "  ", count: line.depth)
      lines.append("// \(blank)\(line.text.inLineComment)")
      var (hints, end): (Set<String>, Int) = ([], 0)
      while let call = known.first, call.range.lowerBound < line.range.upperBound {
        known.removeFirst()
        // A call within another call is said there.
        guard call.range.lowerBound >= end, let swift = call.swift else { continue }
        end = call.range.upperBound
        let hint = statement(swift, call.range.lowerBound, line.range)
        if hints.insert(hint).inserted { lines.append("//   \(blank)Swift: \(hint)") }
      }
    }
  }

  /// The call with what its value is assigned to, if that is all of the statement.
  private func statement(_ swift: String, _ place: Int, _ line: Range<Int>) -> String {
    let before = line.lowerBound..<max(line.lowerBound, place)
    guard text.code[before].last(where: { !$0.isBlank }) == "=" else { return swift }
    let start = text.plain(before)
    let name = start.dropLast().trimmed.split { $0 == " " || $0 == "*" }.last.map(String.init) ?? ""
    guard !name.isEmpty, name != "self" else { return swift }
    let value = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name.withoutLine
    let isNew = start.split(separator: " ").count > 2
    let swift = swift.hasPrefix("_ = ") ? String(swift.dropFirst(4)) : swift
    return "\(isNew ? "let " : "")\(value) = \(swift)"
  }

  /// A body with an answer behind it: what the source returns if that is all it does and means the
  /// same in Swift, or a value for any.
  static func answered(_ body: [String], _ type: String?) -> [String] {
    guard let type else { return body }
    let other = ObjectiveCType.placeholder(of: type) ?? "nil"
    guard body.allSatisfy({ $0.hasPrefix("// return ") }),
      let match = body.last?.wholeMatch(of: /\/\/ return (YES|NO|-?\d+|@"[^"\\]*");/)
    else { return body + ["return \(other)"] }
    let value: Substring = ["YES": "true", "NO": "false"][match.1] ?? match.1.drop { $0 == "@" }
    let types: Set =
      match.1.hasPrefix("@")
      ? ["String", "String?"]
      : value.first?.isLetter == true ? ["Bool"] : ["Int", "CGFloat", "Double", "TimeInterval"]
    return body + ["return \(types.contains(type) ? String(value) : other)"]
  }
}

extension String {
  /// A word of Swift's own is a name in such signs only.
  var escaped: String { Self.reserved.contains(self) ? "`\(self)`" : self }

  private static let reserved: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  var trimmedSlashes: String {
    let rest = drop { $0 == "/" || $0 == "*" }.trimmed
    return rest.hasSuffix("*/") ? rest.dropLast(2).trimmed : rest
  }

  /// A comment's own slashes are enough.
  fileprivate var inLineComment: String {
    ["//", "/*", "*"].contains(where: hasPrefix) ? trimmedSlashes : self
  }
}
