/// A type as an interface writes it.
indirect enum InterfaceType: Equatable {
  /// A type by its name, perhaps with others in angle brackets.
  case named(String, [InterfaceType])
  case optional(InterfaceType)
  case array(InterfaceType)
  case dictionary
  case tuple([InterfaceType])
  case function([InterfaceType], InterfaceType)
  /// `A & B`.
  case all([String])

  /// No type that somebody wrote is longer.
  private static let longest = 4000

  init(_ text: String) {
    var text = text.trimmed
    guard text.utf8.count <= Self.longest else {
      self = .named(text, [])
      return
    }
    for word in Self.marks {
      while text.hasPrefix(word) { text = text.dropFirst(word.count).trimmed }
    }
    self = Self.function(text) ?? Self.ended(text) ?? Self.bracketed(text) ?? Self.plain(text)
  }

  /// Words that may stand before a type and do not change its values.
  private static let marks = [
    "@escaping", "@autoclosure", "@Sendable", "@convention(block)", "@MainActor", "inout ",
    "borrowing ", "consuming ", "sending ", "__owned ", "isolated ", "any ", "some ",
  ]

  private static func function(_ text: String) -> InterfaceType? {
    guard text.hasPrefix("("), let (inside, after) = BracketText.bracketed(text),
      let arrow = after.firstRange(of: "->")
    else { return nil }
    let parameters = BracketText.split(inside, at: ",").map { InterfaceType(withoutLabel($0)) }
    return .function(parameters, InterfaceType(String(after[arrow.upperBound...])))
  }

  private static func withoutLabel(_ text: String) -> String {
    let parts = BracketText.split(text, at: ":")
    return parts.count == 2 ? parts[1] : text
  }

  private static func ended(_ text: String) -> InterfaceType? {
    if text.hasSuffix("?") || text.hasSuffix("!") {
      return .optional(InterfaceType(String(text.dropLast())))
    }
    let parts = BracketText.split(text, at: "&")
    guard parts.count > 1 else { return nil }
    return .all(parts.map { $0.hasPrefix("any ") ? $0.dropFirst(4).trimmed : $0 })
  }

  private static func bracketed(_ text: String) -> InterfaceType? {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let parts = BracketText.split(String(text.dropFirst().dropLast()), at: ":")
      return parts.count == 2 ? .dictionary : .array(InterfaceType(parts.first ?? ""))
    }
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let parts = BracketText.split(String(text.dropFirst().dropLast()), at: ",")
    return parts.count == 1
      ? InterfaceType(parts[0]) : .tuple(parts.map { InterfaceType(withoutLabel($0)) })
  }

  private static func plain(_ text: String) -> InterfaceType {
    guard let open = text.firstIndex(of: "<"), text.hasSuffix(">") else {
      return text == "Void" || text == "Swift.Void" ? .tuple([]) : .named(bare(text), [])
    }
    let inside = String(text[text.index(after: open)...].dropLast())
    let arguments = BracketText.split(inside, at: ",").map(InterfaceType.init)
    let name = bare(String(text[..<open]))
    return name == "Optional" && arguments.count == 1
      ? .optional(arguments[0])
      : name == "Array" && arguments.count == 1
        ? .array(arguments[0])
        : name == "Dictionary" ? .dictionary : .named(name, arguments)
  }

  /// Without the names of modules that everybody imports.
  private static func bare(_ name: String) -> String {
    for module in ["Swift.", "Foundation.", "UIKit.", "Dispatch.", "_Concurrency."]
    where name.hasPrefix(module) { return String(name.dropFirst(module.count)) }
    return name
  }

  /// The type in an optional, or itself.
  var bare: InterfaceType {
    if case .optional(let type) = self { return type.bare }
    return self
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The names of the type, or of those that it is all of.
  var names: [String] {
    switch bare {
    case .named(let name, _): [name]
    case .all(let names): names
    default: []
    }
  }
}
