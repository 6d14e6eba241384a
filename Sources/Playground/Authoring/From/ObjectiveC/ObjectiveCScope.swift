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
    types = Dictionary(values.map { ($0.name.withoutLine, $0.type) }) { $1 }
    members = Set(types.keys)
  }

  /// That of a method's body.
  func inside(_ method: ObjectiveCMethod) -> ObjectiveCScope {
    var scope = self
    for part in method.parameters { scope.types[part.name] = part.type }
    return scope
  }

  /// Whether objects of the class, or the class itself, answer to a selector.
  func has(_ selector: String, in name: String, isStatic: Bool) -> Bool {
    all.line(name).contains { all.selectors[$0]?.contains("\(isStatic)\(selector)") == true }
  }

  /// The class of the sources that a value has; nil for another type.
  func ownClass(of value: String) -> String? {
    types[value]?.split { !$0.isOfName }.map(String.init).first { all.classes[$0] != nil }
  }

  /// A name as Swift has it: without `GAD` if it is Google's.
  func named(_ name: String) -> String {
    all.classes[name] == nil ? GoogleNames.type(name)?.swift ?? name : name
  }

  /// With a question mark behind a property that has no value at first.
  func unwrapped(_ value: String) -> String {
    guard members.contains(value), let type = types[value] else { return value }
    return value + (ObjectiveCType(type, all.names).result.hasSuffix("?") ? "?" : "")
  }

  func isHandler(_ value: String) -> Bool {
    if let type = types[value], type.contains("CompletionHandler") || type.contains("(^") {
      return true
    }
    let small = value.lowercased()
    return small.hasSuffix("completionhandler") || small.hasSuffix("completionblock")
  }
}
