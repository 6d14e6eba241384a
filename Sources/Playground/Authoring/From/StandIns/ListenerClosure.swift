/// A closure by which an ad tells events: of a property that an adapter sets, or one that a call is given.
struct ListenerClosure: Equatable {
  let property: String
  /// How the journal calls it.
  let message: String
  let parameters: [InterfaceType]
  let isOptional: Bool
  /// The type of the property that keeps what a call is given; nil for a property that is declared.
  let kept: String?
  let events: [Event]

  struct Event: Equatable {
    let event: ListenerEvent
    /// The case that says it, and the parameter that gets it.
    var told: Told?
  }

  struct Told: Equatable {
    let parameter: Int
    let text: String
  }

  /// Those that a class or a protocol declares itself. `refused` are lines that are left out.
  static func all(
    of path: String, _ module: InterfaceModule, _ refused: Set<Int>
  ) -> [ListenerClosure] {
    guard let type = module.types[path], type.kind == .class || type.kind == .protocol,
      !AdLives.isListener(path)
    else { return [] }
    return type.members.filter { !$0.isStatic && !refused.contains($0.line) }.compactMap { member in
      member.kind == .var && member.isSettable && !module.hasAbove(path, member)
        ? ListenerClosure(property: member, module)
        : member.kind == .func ? ListenerClosure(call: member, module) : nil
    }
  }

  private init?(property member: InterfaceDeclaration, _ module: InterfaceModule) {
    guard let type = member.type else { return nil }
    self.init(member.name, member.name, type, named: member.name.words, kept: nil, module)
  }

  private init?(call member: InterfaceDeclaration, _ module: InterfaceModule) {
    guard let call = InterfaceCall(member), CallRole(call) == .subscribe, call.parameters.count == 1
    else { return nil }
    let text = call.parameters[0].text.replacing("@escaping", with: "").trimmed
    self.init(
      "madeUp\(call.base.prefix(1).uppercased())\(call.base.dropFirst())", call.message,
      call.parameters[0].type, named: call.words,
      kept: call.parameters[0].type.isOptional ? text : "(\(text))?", module)
  }

  private init?(
    _ property: String, _ message: String, _ type: InterfaceType, named words: [String],
    kept: String?, _ module: InterfaceModule
  ) {
    let function = module.resolved(module.resolved(type).bare)
    guard case .function(let parameters, let result) = function,
      module.resolved(result) == .tuple([])
    else { return nil }
    (self.property, self.message, self.parameters) = (property, message, parameters)
    self.kept = kept
    isOptional = kept != nil || module.resolved(type).isOptional
    events = ListenerEvent(words: words).map { [Event(event: $0)] } ?? Self.told(parameters, module)
    guard !events.isEmpty else { return nil }
  }

  /// The events of a closure that gets all of them, by the cases that it is given.
  private static func told(_ parameters: [InterfaceType], _ module: InterfaceModule) -> [Event] {
    for (index, parameter) in parameters.enumerated() {
      let events = ListenerCall.events(of: parameter, module)
      if !events.isEmpty {
        return events.map { Event(event: $0.event, told: Told(parameter: index, text: $0.text)) }
      }
    }
    return []
  }
}
