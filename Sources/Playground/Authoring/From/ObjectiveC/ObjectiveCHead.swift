/// The head of a method: `(void)load:(NSString *)name for:(int)count`.
struct ObjectiveCHead {
  private(set) var returns = "id"
  private(set) var parts: [ObjectiveCMethod.Part] = []
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    returns = type() ?? "id"
    while true {
      let label = word()
      guard take(":") else {
        // Words of attributes and macros follow the name, too.
        if parts.isEmpty, !label.isEmpty { parts.append(.init(label: label, type: "", name: "")) }
        return
      }
      let type = type() ?? "id"
      let name = word()
      guard !name.isEmpty else { return }
      parts.append(.init(label: label, type: type, name: name))
    }
  }

  private mutating func skip() { rest = rest.drop { $0 == " " } }

  private mutating func take(_ sign: Character) -> Bool {
    skip()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func word() -> String {
    skip()
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func type() -> String? {
    guard take("(") else { return nil }
    var depth = 1
    for index in rest.indices {
      depth += rest[index] == "(" ? 1 : rest[index] == ")" ? -1 : 0
      guard depth == 0 else { continue }
      defer { rest = rest[rest.index(after: index)...] }
      return rest[..<index].trimmed
    }
    return nil
  }
}

extension ObjectiveCValue {
  /// `(nonatomic, weak) id<Type> name`, without the keyword.
  static func property(_ text: String) -> [ObjectiveCValue] {
    var (attributes, rest) = ([String](), text[...].trimmed)
    if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
      attributes = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map(
        \.trimmed)
      rest = rest[rest.index(after: end)...].trimmed
    }
    guard !attributes.contains("class") else { return [] }
    let isNullable = attributes.contains("nullable")
    return variable((isNullable ? "nullable " : "") + rest, isWeak: attributes.contains("weak"))
  }

  /// `Type name` or `Type (^name)(Type)`; empty for what is no variable.
  static func variable(_ text: String, isWeak: Bool = false) -> [ObjectiveCValue] {
    let words: Set = ["@private", "@protected", "@public", "@package"]
    let text = text.split(separator: " ").filter { !words.contains(String($0)) }
      .joined(separator: " ")
    if let caret = text.firstRange(of: "(^") {
      let name = text[caret.upperBound...].trimmed.prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      guard let place = text[caret.upperBound...].firstRange(of: name), !name.isEmpty else {
        return []
      }
      let type = text[..<place.lowerBound] + text[place.upperBound...]
      return [ObjectiveCValue(name: String(name), type: String(type), isWeak: false)]
    }
    let name = String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let type = text.dropLast(name.count).trimmed
    guard !name.isEmpty, !type.isEmpty, name.first?.isNumber == false else { return [] }
    return [
      ObjectiveCValue(name: name, type: type, isWeak: isWeak || type.contains("__weak"))
    ]
  }
}
