extension StandInWriter {
  mutating func initializer(_ member: InterfaceDeclaration, in place: Place?) -> [Line]? {
    guard let place, let call = InterfaceCall(member) else { return leaveOut(member) }
    if place.isProtocol { return [line(member.head, member, place)] }
    var modifiers = member.modifiers
    if modifiers.contains("required") {
      modifiers.remove("override")
    } else if place.isClass, module.hasAbove(place.path, member) || isAppleOwn(call, place) {
      modifiers.insert("override")
    }
    // Apple's own never fail. A view's without arguments only calls another one, and is not overridden.
    let head =
      modifiers.contains("override") || place.isView && call.message == "init()"
      ? member.head.replacing("init!(", with: "init(", maxReplacements: 1) : member.head
    let words = ["override", "required"].filter(modifiers.contains).map { "\($0) " }.joined()
    let body = place.canStore ? made(by: call, place) : placeholder(call, place)
    guard let body else { return leaveOut(member) }
    return [line("public \(words)\(head) {", member, place)]
      + body.map { ("    \($0)", member.line) } + [("  }", member.line)]
  }

  /// Whether it is the initialiser that a view or another object has of Apple's.
  private func isAppleOwn(_ call: InterfaceCall, _ place: Place) -> Bool {
    place.isView
      ? call.message == "init(frame:)"
      : call.message == "init()" && module.descends(place.path, from: "NSObject")
  }

  /// Values go where a property has their name, listeners where they are kept.
  private func made(by call: InterfaceCall, _ place: Place) -> [String]? {
    if call.parameters.contains(where: { $0.type.names == ["NSCoder"] }) { return ["nil"] }
    if call.parameters.contains(where: { $0.type.names == ["Decoder"] }) {
      return ["throw madeUpServer.error(0, \"Nothing is written.\")"]
    }
    let properties = place.type.members.filter {
      ["var", "let"].contains($0.kind.rawValue) && !$0.isStatic
    }
    // Everything has a value, so that the class above can be made first.
    let above = place.isClass ? [above(call, place)].compactMap { $0 } : []
    let lines = call.parameters.compactMap { parameter -> String? in
      let property = properties.first {
        $0.name == parameter.name && $0.type?.bare == parameter.type.bare
      }
      guard let property, !refused.contains(property.line), let type = property.type,
        type.isOptional || !parameter.type.isOptional && values.of(type) != nil
      else { return nil }
      return "self.\(property.name) = \(parameter.name)"
    }
    let isPassed = place.type.parents.contains { self.isPassed(call, to: $0) }
    return boxing(call, place) + above + lines + (isPassed ? [] : keptGiven(call, place))
      + (place.isClass ? keeping(call, place) + holding(call, place) : [])
      + (place.isAd && place.isClass && !place.isView ? showing(call, place) : [])
  }

  /// How the class above is made: with the same arguments where it has the same initialiser.
  private func above(_ call: InterfaceCall, _ place: Place) -> String? {
    let parents = parents(of: place.type)
    if let own = parents.first(where: { module.type($0)?.kind == .class }),
      !place.isView || isPassed(call, to: own) || !isMadeByCoderAlone(own)
    {
      return "super.init(\(passed(call, to: own)))"
    }
    if module.descends(place.path, from: "UIViewController") {
      return "super.init(nibName: nil, bundle: nil)"
    }
    if place.isView {
      let frame = call.parameters.first { $0.type.names == ["CGRect"] }?.name ?? ".zero"
      return "super.init(frame: \(frame))"
    }
    let isProtocol = { (name: String) in module.type(name)?.kind == .protocol }
    let foreign = parents.first { !isProtocol($0) && !Self.isConformance($0) }
    return foreign == nil ? nil : "super.init()"
  }

  /// Whether a class and those above it declare no initialiser but the one for nibs.
  func isMadeByCoderAlone(_ name: String) -> Bool {
    module.line(of: name).flatMap(\.members).filter { $0.kind == .`init` }
      .allSatisfy { $0.head.contains("NSCoder") }
  }

  private func passed(_ call: InterfaceCall, to parent: String) -> String {
    guard isPassed(call, to: parent) else {
      let made = values.of(.named(parent, [])) ?? "\(parent)()"
      return BracketText.bracketed(made)?.inside ?? ""
    }
    return call.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.name
    }.joined(separator: ", ")
  }

  private func isPassed(_ call: InterfaceCall, to parent: String) -> Bool {
    module.type(parent)?.members.contains {
      $0.kind == .`init` && !refused.contains($0.line)
        && InterfaceCall($0)?.message == call.message
    } ?? false
  }

  private static func isConformance(_ name: String) -> Bool {
    name.hasPrefix("Swift.") || name.hasPrefix("@unchecked") || name.hasSuffix("Protocol")
      || name.hasPrefix("Foundation.")
      || ["Sendable", "Error", "NSCopying", "NSCoding"].contains(name)
  }

  func keeping(_ call: InterfaceCall, _ place: Place) -> [String] {
    guard place.isAd else { return [] }
    return call.parameters.compactMap { parameter in
      lives.property(for: parameter, of: call, in: place.path).map {
        "self.\($0) = \(parameter.name)"
      }
    } + (CallRole(call) == .load ? keepingAsked(call, place) : [])
  }

  private func placeholder(_ call: InterfaceCall, _ place: Place) -> [String]? {
    if place.type.kind == .enum, let value = values.of(.named(place.path, [])) {
      return ["self = \(value)"]
    }
    return call.canFail ? ["return nil"] : nil
  }
}
