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
      ? Self.watching(
        isConformer ? "" : place.type.modifiers.contains("final") ? "public " : "open ") : []
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
      lives.calls(of: slot.listener).filter { $0.event != .rewarded || mayHaveReward(place) }
        .compactMap { told($0.call, of: $0.event, slot, place) }
    }
    let access = place.type.modifiers.contains("final") ? "public " : "open "
    return ["\(access)\(isRoot ? "" : "override ")func addMadeUpListeners() {"]
      + (isRoot ? [] : ["  super.addMadeUpListeners()"]) + calls.map { "  \($0)" } + ["}"]
  }

  private func told(
    _ call: InterfaceCall, of event: ListenerEvent, _ slot: AdLives.Slot, _ place: Place
  ) -> String? {
    let own = Set(module.line(of: place.path).map(\.name) + [place.path])
    let arguments = call.parameters.compactMap { parameter -> String? in
      guard let value = self.argument(parameter, own) else { return nil }
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    guard arguments.count == call.parameters.count else { return nil }
    let told = "$0.\(slot.property)?.\(call.base)(\(arguments.joined(separator: ", ")))"
    return "on(.\(event.rawValue), \"\(call.message)\") { \(told) }"
  }

  private func argument(_ parameter: InterfaceCall.Parameter, _ own: Set<String>) -> String? {
    let names = parameter.type.names
    if !own.isDisjoint(with: names) { return "$0" }
    if names == ["Error"] || names == ["NSError"] { return "$0.madeUpLife.error" }
    return values.of(parameter.type, for: parameter.name)
  }

  private static func watching(_ access: String) -> [String] {
    [
      "\(access)override func didMoveToWindow() {", "  super.didMoveToWindow()",
      "  madeUp.watch(self)", "}",
    ]
  }
}
