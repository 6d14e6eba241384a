// Some types keep a value of whatever type the adapter has: a lock around it, or a wrapper of a property.
extension StandInWriter {
  /// The parameter of the type whose value it is given whenever one is made; nil for types that keep none.
  func boxed(_ type: InterfaceDeclaration) -> String? {
    guard type.kind == .class || type.kind == .struct else { return nil }
    let head = BracketText.until(" where ", type.head).prefix { $0 != ":" }
    guard let open = head.firstIndex(of: "<"), let close = head.lastIndex(of: ">") else {
      return nil
    }
    let names = BracketText.split(String(head[head.index(after: open)..<close]), at: ",")
    let makers = type.members.filter { $0.kind == .`init` }.compactMap(InterfaceCall.init)
    return names.map(\.trimmed).first { name in
      !makers.isEmpty && makers.allSatisfy { Self.boxing($0, name) != nil }
    }
  }

  /// The property for it.
  func boxStore(of type: InterfaceDeclaration) -> [Line] {
    boxed(type).map { [("  var madeUpBoxed: \($0)", nil)] } ?? []
  }

  /// The statement that keeps it.
  func boxing(_ call: InterfaceCall, _ place: Place) -> [String] {
    guard let name = boxed(place.type), let value = Self.boxing(call, name) else { return [] }
    return ["madeUpBoxed = \(value)"]
  }

  private static func boxing(_ call: InterfaceCall, _ name: String) -> String? {
    call.parameters.first { $0.type == .named(name, []) }?.name
  }

  /// The body of a call that hands what is in the box to a closure, or returns it; nil for any other.
  func lending(_ call: InterfaceCall, _ member: InterfaceDeclaration, _ place: Place?) -> [String]?
  {
    guard let place, !member.isStatic, let name = boxed(place.type) else { return nil }
    let box = InterfaceType.named(name, [])
    for parameter in call.parameters where !parameter.isKept {
      guard case .function([box], call.result) = parameter.type else { continue }
      let value = parameter.text.contains("inout") ? "&madeUpBoxed" : "madeUpBoxed"
      return ["return \(call.doesThrow ? "try " : "")\(parameter.name)(\(value))"]
    }
    return call.result == box ? ["return madeUpBoxed"] : nil
  }
}
