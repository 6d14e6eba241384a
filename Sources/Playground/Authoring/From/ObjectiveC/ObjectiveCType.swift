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
  /// As a result's, with an optional where nothing can stand for it.
  var result: String { optional(isOptional || placeholder == nil) }
  /// As a variable's.
  var variable: String { result }

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
    let arguments = words.arguments.map(inner)
    let base = words.base
    switch (base, words.stars) {
    case ("id", 0), ("Class", 0):
      let protocols = words.arguments.map { Self.protocolName($0) }
      let known = protocols.compactMap(\.self)
      let isType = base == "Class"
      isKnown = known.count == protocols.count
      let list = protocols.isEmpty ? words.arguments : known
      if list.isEmpty {
        swift = isType ? "AnyClass" : "Any"
      } else {
        swift = "any \(list.joined(separator: " & "))" + (isType ? ".Type" : "")
      }
      isReference = !isType && !list.isEmpty
    case ("NSArray", 1), ("NSSet", 1), ("NSDictionary", 1):
      swift = Self.collection(base, arguments)
      isKnown = arguments.allSatisfy(\.isKnown)
    case (_, 0):
      let google = Self.google(base)
      swift = Self.scalars[base] ?? (google == false ? String(base.dropFirst(3)) : base)
      isKnown = Self.scalars[base] != nil || google == false || GoogleNames.handlers.contains(base)
      isBlock = GoogleNames.handlers.contains(base)
    case (_, 1):
      let google = Self.google(base)
      let isOwn = names.classes.contains(base)
      swift =
        isOwn ? base : Self.classes[base] ?? (google == false ? String(base.dropFirst(3)) : base)
      isKnown =
        isOwn || google == false || Self.classes[base] != nil
        || Self.objects.contains(base)
      isReference = isOwn || google == false || Self.objects.contains(base)
    default: (swift, isKnown) = (text, false)
    }
  }

  /// Whether Google's type is a protocol; nil if it is none of Google's.
  private static func google(_ name: String) -> Bool? {
    name.hasPrefix("GAD") ? GoogleNames.types[String(name.dropFirst(3))] : nil
  }

  private static func protocolName(_ name: String) -> String? {
    if google(name) == true { return String(name.dropFirst(3)) }
    return name == "NSObject" ? "NSObjectProtocol" : nil
  }

  private static func collection(_ base: String, _ arguments: [ObjectiveCType]) -> String {
    func name(_ index: Int, _ other: String) -> String {
      arguments.indices.contains(index) ? arguments[index].swift : other
    }
    switch base {
    case "NSArray": return "[\(name(0, "Any"))]"
    case "NSSet":
      return "Set<\(hashable.contains(name(0, "")) ? name(0, "") : "AnyHashable")>"
    default:
      let key = hashable.contains(name(0, "")) ? name(0, "") : "AnyHashable"
      return "[\(key): \(name(1, "Any"))]"
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
    let name = reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    let type = dropLast(name).trimmed
    let last = suffix(name)
    let isQualifier = last.hasPrefix("_") || last == "nullable" || last == "nonnull"
    return type.isEmpty || isQualifier || name == 0 ? self : type
  }
}
