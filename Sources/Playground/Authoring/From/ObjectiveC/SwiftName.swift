/// The name of a method in Swift: `load(_:for:)`.
struct SwiftName: Equatable {
  let base: String
  /// Of the parameters; `_` where there is none.
  let labels: [String]

  /// Google's names are those of its SDK; all others keep their parts, so that one finds them again.
  init(selector: String, isInitializer: Bool = false) {
    let known = GoogleNames.requirements[selector]?.name ?? ""
    guard known.isEmpty else {
      let parts = known.split { $0 == "(" || $0 == ")" }
      base = String(parts[0])
      labels = parts.dropFirst().first.map { $0.split(separator: ":").map(String.init) } ?? []
      return
    }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    let label = isInitializer ? Self.label(parts[0]) : "_"
    let rest = parts.dropFirst().dropLast().map { $0.isEmpty ? "_" : String($0) }
    base = isInitializer ? "init" : String(parts[0])
    labels = parts.count > 1 ? [label] + rest : []
  }

  /// That of `initWithURLString` is `urlString`.
  private static func label(_ part: Substring) -> String {
    let text = part.dropFirst(part.hasPrefix("initWith") ? 8 : 4)
    let capitals = text.prefix { $0.isUppercase }.count
    guard capitals > 0 else { return text.isEmpty ? "_" : String(text) }
    let isWord = capitals == 1 || capitals == text.count
    let small = isWord ? capitals : capitals - 1
    return text.prefix(small).lowercased() + text.dropFirst(small)
  }

  /// `load(_:for:)`
  var key: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

  /// `name` is in front, or its own base.
  func call(_ arguments: [String], base name: String? = nil) -> String {
    let list = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(name ?? base)(\(list.joined(separator: ", ")))"
  }
}

extension ObjectiveCMethod {
  /// Whether it makes an object of its class.
  var isInitializer: Bool {
    !isStatic && (selector == "init" || selector.hasPrefix("initWith")) && !returns.contains("void")
  }

  var swiftName: SwiftName { SwiftName(selector: selector, isInitializer: isInitializer) }
}
