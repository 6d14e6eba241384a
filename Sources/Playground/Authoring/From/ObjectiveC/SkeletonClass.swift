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
    var seen = Set(source.methods.filter { !$0.isStatic }.map(\.selector))
    for value in source.values where seen.insert(value.name.withoutLine).inserted { add(value) }
    for method in source.methods { add(method) }
    if !has("init()") { append(initializer("init()", [], [], [], isLive: true)) }
    for name in source.protocols.flatMap(Self.closure) {
      for selector in GoogleNames.roles[name]?.wanted ?? [] { addWanted(selector) }
    }
  }

  var lines: [String] {
    let known = roles.map(\.name)
    let other = source.protocols.filter { GoogleNames.roles[$0] == nil }
    let parent = above.first?.name ?? "NSObject"
    let head = "class \(name): \(([parent] + known).joined(separator: ", "))"
    var lines =
      head.count > 98
      ? ["class \(name): \(parent),", "  \(known.joined(separator: ", "))", "{"] : ["\(head) {"]
    if let parent = source.parent, above.isEmpty, parent != "NSObject" {
      lines.append("  // In Objective-C below \(parent).")
    }
    if !other.isEmpty {
      lines.append("  // In Objective-C also: \(other.joined(separator: ", ")).")
    }
    let values = members.filter { $0.body == nil }.flatMap(\.lines)
    let others = members.filter { $0.body != nil }.map(\.lines)
    let groups = (values.isEmpty ? [] : [values]) + others
    return lines + groups.joined(separator: [""]) + ["}"]
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
    GoogleNames.roles[name].map { [name] + $0.parents.flatMap(closure) } ?? []
  }

  private var isAdapter: Bool {
    source.protocols.flatMap(Self.closure).contains("GADMediationAdapter")
  }

  // MARK: Members

  private func has(_ key: String) -> Bool { live[key] != nil }

  private func member(above key: String) -> SkeletonMember? {
    above.lazy.compactMap { $0.live[key] }.first
  }

  /// Whether nothing above the class has the name.
  private func isFree(_ name: String) -> Bool {
    member(above: name) == nil && !Self.inherited.contains(name)
  }

  /// Names that every object has already.
  private static let inherited: Set = [
    "description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy", "self", "class",
    "superclass", "Type", "Protocol",
  ]

  private mutating func append(_ member: SkeletonMember) {
    members.append(member)
    if member.isLive { live[member.key] = member }
  }

  private mutating func add(_ value: ObjectiveCValue) {
    let name = value.name.withoutLine
    if let type = all.property(name, of: self.name) {
      return append(getter(name, type, [], isLive: member(above: name) == nil))
    }
    let type = ObjectiveCType(value.type, all.names)
    let start = type.placeholder.flatMap { $0 == "nil" ? nil : " = \($0)" } ?? ""
    let weak = value.isWeak && type.isReference ? "weak " : ""
    let line = "\(weak)var \(name.escaped): \(type.result)\(start)"
    append(
      SkeletonMember(key: name, signature: line, head: [line], isLive: type.isKnown && isFree(name))
    )
  }

  private mutating func add(_ method: ObjectiveCMethod) {
    let calls = ObjectiveCCalls(text, method.body, scope.inside(method)).all
    self.calls += calls
    var member = translated(method, SkeletonBody(text, method, calls).lines)
    member.above = text.notes(in: method.above).map(text.text).filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: "\n").map(\.trimmed.trimmedSlashes).filter { !$0.isEmpty } }
    if member.isLive { methods.live += 1 } else { methods.inComments += 1 }
    if has(member.key) { twice.append(method.above.upperBound) }
    append(member)
  }

  private func translated(_ method: ObjectiveCMethod, _ body: [String]) -> SkeletonMember {
    let selector = method.selector
    if selector == "dealloc" {
      return SkeletonMember(
        key: "deinit", signature: "", head: ["deinit"], body: body, isLive: !has("deinit"))
    }
    if !method.isStatic, method.parameters.isEmpty {
      if let type = all.property(selector, of: name) {
        let isLive = !has(selector) && member(above: selector)?.signature ?? type == type
        return getter(selector, type, body, isLive: isLive)
      }
      let type = ObjectiveCType(method.returns, all.names)
      if source.values.contains(where: { $0.name.withoutLine == selector }), type.swift != "Void" {
        let isLive = type.isKnown && !has(selector) && isFree(selector)
        return getter(selector, type.result, body, isLive: isLive)
      }
    }
    let swift = method.swiftName
    let requirement = GoogleNames.requirements[selector]
    let made = method.parameters.map { ObjectiveCType($0.type, all.names) }
    let types = requirement?.types ?? made.map(\.parameter)
    let names = method.parameters.map(\.name)
    let parameters = zip(swift.labels, zip(names, types)).map { label, value in
      "\(label == value.0 ? "" : "\(label) ")\(value.0.escaped): \(value.1)"
    }
    var isLive = (requirement != nil || made.allSatisfy(\.isKnown)) && !has(swift.key)
    if method.isInitializer {
      return initializer(swift.key, types, parameters, body, isLive: isLive)
    }
    let returned = method.returns.contains("instancetype") ? "\(name) *" : method.returns
    let type = ObjectiveCType(returned, all.names)
    isLive = isLive && (requirement != nil || type.isKnown) && isFree(swift.base)
    let result = requirement.map(\.returns) ?? (type.swift == "Void" ? nil : type.result)
    let answer = requirement?.answer?.replacing("$", with: names.last?.escaped ?? "")
    let signature = "\(method.isStatic)\(swift.key)\(types)\(result ?? "")"
    let isOver = member(above: swift.key)?.signature == signature
    let kind = method.isStatic ? (isOver || all.isAbove(name) ? "class " : "static ") : ""
    return SkeletonMember(
      key: swift.key, signature: signature,
      head: SkeletonMember.head(
        "\(isOver ? "override " : "")\(kind)func \(swift.base.escaped)", parameters, result),
      body: isLive ? SkeletonBody.answered(body + (answer.map { [$0] } ?? []), result) : body,
      isLive: isLive)
  }

  private func getter(
    _ name: String, _ type: String, _ body: [String], isLive: Bool
  ) -> SkeletonMember {
    let isOver = member(above: name) != nil
    return SkeletonMember(
      key: name, signature: type,
      head: ["\(isOver ? "override " : "")var \(name.escaped): \(type)"],
      body: isLive ? SkeletonBody.answered(body, type) : body, isLive: isLive)
  }

  private func initializer(
    _ key: String, _ types: [String], _ parameters: [String], _ body: [String], isLive: Bool
  ) -> SkeletonMember {
    let isPlain = key == "init()"
    let signature = "\(key)\(types)"
    let isBelow = above.contains(where: \.isAdapter)
    let isRequired = isPlain && (isAdapter || isBelow)
    let isOver =
      isPlain ? !isRequired || !isBelow : member(above: key)?.signature == signature
    let words = (isRequired ? "required " : "") + (isOver ? "override " : "")
    return SkeletonMember(
      key: key, signature: signature, head: SkeletonMember.head("\(words)init", parameters, nil),
      body: body + ["super.init()"], isLive: isLive)
  }

  /// What Swift wants of a role and the sources do not have.
  private mutating func addWanted(_ selector: String) {
    let note = ["// Not in the source."]
    if let type = all.property(selector, of: name) {
      guard !has(selector), member(above: selector) == nil else { return }
      return append(getter(selector, type, note, isLive: true))
    }
    guard let requirement = GoogleNames.requirements[selector] else { return }
    let swift = SwiftName(selector: selector)
    guard !has(swift.key), member(above: swift.key) == nil else { return }
    var parts = zip(swift.labels, selector.split(separator: ":")).map { label, part in
      let name = label == "for" || label == "from" ? "value" : label
      return ObjectiveCMethod.Part(label: String(part), type: "", name: name)
    }
    if parts.isEmpty { parts = [.init(label: selector, type: "", name: "")] }
    let method = ObjectiveCMethod(
      isStatic: requirement.isStatic, parts: parts, at: source.source ?? 0)
    append(translated(method, note))
  }
}
