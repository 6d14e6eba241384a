/// Which types of a module are ads: those that somebody listens to, or tells about the user.
struct AdLives {
  /// Where a listener is kept: a property that is declared, or one that is added.
  struct Slot: Equatable {
    let property: String
    let listener: String
    let isDeclared: Bool
  }

  private let module: InterfaceModule
  /// The classes at the top of the lines of ads.
  private let roots: Set<String>
  private let slots: [String: [Slot]]
  private let closures: [String: [ListenerClosure]]

  /// `refused` are lines of declarations that are left out.
  init(_ module: InterfaceModule, refused: Set<Int>) {
    self.module = module
    let paths = module.types.keys.sorted()
    var slots: [String: [Slot]] = [:]
    for path in paths { slots[path] = Self.slots(of: path, module, refused) }
    self.slots = slots
    let closures = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, ListenerClosure.all(of: $0, module, refused)) })
    self.closures = closures
    let ads = paths.filter {
      slots[$0]?.isEmpty == false || closures[$0]?.isEmpty == false || Self.isToldOfUser($0, module)
    }
    roots = Set(ads.filter { module.types[$0]?.kind == .class }.map { Self.top(of: $0, module) })
  }

  /// The topmost class of this module that it descends from.
  private static func top(of path: String, _ module: InterfaceModule) -> String {
    let line = module.line(of: path).compactMap { module.path(of: $0.name) }
    return line.last { module.types[$0]?.kind == .class } ?? path
  }

  func isRoot(_ path: String) -> Bool { roots.contains(path) }

  /// Whether the class, or the class that conforms to the protocol, has a life.
  func isAd(_ path: String) -> Bool {
    roots.contains(Self.top(of: path, module)) || !allSlots(of: path).isEmpty
      || !allClosures(of: path).isEmpty
  }

  /// The listeners that the type itself declares.
  func slots(of path: String) -> [Slot] { slots[path] ?? [] }

  /// The closures that the type itself declares.
  func closures(of path: String) -> [ListenerClosure] { closures[path] ?? [] }

  /// The closures of the type and of its parents.
  func allClosures(of path: String) -> [ListenerClosure] {
    module.line(of: path).flatMap { type in
      module.path(of: type.name).flatMap { closures[$0] } ?? []
    }
  }

  /// The listeners of the type and of its parents.
  func allSlots(of path: String) -> [Slot] {
    module.line(of: path).flatMap { type in
      module.path(of: type.name).flatMap { slots[$0] } ?? []
    }
  }

  /// Of the listener's calls, those that mean an event.
  func calls(of listener: String) -> [ListenerCall] {
    calls(module.line(of: listener).flatMap(\.members))
  }

  private func calls(_ members: [InterfaceDeclaration]) -> [ListenerCall] {
    let calls = members.filter { $0.kind == .func }.compactMap(InterfaceCall.init).flatMap {
      ListenerCall.all($0, module)
    }
    // Of one that is told with more, too, an SDK tells either.
    return calls.filter { call in
      !calls.contains { $0.event == call.event && $0.call.isShort(of: call.call) }
    }
  }

  /// The protocols below a listener's that nobody asks for: listeners conform to them, and are asked for
  /// it when they are told.
  func additions(to listener: String) -> [(listener: String, calls: [ListenerCall])] {
    let asked = Set(slots.values.flatMap { $0.map(\.listener) })
    return module.types.keys.sorted().compactMap { path in
      guard let type = module.types[path], type.kind == .protocol, !asked.contains(path),
        module.line(of: path).dropFirst().contains(where: { $0.name == listener })
      else { return nil }
      let calls = calls(type.members)
      return calls.isEmpty ? nil : (path, calls)
    }
  }

  /// Whether it has a view of the network's own, and belongs to an ad.
  func isPart(_ path: String) -> Bool {
    guard let type = module.types[path], [.class, .protocol].contains(type.kind), !isAd(path) else {
      return false
    }
    return module.line(of: path).flatMap(\.members).contains(where: \.isOwnView)
  }

  /// Whether it is the type of an ad, or a protocol of ads.
  func isAdType(_ type: InterfaceType) -> Bool {
    type.names.contains { module.path(of: $0).map(isAd) ?? false }
  }

  // MARK: Finding

  /// Whether it is a class whose callers tell it what the user saw and tapped.
  private static func isToldOfUser(_ path: String, _ module: InterfaceModule) -> Bool {
    guard let type = module.types[path], type.kind == .class else { return false }
    let calls = type.members.filter { $0.kind == .func && !$0.isStatic }
    let roles = calls.compactMap(InterfaceCall.init).map(CallRole.init)
    return roles.contains(.passImpression) && roles.contains(.passClick)
  }

  private static let endings = [
    "Delegate", "Listener", "Observer", "Callback", "Callbacks", "EventHandler",
  ]

  static func isListener(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  private static func listener(_ type: InterfaceType, _ module: InterfaceModule) -> String? {
    type.names.lazy.compactMap { name in
      module.path(of: name).flatMap { path in
        module.types[path]?.kind == .protocol && isListener(path) ? path : nil
      }
    }.first
  }

  private static func slots(
    of path: String, _ module: InterfaceModule, _ refused: Set<Int>
  ) -> [Slot] {
    guard let type = module.types[path], type.kind == .class || type.kind == .protocol,
      !isListener(path)
    else { return [] }
    let declared = type.members.filter { property in
      property.kind == .var && !property.isStatic && property.isSettable
        && !module.hasAbove(path, property) && !refused.contains(property.line)
    }
    .compactMap { property in
      property.type.flatMap { listener($0, module) }.map {
        Slot(property: property.name, listener: $0, isDeclared: true)
      }
    }
    let above = module.line(of: path).dropFirst().filter { $0.kind == .class }
      .compactMap { module.path(of: $0.name) }
      .flatMap { Self.slots(of: $0, module, refused) }
    let calls = type.members.filter { ["init", "func"].contains($0.kind.rawValue) && !$0.isStatic }
    let given = calls.filter { !refused.contains($0.line) }
      .compactMap(InterfaceCall.init).filter { !makesAd($0, module) }
      .flatMap { $0.parameters.compactMap { listener($0.type, module) } }
    var slots = declared
    for listener in given where !(slots + above).contains(where: { $0.listener == listener }) {
      slots.append(Slot(property: "madeUp\(listener)", listener: listener, isDeclared: false))
    }
    return slots
  }

  /// A factory hands the listener on to what it makes.
  private static func makesAd(_ call: InterfaceCall, _ module: InterfaceModule) -> Bool {
    call.result.names.contains { module.type($0) != nil }
  }

  /// The property that a parameter fills: that of a listener, or of a closure.
  func property(for parameter: InterfaceCall.Parameter, of call: InterfaceCall, in path: String)
    -> String?
  {
    slot(for: parameter, in: path)?.property
      ?? allClosures(of: path).first { $0.kept != nil && $0.message == call.message }?.property
  }

  /// The slot that a parameter fills.
  func slot(for parameter: InterfaceCall.Parameter, in path: String) -> Slot? {
    let listener = Self.listener(parameter.type, module)
    return listener.flatMap { listener in
      allSlots(of: path).first { $0.listener == listener }
    }
  }
}

extension InterfaceDeclaration {
  /// Whether it is a view that the network hands out.
  var isOwnView: Bool {
    kind == .var && !isSettable && !isStatic && type?.names == ["UIView"]
      && !name.words.contains("icon")
  }

  /// The type of a property, as far as it is written.
  var type: InterfaceType? {
    let parts = BracketText.split(BracketText.until("=", head), at: ":")
    return parts.count == 2 ? InterfaceType(parts[1]) : nil
  }
}

extension InterfaceModule {
  /// The protocols, perhaps with a class of Apple's, of which a value may be made, by the name of the class
  /// that conforms to them.
  var conformers: [String: [String]] {
    let simple = types.filter { $0.value.kind == .protocol }.keys.map { [$0] }
    let composed = types.values.flatMap(\.members).compactMap(\.composition)
    return Dictionary((simple + composed).map { (MadeValue.conformer($0), $0) }) { first, _ in first
    }
  }
}

extension InterfaceDeclaration {
  /// `UIView & Ad`, where it is the type of a property or a result.
  fileprivate var composition: [String]? {
    let type = kind == .func ? InterfaceCall(self)?.result : self.type
    guard case .all(let names)? = type?.bare else { return nil }
    return names
  }
}
