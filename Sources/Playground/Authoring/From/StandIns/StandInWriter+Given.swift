// Some objects are given texts that nobody can ask them for again: a request its placement, an ad its unit.
// The network's server has to see them all the same.
extension StandInWriter {
  /// Everything that the network is given: in the call, and before it in the object that is called.
  func given(_ call: InterfaceCall, _ place: Place?) -> String {
    let values = call.parameters.filter { parameter in
      if case .function = module.resolved(parameter.type.bare) { return false }
      return !parameter.isView && !parameter.isController && !parameter.text.contains("inout")
    }
    let own = place?.isClass == true ? ["self"] : []
    return Self.list(own + values.map(Self.value))
  }

  /// The statement that keeps what no property has.
  func keptGiven(_ call: InterfaceCall, _ place: Place) -> [String] {
    let unkept = unkept(call, in: place.type)
    guard !unkept.isEmpty, module.line(of: place.path).contains(where: keepsGiven) else {
      return []
    }
    return ["madeUpGiven += \(Self.list(unkept.map(Self.value)))"]
  }

  /// The property for it, where no class above has it.
  func givenStore(of place: Place) -> [Line] {
    guard keepsGiven(place.type),
      !module.line(of: place.path).dropFirst().contains(where: keepsGiven)
    else { return [] }
    return [("  var madeUpGiven = MadeUpGiven()", nil)]
  }

  private func keepsGiven(_ type: InterfaceDeclaration) -> Bool {
    guard type.kind == .class || type.kind == .struct else { return false }
    return type.members.contains { member in
      guard !member.isStatic, !refused.contains(member.line), let call = InterfaceCall(member)
      else { return false }
      let isAsked =
        member.kind == .`init` || type.kind == .class && CallRole(call) == .subscribe
      return isAsked && !unkept(call, in: type).isEmpty
    }
  }

  private func unkept(
    _ call: InterfaceCall, in type: InterfaceDeclaration
  ) -> [InterfaceCall.Parameter] {
    call.parameters.filter { parameter in
      let isOwn = parameter.type.names.contains { name in
        module.type(name).map { $0.kind == .class || $0.kind == .struct } ?? false
      }
      return (parameter.isText || isOwn)
        && !type.members.contains { $0.kind != .func && $0.name == parameter.name }
    }
  }

  private static func value(_ parameter: InterfaceCall.Parameter) -> String {
    parameter.type.isOptional ? "\(parameter.name) as Any" : parameter.name
  }

  private static func list(_ values: [String]) -> String {
    "[\(values.joined(separator: ", "))]"
  }
}
