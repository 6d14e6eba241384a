/// A type of Objective-C, and what it is in Swift.
struct ObjectiveCType: Equatable {
  /// Without the question mark of an optional.
  let swift: String
  /// Whether a compiler here can find all its names.
  let isKnown: Bool
  var isOptional = false
  var isBlock = false
  var isReference = false

  /// The types that a source may name: Google's, the system's, and the classes around it.
  struct Names {
    /// Classes of the sources.
    let classes: Set<String>
  }

  /// A value to stand for all of its kind; nil where there is none.
  var placeholder: String? { isOptional ? "nil" : Self.placeholder(of: swift) }

  static func placeholder(of swift: String) -> String? {
    if swift.hasSuffix("?") { return "nil" }
    if swift.hasPrefix("[") { return swift.contains(": ") ? "[:]" : "[]" }
    return placeholders[swift]
  }

  /// As a parameter's type.
  var parameter: String { isBlock && !isOptional ? "@escaping \(swift)" : optional(isOptional) }
  /// As a variable's or a result's, with an optional where nothing can stand for it.
  var result: String { optional(isOptional || placeholder == nil) }

  private func optional(_ isOptional: Bool) -> String {
    guard isOptional else { return swift }
    let needsBrackets = swift.hasPrefix("any ") || swift.contains("->")
    return needsBrackets ? "(\(swift))?" : "\(swift)?"
  }

  init(_ text: String, _ names: Names, depth: Int = 0) {
    let words = Words(text)
    isOptional = words.isNullable
    guard depth < 8 else {
      (swift, isKnown) = (text, false)
      return
    }
    func inner(_ text: String) -> ObjectiveCType { Self(text, names, depth: depth + 1) }
    if let block = words.block {
      let result = inner(block.returns)
      let parameters = block.parameters.map { inner($0.withoutName) }
      let list = parameters.map { $0.optional($0.isOptional || $0.isBlock) }
      swift = "(\(list.joined(separator: ", "))) -> \(result.optional(result.isOptional))"
      isKnown = result.isKnown && parameters.allSatisfy(\.isKnown)
      isBlock = true
      return
    }
    let (base, stars) = (words.base, words.stars)
    switch (base, stars) {
    case ("id", 0), ("Class", 0):
      let known = words.arguments.compactMap(Self.protocolName)
      let isType = base == "Class"
      isKnown = known.count == words.arguments.count
      isReference = !isType && !known.isEmpty
      swift =
        known.isEmpty
        ? isType ? "AnyClass" : "Any"
        : "any \(known.joined(separator: " & "))" + (isType ? ".Type" : "")
    case ("NSArray", 1), ("NSSet", 1), ("NSDictionary", 1):
      let arguments = words.arguments.map(inner)
      swift = Self.collection(base, arguments.map(\.swift))
      isKnown = arguments.allSatisfy(\.isKnown)
    case (_, 0...1):
      let isOwn = stars == 1 && names.classes.contains(base)
      let found = stars == 0 ? Self.scalars[base] : isOwn ? base : Self.classes[base]
      let google = GoogleNames.type(base).flatMap { $0.isProtocol ? nil : $0.swift }
      isBlock = stars == 0 && GoogleNames.handlers.contains(base)
      isReference = stars == 1 && (isOwn || google != nil || Self.objects.contains(base))
      isKnown = found != nil || google != nil || isBlock || isReference
      swift = found ?? google ?? base
    default: (swift, isKnown) = (text, false)
    }
  }

  private static func protocolName(_ name: String) -> String? {
    if name == "NSObject" { return "NSObjectProtocol" }
    return GoogleNames.type(name).flatMap { $0.isProtocol ? $0.swift : nil }
  }

  private static func collection(_ base: String, _ arguments: [String]) -> String {
    let key = arguments.first.flatMap { hashable.contains($0) ? $0 : nil } ?? "AnyHashable"
    switch base {
    case "NSArray": return "[\(arguments.first ?? "Any")]"
    case "NSSet": return "Set<\(key)>"
    default: return "[\(key): \(arguments.dropFirst().first ?? "Any")]"
    }
  }

  private static let hashable: Set = ["String", "NSNumber", "URL", "UUID", "Data", "Date"]

  /// Types without a star.
  private static let scalars: [String: String] = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "int": "Int32", "NSInteger": "Int",
    "NSUInteger": "Int", "unsigned": "UInt32", "long": "Int", "float": "Float",
    "double": "Double", "int32_t": "Int32", "int64_t": "Int64", "uint32_t": "UInt32",
    "uint64_t": "UInt64", "size_t": "Int", "CGFloat": "CGFloat", "CGSize": "CGSize",
    "CGRect": "CGRect", "CGPoint": "CGPoint", "NSTimeInterval": "TimeInterval",
    "dispatch_block_t": "() -> Void", "dispatch_queue_t": "DispatchQueue",
    "GADNativeAssetIdentifier": "GADNativeAssetIdentifier",
  ]

  /// Classes that Swift has other types for.
  private static let classes: [String: String] = [
    "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSUUID": "UUID",
    "NSError": "any Error", "NSLocale": "Locale", "NSBundle": "Bundle",
  ]

  /// Classes with the same name.
  private static let objects: Set = [
    "NSObject", "NSNumber", "NSDecimalNumber", "NSMutableArray", "NSMutableDictionary",
    "NSMutableSet", "NSMutableString", "NSLock", "UIView", "UIViewController", "UIImage",
    "UIImageView", "UILabel", "UIButton", "UIWindow", "UIColor", "UIGestureRecognizer",
    "UITapGestureRecognizer",
  ]

  private static let placeholders: [String: String] = [
    "Bool": "false", "Int": "0", "Int32": "0", "Int64": "0", "UInt32": "0", "UInt64": "0",
    "Float": "0", "Double": "0", "CGFloat": "0", "TimeInterval": "0", "CGSize": ".zero",
    "CGRect": ".zero", "CGPoint": ".zero", "String": "\"\"", "Data": "Data()",
    "VersionNumber": "VersionNumber()", "AdFormat": ".banner", "AdSize": "AdSizeInvalid",
    "UIView": "UIView()",
  ]
}

/// The parts of a type as it is written.
private struct Words {
  private(set) var isNullable = false
  private(set) var stars = 0
  private(set) var base = ""
  private(set) var arguments: [String] = []
  private(set) var block: (returns: String, parameters: [String])?

  init(_ text: String) {
    if let caret = text.firstRange(of: "(^") {
      let after = text[caret.upperBound...]
      let end = after.firstIndex(of: ")") ?? after.endIndex
      let list = BracketText.bracketed(String(after[end...].dropFirst()))?.inside ?? ""
      let parts = BracketText.split(list, at: ",")
      let returns = text[..<caret.lowerBound].replacing(/\bnullable\b/, with: "")
      block = (String(returns), parts == ["void"] ? [] : parts)
      isNullable = "\(text[..<caret.lowerBound]) \(after[..<end])".lowercased().contains("nullable")
      return
    }
    var outer = text
    if let open = text.firstIndex(of: "<"), let close = text.lastIndex(of: ">"), open < close {
      let list = String(text[text.index(after: open)..<close])
      arguments = BracketText.split(list, at: ",")
      outer = text[..<open] + " " + text[text.index(after: close)...]
    }
    stars = outer.count { $0 == "*" }
    let words = outer.split { $0 == " " || $0 == "*" }.map(String.init)
    isNullable = words.contains { $0.lowercased().hasSuffix("nullable") }
    let names = words.filter { !Self.qualifiers.contains($0) && !$0.hasPrefix("_") }
    base = names.first ?? ""
    // Two words are no name that can be looked up.
    if names.count > 1, names.contains(where: { $0 != "long" && $0 != "int" }) { base = outer }
  }

  private static let qualifiers: Set = [
    "const", "nullable", "nonnull", "null_unspecified", "NS_NOESCAPE", "strong", "weak", "copy",
    "static", "volatile", "in", "out", "inout", "oneway", "struct", "enum",
  ]
}

extension String {
  /// The type of a parameter that may have its name behind it.
  fileprivate var withoutName: String {
    guard !contains("(^") else { return self }
    let last = lastName
    let type = dropLast(last.count).trimmed
    let isQualifier = last.hasPrefix("_") || last == "nullable" || last == "nonnull"
    return type.isEmpty || isQualifier || last.isEmpty ? self : type
  }
}
