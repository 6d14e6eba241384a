extension StandInWriter {
  mutating func function(_ member: InterfaceDeclaration, in place: Place?) -> [Line]? {
    guard let call = InterfaceCall(member) else { return leaveOut(member) }
    if place?.isProtocol == true {
      let word =
        member.isStatic ? "static " : member.modifiers.contains("mutating") ? "mutating " : ""
      return [("  \(word)\(member.head)", member.line)]
    }
    guard let body = body(of: call, member, in: place) else { return leaveOut(member) }
    let indent = place == nil ? "" : "  "
    let discardable = member.attributes.contains("@discardableResult") ? "@discardableResult " : ""
    let head = place.map { Self.named($0, in: member.head) } ?? member.head
    return [("\(indent)\(discardable)\(access(member, place))\(head) {", member.line)]
      + body.map { ("\(indent)  \($0)", member.line) } + [("\(indent)}", member.line)]
  }

  /// A class's own name in place of `Self`, which would need an initialiser that all below it have.
  private static func named(_ place: Place, in head: String) -> String {
    guard place.isClass, let match = head.firstMatch(of: /-> Self([?!]?)$/) else { return head }
    return head[..<match.range.lowerBound] + "-> \(place.path)\(match.1)"
  }

  private func access(_ member: InterfaceDeclaration, _ place: Place?) -> String {
    let isFinal =
      place?.type.modifiers.contains("final") == true || member.modifiers.contains("final")
    if member.modifiers.contains("static") { return "public static " }
    if member.modifiers.contains("class") { return isFinal ? "public static " : "open class " }
    if member.modifiers.contains("mutating") { return "public mutating " }
    return place?.isClass == true && !isFinal ? "open " : "public "
  }

  // MARK: What it does

  /// Nil where it has to return what cannot be made.
  private func body(
    of call: InterfaceCall, _ member: InterfaceDeclaration, in place: Place?
  ) -> [String]? {
    if call.base == "hash", let hasher = call.parameters.first {
      return ["\(hasher.name).combine(\"\\(self)\")"]
    }
    if call.base == "encode", call.doesThrow { return [] }
    if member.head.hasPrefix("func =="), call.parameters.count == 2 {
      return ["\"\\(\(call.parameters[0].name))\" == \"\\(\(call.parameters[1].name))\""]
    }
    if let lent = lending(call, member, place) { return lent }
    let ad = place.flatMap { $0.isAd && !member.isStatic && $0.canStore ? $0 : nil }
    guard let end = returned(by: call, member, place, ad) else { return nil }
    let role = CallRole(call)
    let object = member.isStatic ? nil : place
    return (ad.map { keeping(call, $0) } ?? []) + given(to: object, by: role, call)
      + (object.map { holding(call, $0) } ?? []) + (ad.map { deeds(role, call, $0) } ?? [])
      + waits(role, call, in: object)
      + answers(role, call, in: object) + end
  }

  private func given(to object: Place?, by role: CallRole, _ call: InterfaceCall) -> [String] {
    guard let object, object.isClass, role == .subscribe else { return [] }
    return keptGiven(call, object)
  }

  /// The deeds of an ad that is asked for something.
  private func deeds(_ role: CallRole, _ call: InterfaceCall, _ ad: Place) -> [String] {
    let message = "\"\(call.message)\""
    switch role {
    case .load:
      let filling = ad.isView ? ["madeUp.fill(self)"] : []
      return filling + showing(call, ad) + ["madeUp.load(\(message), \(given(call, ad)))"]
    // Some SDKs have one view for banners and full-screen ads.
    case .show
    where !ad.isView || call.parameters.contains(where: \.isController) && !call.takesView:
      let controller = call.parameters.first(where: \.isController)?.name ?? "nil"
      return ["madeUp.show(\(message), from: \(controller))"]
    case .register: return [registering(call, ad)]
    case .release: return ["madeUp.release(\(message))"]
    case .passImpression: return ["madeUp.pass(\(message), on: .impression)"]
    case .passClick: return ["madeUp.pass(\(message), on: .clicked)"]
    default: return []
    }
  }

  /// The first view is the ad's; those of a list, and others of the network's, take taps.
  private func registering(_ call: InterfaceCall, _ ad: Place) -> String {
    let views = call.parameters.filter(\.isView)
    let view = views.first?.name ?? ""
    let list = call.parameters.first {
      if case .array(let type) = $0.type.bare {
        type.names.first?.hasSuffix("View") == true
      } else {
        false
      }
    }
    let taps = list.map { $0.type.isOptional ? "(\($0.name) ?? [])" : $0.name } ?? "[]"
    let others = views.dropFirst().filter {
      Set($0.name.words).isDisjoint(with: ["choices", "options"])
    }
    let more =
      list == nil || others.isEmpty
      ? "" : " + [\(others.map(\.name).joined(separator: ", "))].compactMap { $0 }"
    let keeps = ad.releases ? "" : ", isKept: false"
    let call = "madeUp.register(\"\(call.message)\", \(view), tapping: \(taps)\(more)\(keeps))"
    return views.first?.type.isOptional == true ? "if let \(view) { \(call) }" : call
  }

  /// An asynchronous function takes its time.
  private func waits(_ role: CallRole, _ call: InterfaceCall, in place: Place?) -> [String] {
    let hasHandler = call.parameters.contains {
      if case .function = module.resolved($0.type.bare) { true } else { false }
    }
    if role == .start, !hasHandler {
      let done = call.parameters.lazy.compactMap(hasStarted).first ?? ""
      return ["madeUpServer.start(\"\(call.message)\") {\(done)}"]
    }
    guard call.isAsync else { return [] }
    let question = "await madeUpServer.ask(\"\(call.message)\", \(given(call, place)))"
    return call.doesThrow ? ["if let refusal = \(question) { throw refusal }"] : ["_ = \(question)"]
  }

  /// Tells the listener that the SDK was given when it was started.
  private func hasStarted(_ parameter: InterfaceCall.Parameter) -> String? {
    guard let listener = parameter.type.names.first(where: { module.type($0)?.kind == .protocol })
    else { return nil }
    let calls = module.line(of: listener).flatMap(\.members).compactMap(InterfaceCall.init)
    let done = calls.first { call in
      let words = Set(call.words)
      return !words.isDisjoint(with: Self.done)
        && words.isDisjoint(with: ["error", "fail", "failed"])
    }
    guard let done, let values = arguments(done.parameters.map(\.type), mayFail: false, in: nil)
    else { return nil }
    let named = zip(done.parameters, values).map { parameter, value in
      parameter.label.map { "\($0): \(value)" } ?? value
    }
    let name = parameter.name + (parameter.type.isOptional ? "?" : "")
    return " \(name).\(done.base)(\(named.joined(separator: ", "))) "
  }

  private static let done: Set = [
    "initialized", "initialised", "started", "complete", "completed", "finish", "finished",
    "success", "succeed", "succeeded",
  ]

  // MARK: Handlers

  private func answers(_ role: CallRole, _ call: InterfaceCall, in place: Place?) -> [String] {
    guard role != .subscribe else { return [] }
    if let either = eitherAnswer(call, in: place) { return [either] }
    return call.parameters.compactMap { parameter in
      guard case .function(let types, _) = module.resolved(parameter.type.bare) else { return nil }
      let isAsking =
        role == .load || types.contains { $0.names.contains { module.type($0) != nil } }
      let wanted = types.contains { chosen($0, call, mayFail: true) != nil }
      let mayFail = (isAsking || wanted) && parameter.isKept
      guard let arguments = arguments(types, mayFail: mayFail, in: place, of: call)
      else { return nil }
      let name = parameter.name + (parameter.type.isOptional ? "?" : "")
      let calling = "\(name)(\(arguments.joined(separator: ", ")))"
      let handler = parameter.type.isOptional || parameter.isKept || isAlias(parameter)
      guard handler, parameter.isKept || isAlias(parameter) else { return "_ = \(calling)" }
      return isAsking || wanted
        ? "madeUpServer.ask(\"\(call.message)\", \(given(call, place))) { refusal in _ = \(calling) }"
        : "madeUpServer.\(role == .start ? "start" : "finish")(\"\(call.message)\") { _ = \(calling) }"
    }
  }

  /// The answer of a call that has a handler for an ad, and one for none; nil for any other.
  private func eitherAnswer(_ call: InterfaceCall, in place: Place?) -> String? {
    let handlers = call.parameters.filter { parameter in
      if case .function = module.resolved(parameter.type.bare) { parameter.isKept } else { false }
    }
    guard handlers.count == 2, let failing = handlers.firstIndex(where: \.isForFailure) else {
      return nil
    }
    let calls = handlers.enumerated().compactMap { index, handler -> String? in
      guard case .function(let types, _) = module.resolved(handler.type.bare),
        let values = arguments(types, mayFail: index == failing, in: place)
      else { return nil }
      return
        "_ = \(handler.name)\(handler.type.isOptional ? "?" : "")(\(values.joined(separator: ", ")))"
    }
    guard calls.count == 2 else { return nil }
    return "madeUpServer.ask(\"\(call.message)\", \(given(call, place))) "
      + "{ refusal in if refusal == nil { \(calls[1 - failing]) } else { \(calls[failing]) } }"
  }

  /// An alias of a function type says nothing of `@escaping` where it is optional.
  private func isAlias(_ parameter: InterfaceCall.Parameter) -> Bool {
    parameter.text.contains("@escaping")
  }

  private func arguments(
    _ types: [InterfaceType], mayFail: Bool, in place: Place?, of call: InterfaceCall? = nil
  ) -> [String]? {
    let arguments = types.map { type -> String? in
      if let call, let chosen = chosen(type, call, mayFail: mayFail) { return chosen }
      return place.map { $0.isClass && isItself(type, $0) } == true
        ? "self" : argument(module.resolved(type), mayFail: mayFail)
    }
    return arguments.contains(nil) ? nil : arguments.compactMap { $0 }
  }

  /// An ad of the class that the caller names: `adType: T.Type`. Nil for types that nobody names.
  private func chosen(_ type: InterfaceType, _ call: InterfaceCall, mayFail: Bool) -> String? {
    guard type.isOptional, let name = type.names.first, call.generics.contains(name),
      let parameter = call.parameters.first(where: { $0.type.names == ["\(name).Type"] })
    else { return nil }
    let ads = module.types.keys.filter { lives.isAd($0) && module.types[$0]?.kind == .class }
    let makers = ads.sorted().compactMap { path -> String? in
      values.of(.named(path, [])).map { "\(parameter.name) == \(path).self ? \($0) : " }
    }
    guard !makers.isEmpty else { return nil }
    let made = "(\(makers.joined())nil as AnyObject?) as? \(name)"
    return mayFail ? "refusal == nil ? \(made) : nil" : made
  }

  private func argument(_ type: InterfaceType, mayFail: Bool) -> String? {
    let name = type.names.first ?? ""
    if ["Error", "NSError"].contains(name) {
      let error = "madeUpServer.error(0, \"Nothing is wrong.\")"
      return type.isOptional
        ? (mayFail ? "refusal" : "nil") : (mayFail ? "refusal ?? \(error)" : error)
    }
    if MadeValue.isTrouble(name), type.isOptional {
      return mayFail ? "refusal == nil ? nil : \(values.of(type.bare) ?? "nil")" : "nil"
    }
    if name == "Bool" { return mayFail ? "refusal == nil" : "true" }
    guard let value = values.answer(type) else { return nil }
    if case .named("Result", let arguments) = type, mayFail, arguments.count == 2 {
      let failure =
        arguments[1].names == ["Error"] ? "refusal" : values.of(arguments[1]) ?? "refusal"
      return "refusal.map { refusal in .failure(\(failure)) } ?? \(value)"
    }
    return type.isOptional && mayFail ? "refusal == nil ? \(value) : nil" : value
  }

  // MARK: What it returns

  private func returned(
    by call: InterfaceCall, _ member: InterfaceDeclaration, _ place: Place?, _ ad: Place?
  ) -> [String]? {
    let type = module.resolved(call.result)
    if type == .tuple([]) { return [] }
    let words = Set(call.base.words)
    if type.names == ["Bool"], !words.isDisjoint(with: Self.readiness) {
      return ["return \(ad == nil ? "true" : "madeUp.isReady")"]
    }
    if type.names == ["Bool"], !words.isDisjoint(with: Self.started) {
      return ["return madeUpServer.hasStarted"]
    }
    if let value = resultPart(type, call.base, place) { return ["return \(value)"] }
    if let value = parsed(call, member) { return ["return \(value)"] }
    if let place, place.canStore, isItself(type, place) {
      // A builder returns itself, and `shared` the only instance.
      if !member.isStatic { return ["return self"] }
      let isOnly = call.parameters.isEmpty || words.contains("shared")
      if place.isClass, isOnly, !words.isDisjoint(with: Self.only) {
        return values.of(.named(place.path, [])).map { ["return World.current.instance { \($0) }"] }
      }
      if let made = made(from: call, in: place) { return ["return \(made)"] }
      return values.of(.named(place.path, [])).map { ["return \($0)"] }
    }
    if let ad, type.names == ["UIView"], call.parameters.isEmpty {
      return ["return madeUp.view(isWhole: \(!ad.path.words.contains("native")))"]
    }
    guard let value = values.of(type, for: call.base) else { return nil }
    return handing(call, type, value) ?? ["return \(value)"]
  }

  /// An object that a factory makes by an initialiser that wants some of what it is given.
  private func made(from call: InterfaceCall, in place: Place) -> String? {
    let makers = place.type.members.filter { $0.kind == .`init` && !refused.contains($0.line) }
      .compactMap(InterfaceCall.init)
      .filter { !$0.canFail && !$0.isAsync && !$0.doesThrow && $0.generics.isEmpty }
    for maker in makers {
      let given = maker.parameters.filter { wanted in
        call.parameters.contains { $0.name == wanted.name && $0.type == wanted.type }
      }
      let needed = maker.parameters.filter { given.contains($0) || !$0.hasDefault }
      let values = needed.compactMap { parameter -> String? in
        let value =
          given.contains(parameter)
          ? parameter.name : self.values.of(parameter.type, for: parameter.name)
        return value.map { value in parameter.label.map { "\($0): \(value)" } ?? value }
      }
      if !given.isEmpty, values.count == needed.count {
        return "\(place.path)(\(values.joined(separator: ", ")))"
      }
    }
    return nil
  }

  private static let only: Set = ["shared", "instance", "default", "current", "singleton"]

  private func isItself(_ type: InterfaceType, _ place: Place) -> Bool {
    type.names.contains { $0 == "Self" || module.path(of: $0) == place.path }
  }

  /// Hands the listener that a factory was given to the ad that it makes.
  private func handing(
    _ call: InterfaceCall, _ type: InterfaceType, _ value: String
  ) -> [String]? {
    guard let name = type.names.first, let path = module.path(of: name) else { return nil }
    let given = call.parameters.compactMap { parameter in
      lives.slot(for: parameter, in: path).map { "made.\($0.property) = \(parameter.name)" }
    }
    return given.isEmpty ? nil : ["let made = \(value)"] + given + ["return made"]
  }
}
