/// A call of a listener that means an event, by its own name or by a case that it is given.
struct ListenerCall {
  let event: ListenerEvent
  let call: InterfaceCall
  /// The case that says the event, and the parameter that gets it.
  var told: (parameter: String, case: String)?

  /// The events of a call: one where its name says it, or one for each case that does.
  static func all(_ call: InterfaceCall, _ module: InterfaceModule) -> [ListenerCall] {
    let own = ListenerEvent(call).map { [ListenerCall(event: $0, call: call)] } ?? []
    // A call for events of any kind says by its parameter which one happened.
    guard own.isEmpty || call.words.contains("event") else { return own }
    for parameter in call.parameters {
      let cases = events(of: parameter.type, module)
      guard !cases.isEmpty else { continue }
      return cases.map {
        ListenerCall(event: $0.event, call: call, told: (parameter.name, $0.text))
      }
    }
    return own
  }

  /// The events that the cases of a type mean; none for what is no enumeration of events.
  static func events(
    of type: InterfaceType, _ module: InterfaceModule
  ) -> [(event: ListenerEvent, text: String)] {
    guard let type = type.names.first.flatMap({ module.type($0) }), type.kind == .enum
    else { return [] }
    let events = events(of: type)
    // A size or a state may have a case that sounds like an event.
    return events.count > 2 ? events : []
  }

  /// The events of an enumeration, each by the case with the fewest words.
  private static func events(
    of type: InterfaceDeclaration
  ) -> [(event: ListenerEvent, text: String)] {
    let cases = type.members.filter { $0.kind == .case }.flatMap {
      BracketText.split(String($0.head.dropFirst("case ".count)), at: ",")
    }
    let all = cases.compactMap { text -> (event: ListenerEvent, text: String, words: Int)? in
      let words = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.words
      return ListenerEvent(words: words).map { ($0, text, words.count) }
    }
    var events: [(event: ListenerEvent, text: String)] = []
    for next in all where !events.contains(where: { $0.event == next.event }) {
      let shortest = all.filter { $0.event == next.event }.map(\.words).min()
      let first = all.first { $0.event == next.event && $0.words == shortest }
      events.append((next.event, first?.text ?? next.text))
    }
    return events
  }
}
