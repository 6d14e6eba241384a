/// The head of a function or an initialiser, cut apart.
struct InterfaceCall: Equatable {
  struct Parameter: Equatable {
    /// Nil for `_`.
    let label: String?
    let name: String
    let text: String
    let hasDefault: Bool

    var type: InterfaceType { InterfaceType(text) }
    /// Whether it may be called after the function has returned.
    var isKept: Bool { text.contains("@escaping") || type.isOptional }
  }

  let base: String
  let parameters: [Parameter]
  let result: InterfaceType
  let generics: [String]
  let isAsync: Bool
  let doesThrow: Bool
  let canFail: Bool

  init?(_ declaration: InterfaceDeclaration) {
    guard let (inside, after) = BracketText.bracketed(declaration.head) else { return nil }
    let before = declaration.head.prefix { $0 != "(" }
    base = declaration.name
    // One that is unwrapped where it is called never fails here.
    canFail = before.contains("init?")
    let open = before.firstIndex(of: "<")
    generics = BracketText.split(
      open.map { String(before[before.index(after: $0)...].dropLast()) } ?? "", at: ","
    ).map { String($0.prefix { $0 != ":" }).trimmed }
    parameters = BracketText.split(inside, at: ",").compactMap(Self.parameter)
    let arrow = after.firstRange(of: "->")
    let effects = arrow.map { after[..<$0.lowerBound] } ?? after[...]
    (isAsync, doesThrow) = (effects.contains("async"), effects.contains("throws"))
    result =
      arrow.map {
        InterfaceType(BracketText.until(" where ", String(after[$0.upperBound...])))
      } ?? .tuple([])
  }

  private static func parameter(_ text: String) -> Parameter? {
    let parts = BracketText.split(text, at: ":")
    guard parts.count >= 2 else { return nil }
    let names = parts[0].split(separator: " ").map(String.init)
    let typeAndValue = BracketText.split(parts.dropFirst().joined(separator: ":"), at: "=")
    guard let label = names.first, let type = typeAndValue.first else { return nil }
    return Parameter(
      label: label == "_" ? nil : label, name: names.last ?? label, text: type,
      hasDefault: typeAndValue.count > 1)
  }

  /// As the journal writes it: `ad(_:didFail:)`.
  var message: String {
    "\(base)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// Whether the other one has its name, and parameters more at the end.
  func isShort(of other: InterfaceCall) -> Bool {
    base == other.base && parameters.count < other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { $0.label == $1.label }
  }

  /// All words of its names.
  var words: [String] {
    base.words + parameters.flatMap { ($0.label ?? "").words }
  }
}
