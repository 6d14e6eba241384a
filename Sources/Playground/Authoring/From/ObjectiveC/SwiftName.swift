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
    var parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let first = parts.removeFirst()
    if !parts.isEmpty { parts.removeLast() }
    let hasParameters = selector.contains(":")
    let rest = parts.map { $0.isEmpty ? "_" : $0 }
    guard isInitializer else {
      (base, labels) = (first, hasParameters ? ["_"] + rest : [])
      return
    }
    let label = Self.label(first.hasPrefix("initWith") ? first.dropFirst(8) : first.dropFirst(4))
    (base, labels) = ("init", hasParameters ? [label] + rest : [])
  }

  /// `URLString` is `urlString`.
  private static func label(_ text: Substring) -> String {
    let capitals = text.prefix { $0.isUppercase }.count
    guard capitals > 0 else { return text.isEmpty ? "_" : String(text) }
    let isWord = capitals == 1 || capitals == text.count
    let small = isWord ? capitals : capitals - 1
    return text.prefix(small).lowercased() + text.dropFirst(small)
  }

  func call(_ arguments: [String]) -> String {
    let list = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(base)(\(list.joined(separator: ", ")))"
  }
}

extension ObjectiveCMethod {
  /// Whether it makes an object of its class.
  var isInitializer: Bool {
    !isStatic && (selector == "init" || selector.hasPrefix("initWith")) && !returns.contains("void")
  }

  var swiftName: SwiftName { SwiftName(selector: selector, isInitializer: isInitializer) }
}
