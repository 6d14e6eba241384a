/// A class of the sources in Swift: what can be compiled here, and the rest in comments.
struct SkeletonClass {
  let name: String
  private let source: ObjectiveCClass
  private let text: ObjectiveCText
  private let all: ObjectiveCSources
  /// The classes above it, the nearest first.
  private let above: [SkeletonClass]
  private(set) var members: [SkeletonMember] = []
  private var live: [String: SkeletonMember] = [:]
  private let scope: ObjectiveCScope
  private let values: Set<String>
  private(set) var calls: [ObjectiveCCalls.Call] = []
  /// The methods of the sources that can be compiled, and those that cannot.
  private(set) var methods = (live: 0, inComments: 0)
  private(set) var twice: [Int] = []

  init(
    _ source: ObjectiveCClass, _ text: ObjectiveCText, _ all: ObjectiveCSources,
    above: [SkeletonClass]
  ) {
    (name, self.source, self.text, self.all, self.above) = (source.name, source, text, all, above)
    scope = ObjectiveCScope(all, source.name)
    values = Set(source.values.map(\.name.withoutLine))
    let asked = Set(source.methods.filter { !$0.isStatic }.map(\.selector))
    var seen: Set<String> = []
    for value in source.values where seen.insert(value.name.withoutLine).inserted {
      if !asked.contains(value.name.withoutLine) { add(value) }
    }
    for method in source.methods { add(method) }
    if !has("init()") { append(initializer("init()", [], [], isLive: true)) }
    for name in source.protocols.flatMap(Self.closure) {
      for selector in GoogleNames.roles[name]?.wanted ?? [] { addWanted(selector) }
    }
  }

  var lines: [String] {
    let known = roles.map(\.name)
    let other = source.protocols.filter { GoogleNames.roles[$0] == nil }
    let parents = [above.first?.name ?? "NSObject"] + known
    let head = "class \(name): \(parents.joined(separator: ", "))"
    var lines = ["\(head) {"]
    if head.count > 98 {
      lines = ["class \(name): \(parents[0]),", "  \(known.joined(separator: ", "))", "{"]
    }
    if let parent = source.parent, above.isEmpty, parent != "NSObject" {
      lines.append("  // In Objective-C below \(parent).")
    }
    if !other.isEmpty {
      lines.append("  // In Objective-C also: \(other.joined(separator: ", ")).")
    }
    let values = members.filter { $0.body == nil }.flatMap(\.lines)
    let others = members.filter { $0.body != nil }.map(\.lines)
    let groups = (values.isEmpty ? [] : [values]) + others
    return lines + groups.enumerated().flatMap { ($0.offset == 0 ? [] : [""]) + $0.element } + ["}"]
  }

  // MARK: Conformances

  /// The roles that the class adds to those of the classes above it, each once.
  private var roles: [GoogleNames.Role] {
    var taken = Set(above.flatMap { $0.source.protocols.flatMap(Self.closure) })
    return source.protocols.filter { taken.insert($0).inserted }.compactMap {
      GoogleNames.roles[$0]
    }
  }

  private static func closure(_ name: String) -> [String] {
    guard let role = GoogleNames.roles[name] else { return [] }
    return [name] + role.parents.flatMap(closure)
  }

  private var isAdapter: Bool {
    source.protocols.flatMap(Self.closure).contains("GADMediationAdapter")
  }

  // MARK: Members

  private func has(_ key: String) -> Bool { live[key] != nil }

  private mutating func append(_ member: SkeletonMember) {
    members.append(member)
    if member.isLive { live[member.key] = member }
  }

  private func member(above key: String) -> SkeletonMember? {
    above.lazy.compactMap { $0.live[key] }.first
  }

  private mutating func add(_ value: ObjectiveCValue) {
    let name = value.name.withoutLine
    if let type = all.property(name, of: self.name) {
      return append(getter(name, type, [], isLive: member(above: name) == nil))
    }
    let type = ObjectiveCType(value.type, all.names)
    let isLive = type.isKnown && member(above: name) == nil && !Self.inherited.contains(name)
    let start = type.placeholder.flatMap { $0 == "nil" ? nil : " = \($0)" } ?? ""
    let weak = value.isWeak && type.isReference ? "weak " : ""
    let line = "\(weak)var \(name.escaped): \(type.variable)\(start)"
    append(SkeletonMember(key: name, signature: line, head: [line], isLive: isLive))
  }

  private mutating func add(_ method: ObjectiveCMethod) {
    let calls = ObjectiveCCalls(text, method.body, scope.inside(method)).all
    self.calls += calls
    var member = translated(method, body(method, calls))
    member.above = comments(method)
    if member.isLive { methods.live += 1 } else { methods.inComments += 1 }
    if has(member.key) { twice.append(method.above.upperBound) }
    append(member)
  }

  private func comments(_ method: ObjectiveCMethod) -> [String] {
    text.notes(in: method.above).map(text.text).filter { !$0.hasPrefix("#") }.flatMap { note in
      note.split(separator: "\n").map { $0.trimmed.trimmedSlashes }.filter { !$0.isEmpty }
    }
  }

  private func translated(_ method: ObjectiveCMethod, _ body: [String]) -> SkeletonMember {
    let selector = method.selector
    let swift = method.swiftName
    let isOwnGetter = values.contains(selector)
    if selector == "dealloc" {
      return SkeletonMember(
        key: "deinit", signature: "", head: ["deinit"], body: body, isLive: !has("deinit"))
    }
    if !method.isStatic, method.parts.allSatisfy(\.name.isEmpty) {
      if let type = all.property(selector, of: name) {
        let isLive = !has(selector) && member(above: selector)?.signature ?? type == type
        return getter(selector, type, body, isLive: isLive)
      }
      let type = ObjectiveCType(method.returns, all.names)
      if isOwnGetter, type.swift != "Void" {
        let isLive =
          type.isKnown && !has(selector) && member(above: selector) == nil
          && !Self.inherited.contains(selector)
        return getter(selector, type.result, body, isLive: isLive)
      }
    }
    let requirement = GoogleNames.requirements[selector]
    let types = method.parts.filter { !$0.name.isEmpty }.enumerated().map { index, part in
      requirement?.types[index] ?? ObjectiveCType(part.type, all.names).parameter
    }
    let isKnown =
      requirement != nil
      || method.parts.allSatisfy { $0.name.isEmpty || ObjectiveCType($0.type, all.names).isKnown }
    let names = method.parts.map(\.name).filter { !$0.isEmpty }
    let parameters = zip(swift.labels, zip(names, types)).map { label, value in
      let name = value.0.escaped
      return label == value.0 ? "\(name): \(value.1)" : "\(label) \(name): \(value.1)"
    }
    let key = "\(swift.base)(\(swift.labels.map { "\($0):" }.joined()))"
    if method.isInitializer {
      return initializer(key, parameters, body, isLive: isKnown && !has(key), types)
    }
    let returned = method.returns.contains("instancetype") ? "\(name) *" : method.returns
    let type = ObjectiveCType(returned, all.names)
    let result = requirement.map(\.returns) ?? (type.swift == "Void" ? nil : type.result)
    let isLive =
      isKnown && (requirement != nil || type.isKnown) && !has(key)
      && !Self.inherited.contains(swift.base) && member(above: swift.base) == nil
    var body = body
    if isLive {
      if let answer = requirement?.answer, let last = names.last {
        body.append(answer.replacing("$", with: last.escaped))
      }
      if let result { body.append(Self.answer(result, body)) }
    }
    let signature = "\(method.isStatic)\(key)\(types)\(result ?? "")"
    let isOver = member(above: key)?.signature == signature
    let kind = method.isStatic ? (isOver || all.isAbove(name) ? "class " : "static ") : ""
    return SkeletonMember(
      key: key, signature: signature,
      head: SkeletonMember.head(
        "\(isOver ? "override " : "")\(kind)func \(swift.base.escaped)", parameters, result),
      body: body, isLive: isLive)
  }

  private func getter(
    _ name: String, _ type: String, _ body: [String], isLive: Bool
  ) -> SkeletonMember {
    let isOver = member(above: name) != nil
    return SkeletonMember(
      key: name, signature: type,
      head: ["\(isOver ? "override " : "")var \(name.escaped): \(type)"],
      body: body + (isLive ? [Self.answer(type, body)] : []), isLive: isLive)
  }

  /// What the source returns if that is all it does and means the same in Swift, or a value for any.
  private static func answer(_ type: String, _ body: [String]) -> String {
    let code = body.filter { $0.hasPrefix("// return ") }
    let value = body.last.flatMap { $0.wholeMatch(of: /\/\/ return (YES|NO|-?\d+|@"[^"\\]*");/)?.1 }
    let other = "return \(ObjectiveCType.placeholder(of: type) ?? "nil")"
    guard let value, body.count == code.count else { return other }
    switch (value, type) {
    case ("YES", "Bool"): return "return true"
    case ("NO", "Bool"): return "return false"
    case (_, "String"), (_, "String?"):
      return value.hasPrefix("@") ? "return \(value.dropFirst())" : other
    case (_, "Int"), (_, "CGFloat"), (_, "Double"), (_, "TimeInterval"):
      return value.first?.isLetter == false && !value.hasPrefix("@") ? "return \(value)" : other
    default: return other
    }
  }

  private func initializer(
    _ key: String, _ parameters: [String], _ body: [String], isLive: Bool, _ types: [String] = []
  ) -> SkeletonMember {
    let isPlain = key == "init()"
    let signature = "\(key)\(types)"
    let isRequired = isPlain && ([self] + above).contains(where: \.isAdapter)
    let isFirst = !above.contains(where: \.isAdapter)
    let isOver =
      isPlain ? !isRequired || isFirst : member(above: key)?.signature == signature
    let words = (isRequired ? "required " : "") + (isOver ? "override " : "")
    return SkeletonMember(
      key: key, signature: signature, head: SkeletonMember.head("\(words)init", parameters, nil),
      body: body + ["super.init()"], isLive: isLive)
  }

  /// What Swift wants of a role and the sources do not have.
  private mutating func addWanted(_ selector: String) {
    let place = source.source ?? 0
    if let type = all.property(selector, of: name) {
      guard !has(selector), member(above: selector) == nil else { return }
      return append(getter(selector, type, ["// Not in the source."], isLive: true))
    }
    guard let requirement = GoogleNames.requirements[selector] else { return }
    let swift = SwiftName(selector: selector)
    let key = "\(swift.base)(\(swift.labels.map { "\($0):" }.joined()))"
    guard !has(key), member(above: key) == nil else { return }
    let parts = zip(swift.labels.isEmpty ? [selector] : swift.labels, 0...).map { label, index in
      ObjectiveCMethod.Part(
        label: String(selector.split(separator: ":")[index]), type: "",
        name: swift.labels.isEmpty ? "" : label == "for" || label == "from" ? "value" : label)
    }
    let method = ObjectiveCMethod(
      isStatic: requirement.isStatic, returns: "void", parts: parts, body: place..<place,
      above: place..<place)
    append(translated(method, ["// Not in the source."]))
  }

  // MARK: Bodies

  /// The statements as comments, each with the calls beneath it that a table knows.
  private func body(_ method: ObjectiveCMethod, _ calls: [ObjectiveCCalls.Call]) -> [String] {
    let known = calls.filter { $0.swift != nil }
    var next = known.startIndex
    return ObjectiveCStatements(text, method.body).lines.flatMap { line -> [String] in
      let blank = String(repeating: "  ", count: line.depth)
      var (hints, end): ([String], Int) = ([], 0)
      while next < known.count, known[next].range.lowerBound < line.range.upperBound {
        let call = known[next]
        next += 1
        // One that stands in another one is said there.
        guard call.range.lowerBound >= end, let swift = call.swift else { continue }
        end = call.range.upperBound
        let hint = statement(swift, call, line.range)
        if !hints.contains(hint) { hints.append(hint) }
      }
      return ["// \(blank)\(line.text.inLineComment)"] + hints.map { "//   \(blank)Swift: \($0)" }
    }
  }

  /// The call with what its value is assigned to, if that is all of the statement.
  private func statement(_ swift: String, _ call: ObjectiveCCalls.Call, _ line: Range<Int>)
    -> String
  {
    let before = text.code[line.lowerBound..<max(line.lowerBound, call.range.lowerBound)]
    guard before.last(where: { $0 > space }) == UInt8(ascii: "=") else { return swift }
    let start = text.plain(line.lowerBound..<max(line.lowerBound, call.range.lowerBound)).trimmed
    let name = start.dropLast().trimmed.split { $0 == " " || $0 == "*" }.last.map(String.init) ?? ""
    guard start.hasSuffix("="), !name.isEmpty, name != "self" else { return swift }
    let value = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name.withoutLine
    let swift = swift.hasPrefix("_ = ") ? String(swift.dropFirst(4)) : swift
    return start.split(separator: " ").count > 2 ? "let \(value) = \(swift)" : "\(value) = \(swift)"
  }

  /// Names that every object has already.
  private static let inherited: Set = [
    "description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy", "self", "class",
    "superclass", "Type", "Protocol",
  ]
}

extension String {
  /// A word of Swift's own is a name in such signs only.
  fileprivate var escaped: String { Self.reserved.contains(self) ? "`\(self)`" : self }

  private static let reserved: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  fileprivate var trimmedSlashes: String {
    let rest = drop { $0 == "/" || $0 == "*" }.trimmed
    return rest.hasSuffix("*/") ? rest.dropLast(2).trimmed : rest
  }

  /// A comment's own slashes are enough.
  fileprivate var inLineComment: String {
    let isComment = hasPrefix("//") || hasPrefix("/*") || hasPrefix("*")
    return isComment ? trimmedSlashes : self
  }
}
