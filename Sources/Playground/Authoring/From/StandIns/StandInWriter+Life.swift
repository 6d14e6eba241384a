extension StandInWriter {
  /// An ad's life, and who listens to it, besides its interface.
  func life(of place: Place, isConformer: Bool = false) -> [Line] {
    guard place.isAd else {
      return place.isPart ? [("  weak var madeUpOwner: MadeUpAd?", nil)] : []
    }
    let isRoot = isConformer || lives.isRoot(place.path)
    let slots = isConformer ? lives.allSlots(of: place.path) : lives.slots(of: place.path)
    let closures =
      isConformer ? lives.allClosures(of: place.path) : lives.closures(of: place.path)
    let added =
      slots.filter { !$0.isDeclared }.map { "weak var \($0.property): (any \($0.listener))?" }
      + closures.compactMap { closure in closure.kept.map { "var \(closure.property): \($0)" } }
    let asked = askedWith(place).map { "private var \($0.property): \($0.type)?" }
    let listening =
      isRoot || !slots.isEmpty || !closures.isEmpty
      ? self.listening(place, slots, closures, isRoot: isRoot) : []
    let watching = isRoot ? watching(place, isConformer ? "" : access(to: place)) : []
    let life =
      !isRoot ? [] : ["public let madeUpLife = MadeUpAd(madeUpServer, isReady: \(!place.loads))"]
    return (added + asked + life + listening + watching).map { ("  \($0)", nil) }
  }

  /// Some SDKs have one listener for all kinds of ads, and only some of those have a reward.
  private func mayHaveReward(_ place: Place) -> Bool {
    let words = Set(place.path.words)
    return !words.isDisjoint(with: ["reward", "rewarded"])
      || words.isDisjoint(with: ["native", "banner", "interstitial", "open", "splash"])
  }

  private func listening(
    _ place: Place, _ slots: [AdLives.Slot], _ closures: [ListenerClosure], isRoot: Bool
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
      + (isRoot ? [] : ["  super.addMadeUpListeners()"])
      + (calls + closures.flatMap { told($0, place) }).map { "  \($0)" } + ["}"]
  }

  private func told(_ closure: ListenerClosure, _ place: Place) -> [String] {
    let own = ownNames(place)
    return closure.events.filter { $0.event != .rewarded || mayHaveReward(place) }.compactMap {
      told in
      let arguments = closure.parameters.enumerated().compactMap { index, type in
        told.told?.parameter == index
          ? told.told.flatMap { eventCase($0.text) } : argument(type, "", own)
      }
      guard arguments.count == closure.parameters.count else { return nil }
      let name = closure.property + (closure.isOptional ? "?" : "")
      let telling = "$0.\(name)(\(arguments.joined(separator: ", ")))"
      let message = told.told.map { "\(closure.message) \(Self.name(of: $0.text))" }
      return on(told.event, message ?? closure.message, telling)
    }
  }

  private func on(_ event: ListenerEvent, _ message: String, _ telling: String) -> String {
    "on(.\(event.rawValue), \"\(message)\") { \(telling) }"
  }

  /// The class below this one that a call is about.
  private func lower(_ call: InterfaceCall, _ place: Place) -> String? {
    guard place.isClass else { return nil }
    return call.parameters.lazy.flatMap(\.type.names).first { name in
      module.type(name)?.kind == .class
        && module.line(of: name).dropFirst().contains { $0.line == place.type.line }
    }
  }

  private func ownNames(_ place: Place) -> Set<String> {
    Set(module.line(of: place.path).map(\.name) + [place.path])
  }

  private func access(to place: Place) -> String {
    place.type.modifiers.contains("final") ? "public " : "open "
  }

  private func told(_ told: ListenerCall, by listener: String, _ place: Place) -> String? {
    let call = told.call
    let lower = lower(call, place)
    let own = ownNames(place).union([lower].compactMap { $0 })
    let asked = Dictionary(uniqueKeysWithValues: askedWith(place))
    let arguments = call.parameters.compactMap { parameter -> String? in
      let isCase = told.told?.parameter == parameter.name
      let value =
        isCase
        ? told.told.flatMap { eventCase($0.case) } : argument(parameter.type, parameter.name, own)
      let kept = asked[parameter.type.names.first ?? ""].map { "$0.\($0) ?? " } ?? ""
      return value.map { value in
        parameter.label.map { "\($0): \(kept)\(value)" } ?? kept + value
      }
    }
    guard arguments.count == call.parameters.count else { return nil }
    let telling = "\(listener).\(call.base)(\(arguments.joined(separator: ", ")))"
    let message = told.told.map { "\(call.message) \(Self.name(of: $0.case))" } ?? call.message
    guard let lower else { return on(told.event, message, telling) }
    let inside = "if let ad = $0 as? \(lower) { \(telling.replacing("$0", with: "ad")) }"
    return "if self is \(lower) { \(on(told.event, message, inside)) }"
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

  private func argument(_ type: InterfaceType, _ name: String, _ own: Set<String>) -> String? {
    let names = type.names
    // A listener of many kinds of ads is told of any object.
    if !own.isDisjoint(with: names) || type == .named("Any", []) { return "$0" }
    if names == ["Error"] || names == ["NSError"] { return "$0.madeUpLife.error" }
    return values.answer(type, for: name)
  }

  /// Whether a view is an ad that nothing loads: one of the SDK's loaders has it.
  private func isFilled(_ place: Place) -> Bool {
    !place.loads && Set(place.path.words).isDisjoint(with: ["native", "media", "choices", "icon"])
  }

  /// What a view does that comes into sight, and a controller that somebody presents.
  private func watching(_ place: Place, _ access: String) -> [String] {
    if place.isView {
      return [
        "\(access)override func didMoveToWindow() {", "  super.didMoveToWindow()",
      ] + (isFilled(place) ? ["  if window != nil { madeUp.fill(self) }"] : [])
        + ["  madeUp.watch(self)", "}"]
    }
    guard module.descends(place.path, from: "UIViewController") else { return [] }
    return [
      "\(access)override func viewDidAppear(_ animated: Bool) {",
      "  super.viewDidAppear(animated)", "  madeUp.appeared(as: self)", "}",
    ]
  }
}
