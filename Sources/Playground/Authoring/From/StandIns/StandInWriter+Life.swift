extension StandInWriter {
  /// An ad's life, and who listens to it, besides its interface.
  func life(of place: Place, isConformer: Bool = false) -> [Line] {
    guard place.isAd else {
      return place.isPart ? [("  weak var madeUpOwner: MadeUpAd?", nil)] : []
    }
    let isRoot = isConformer || lives.isRoot(place.path)
    let slots = isConformer ? lives.allSlots(of: place.path) : lives.slots(of: place.path)
    let added = slots.filter { !$0.isDeclared }.map {
      "weak var \($0.property): (any \($0.listener))?"
    }
    let listening =
      isRoot || !slots.isEmpty ? self.listening(place, slots, isRoot: isRoot) : []
    let watching =
      place.isView && isRoot
      ? Self.watching(isConformer ? "" : access(to: place)) : []
    let life =
      !isRoot ? [] : ["public let madeUpLife = MadeUpAd(madeUpServer, isReady: \(!place.loads))"]
    return (added + life + listening + watching).map { ("  \($0)", nil) }
  }

  /// Some SDKs have one listener for all kinds of ads, and only some of those have a reward.
  private func mayHaveReward(_ place: Place) -> Bool {
    let words = Set(place.path.words)
    return !words.isDisjoint(with: ["reward", "rewarded"])
      || words.isDisjoint(with: ["native", "banner", "interstitial", "open", "splash"])
  }

  private func listening(
    _ place: Place, _ slots: [AdLives.Slot], isRoot: Bool
  ) -> [String] {
    let calls = slots.flatMap { slot in
      let own = lives.calls(of: slot.listener).map { ("$0.\(slot.property)?", $0) }
      let added = lives.additions(to: slot.listener).flatMap { added in
        added.calls.map { ("($0.\(slot.property) as? any \(added.listener))?", $0) }
      }
      return (own + added).filter { $1.event != .rewarded || mayHaveReward(place) }
        .compactMap { told($1, by: $0, place) }
    }
    return ["\(access(to: place))\(isRoot ? "" : "override ")func addMadeUpListeners() {"]
      + (isRoot ? [] : ["  super.addMadeUpListeners()"]) + calls.map { "  \($0)" } + ["}"]
  }

  private func access(to place: Place) -> String {
    place.type.modifiers.contains("final") ? "public " : "open "
  }

  private func told(_ told: ListenerCall, by listener: String, _ place: Place) -> String? {
    let own = Set(module.line(of: place.path).map(\.name) + [place.path])
    let call = told.call
    let arguments = call.parameters.compactMap { parameter -> String? in
      let isCase = told.told?.parameter == parameter.name
      let value = isCase ? told.told.flatMap { eventCase($0.case) } : argument(parameter, own)
      return value.map { value in parameter.label.map { "\($0): \(value)" } ?? value }
    }
    guard arguments.count == call.parameters.count else { return nil }
    let telling = "\(listener).\(call.base)(\(arguments.joined(separator: ", ")))"
    let message = told.told.map { "\(call.message) \(Self.name(of: $0.case))" } ?? call.message
    return "on(.\(told.event.rawValue), \"\(message)\") { \(telling) }"
  }

  private static func name(of text: String) -> String {
    text.prefix { $0.isLetter || $0.isNumber || $0 == "_" } + ""
  }

  /// A case with the values that it has to have.
  private func eventCase(_ text: String) -> String? {
    let name = ".\(Self.name(of: text))"
    guard let payload = BracketText.bracketed(text) else { return name }
    let parts = BracketText.split(payload.inside, at: ",").map { BracketText.split($0, at: ":") }
    let payloads = parts.compactMap { part -> String? in
      let type = InterfaceType(part.last ?? "")
      let isError = type.names == ["Error"] || type.names == ["NSError"]
      let value = isError ? "$0.madeUpLife.error" : values.of(type)
      let isNamed = part.count == 2 && part[0] != "_"
      return value.map { isNamed ? "\(part[0]): \($0)" : $0 }
    }
    return payloads.count == parts.count ? "\(name)(\(payloads.joined(separator: ", ")))" : nil
  }

  private func argument(_ parameter: InterfaceCall.Parameter, _ own: Set<String>) -> String? {
    let names = parameter.type.names
    if !own.isDisjoint(with: names) { return "$0" }
    if names == ["Error"] || names == ["NSError"] { return "$0.madeUpLife.error" }
    return values.answer(parameter.type, for: parameter.name)
  }

  private static func watching(_ access: String) -> [String] {
    [
      "\(access)override func didMoveToWindow() {", "  super.didMoveToWindow()",
      "  madeUp.watch(self)", "}",
    ]
  }
}
