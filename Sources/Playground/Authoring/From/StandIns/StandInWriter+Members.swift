extension StandInWriter {
  /// A member, or a function or property outside of types; nil where the compiler makes it, or where no
  /// value of it can be made.
  mutating func member(_ member: InterfaceDeclaration, in place: Place?) -> [Line]? {
    guard !isMade(member, in: place) else { return [] }
    switch member.kind {
    case .typealias where !member.head.contains("=") || member.head.contains("@_opaque"):
      return leaveOut(member)
    case .case, .typealias, .associatedtype:
      let indirect = member.modifiers.contains("indirect") ? "indirect " : ""
      return [
        line("\(member.kind == .case ? indirect : "public ")\(member.head)", member, place)
      ]
    case .var, .let: return property(member, in: place)
    case .func: return function(member, in: place)
    case .`init`: return initializer(member, in: place)
    case .subscript: return `subscript`(member, in: place)
    default: return nil
    }
  }

  func line(_ text: String, _ member: InterfaceDeclaration, _ place: Place?) -> Line {
    // Requirements and cases have the accessibility of their type.
    let isBare = place?.isProtocol == true
    return (
      (place == nil ? "" : "  ") + (isBare ? text.replacing("public ", with: "") : text),
      member.line
    )
  }

  /// Members that Swift makes itself, and those that a parent of Apple's has already.
  private func isMade(_ member: InterfaceDeclaration, in place: Place?) -> Bool {
    guard let place, !place.isProtocol else { return false }
    if member.modifiers.contains("override"), member.kind != .`init` { return true }
    if place.isClass, member.kind != .`init`, module.hasAbove(place.path, member) { return true }
    if ["hashValue", "RawValue", "AllCases", "isEqual"].contains(member.name) { return true }
    guard place.type.kind == .enum else { return false }
    return member.head.contains("rawValue") || ["allCases", "==", "hash"].contains(member.name)
      || member.head.hasPrefix("func ==")
  }

  // MARK: Properties

  private mutating func property(_ member: InterfaceDeclaration, in place: Place?) -> [Line]? {
    guard let place, !place.isProtocol else {
      if place?.isProtocol == true {
        return [line("\(keyword(member))\(asked(member))", member, place)]
      }
      return global(member)
    }
    guard let type = member.type else { return leaveOut(member) }
    let head = "\(keyword(member))\(variable(member))"
    if let value = resultPart(type, member.name, place) {
      return [line("public \(head) { \(value) }", member, place)]
    }
    if let shown = holding(member, type, place) {
      return [line("public \(head) { didSet { \(shown) } }", member, place)]
    }
    if !member.isSettable, let value = live(member, type, place) {
      return [line("public \(value.isKept ? "lazy " : "")\(head)\(value.text)", member, place)]
    }
    let isListener = lives.slots(of: place.path).contains { $0.property == member.name }
    if member.modifiers.contains("weak") || isListener && type.isOptional {
      return [line("public weak \(head)", member, place)]
    }
    if type.names == ["Bool"], !member.isSettable,
      !Set(member.name.words).isDisjoint(with: Self.started)
    {
      return [line("public \(head) { madeUpServer.hasStarted }", member, place)]
    }
    if !member.isStatic, boxed(place.type).map({ type == .named($0, []) }) == true {
      let setter = member.isSettable ? " set { madeUpBoxed = newValue }" : ""
      return [line("public \(head) { get { madeUpBoxed }\(setter) }", member, place)]
    }
    guard let value = self.value(of: type, member, place) else { return leaveOut(member) }
    if member.isStatic { return [line(constant(head, type, value, member, place), member, place)] }
    guard place.canStore else {
      let setter = member.isSettable ? " set {}" : ""
      return [line("public \(head) { get { \(value) }\(setter) }", member, place)]
    }
    let access = member.isSettable ? "public " : "public internal(set) "
    let isLazy =
      place.isClass
      && type.names.contains { module.type($0)?.kind != .enum && module.type($0) != nil }
    return [line("\(access)\(isLazy ? "lazy " : "")\(head) = \(value)", member, place)]
  }

  private func asked(_ member: InterfaceDeclaration) -> String {
    "\(variable(member)) { get\(member.isSettable ? " set" : "") }"
  }

  /// The declaration as a variable: here everything is written once.
  private func variable(_ member: InterfaceDeclaration) -> String {
    let head = BracketText.until(" = ", member.head)
    return member.kind == .let ? "var" + head.dropFirst(3) : head
  }

  func keyword(_ member: InterfaceDeclaration) -> String {
    member.isStatic ? "static " : ""
  }

  private func value(
    of type: InterfaceType, _ member: InterfaceDeclaration, _ place: Place
  ) -> String? {
    // Objective-C without a word on nil means that there is a value.
    if member.head.hasSuffix("!"), type.names.contains(where: MadeValue.isKnown) {
      return values.of(type.bare, for: member.name)
    }
    // The adapter has set nothing yet.
    if type.isOptional, member.isSettable { return "nil" }
    return values.of(type, for: member.name)
  }

  /// A shared instance for each world, so that no run knows of another.
  private func constant(
    _ head: String, _ type: InterfaceType, _ value: String, _ member: InterfaceDeclaration,
    _ place: Place
  ) -> String {
    let isShared = type.names.contains { module.path(of: $0) == place.path } && place.isClass
    let only = place.type.members.count { $0.isStatic && $0.type?.names == type.names } == 1
    if isShared, only, !member.isSettable {
      return "public \(head) { World.current.instance { \(value) } }"
    }
    return "public \(head) = \(value)"
  }

  private mutating func global(_ member: InterfaceDeclaration) -> [Line]? {
    guard let type = member.type, let value = values.of(type, for: member.name) else {
      return leaveOut(member)
    }
    return [("public \(variable(member)) = \(value)", member.line)]
  }

  /// The properties by which an ad says how it is, and the views with which it sees the user.
  private func live(
    _ member: InterfaceDeclaration, _ type: InterfaceType, _ place: Place
  ) -> (text: String, isKept: Bool)? {
    guard place.isClass else { return nil }
    if place.isPart, member.isOwnView {
      return (" = madeUpOwner?.view(isWhole: false) ?? UIView()", true)
    }
    guard place.isAd else { return nil }
    if type.names == ["Bool"], !Self.readiness.isDisjoint(with: member.name.words) {
      return (" { madeUp.isReady }", false)
    }
    if let ready = readyCase(of: type) {
      let name = type.names.first ?? ""
      return values.of(type).map { (" { madeUp.isReady ? \(name).\(ready) : \($0) }", false) }
    }
    if member.isOwnView {
      let isWhole = !place.path.words.contains("native")
      return (" = madeUp.view(isWhole: \(isWhole))", true)
    }
    guard type.names.contains(where: { module.path(of: $0).map(lives.isPart) ?? false }),
      let value = values.of(type, for: member.name)
    else { return nil }
    return (" = { let made = \(value); made.madeUpOwner = madeUp; return made }()", true)
  }

  /// The case that a status has while there is an ad to show.
  private func readyCase(of type: InterfaceType) -> String? {
    guard case .named(let name, _) = type, let status = module.type(name), status.kind == .enum,
      !Set(name.words).isDisjoint(with: ["status", "state"])
    else { return nil }
    return status.members.flatMap(\.cases).first {
      !Self.readiness.isDisjoint(with: $0.words) && !$0.words.contains("not")
    }
  }

  static let started: Set = ["initialized", "initialised", "started"]
  static let readiness: Set = ["ready", "loaded", "available", "valid", "show", "present"]

  // MARK: Subscripts

  private mutating func `subscript`(_ member: InterfaceDeclaration, in place: Place?) -> [Line]? {
    guard let place, let call = InterfaceCall(member) else { return leaveOut(member) }
    if place.isProtocol {
      return [line("\(member.head) { get\(member.isSettable ? " set" : "") }", member, place)]
    }
    guard let value = values.of(call.result) else { return leaveOut(member) }
    let setter = member.isSettable ? " set {}" : ""
    return [
      line("public \(keyword(member))\(member.head) { get { \(value) }\(setter) }", member, place)
    ]
  }
}
