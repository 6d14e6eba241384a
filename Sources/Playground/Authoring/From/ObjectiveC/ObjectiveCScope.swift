/// The names that a body can use: its class, the classes of the sources, and the values around it.
struct ObjectiveCScope {
  let all: ObjectiveCSources
  let owner: String
  /// The types of properties, instance variables, parameters and, as they come, of variables.
  var types: [String: String]
  /// Instance variables without their line in front, and properties.
  let members: Set<String>

  init(_ all: ObjectiveCSources, _ owner: String) {
    (self.all, self.owner) = (all, owner)
    let values = all.line(owner).flatMap { all.classes[$0]?.values ?? [] }
    let named = values.map { ($0.name.withoutLine, $0.type) }
    members = Set(named.map(\.0))
    types = Dictionary(named) { $1 }
  }

  /// That of a method's body.
  func inside(_ method: ObjectiveCMethod) -> ObjectiveCScope {
    var scope = self
    for part in method.parts where !part.name.isEmpty { scope.types[part.name] = part.type }
    return scope
  }

  /// Whether objects of the class, or the class itself, answer to a selector.
  func has(_ selector: String, in name: String, isStatic: Bool) -> Bool {
    all.line(name).contains { all.selectors[$0]?.contains("\(isStatic)\(selector)") == true }
  }

  /// The class of the sources that a value has; nil for another type.
  func ownClass(of value: String) -> String? {
    guard let type = types[value] else { return nil }
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return names.first { all.classes[$0] != nil }
  }

  /// Whether a property has no value at first.
  func isOptional(_ value: String) -> Bool {
    guard members.contains(value), let type = types[value] else { return false }
    return ObjectiveCType(type, all.names).variable.hasSuffix("?")
  }

  func isHandler(_ value: String) -> Bool {
    if let type = types[value], type.contains("CompletionHandler") || type.contains("(^") {
      return true
    }
    let small = value.lowercased()
    return small.hasSuffix("completionhandler") || small.hasSuffix("completionblock")
  }
}

extension String {
  /// The property that the instance variable is of.
  var withoutLine: String { hasPrefix("_") && count > 1 ? String(dropFirst()) : self }
}
