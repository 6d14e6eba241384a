import AdServing
import Simulation

extension MobileAds {
  /// How long to wait for a set-up before starting without it.
  package static let setUpPatience = Duration.seconds(30)
}

/// Finds the classes that the mediation settings name, and sets each up once.
package final class AdapterDirectory {
  static var shared: AdapterDirectory { World.current.instance { AdapterDirectory() } }

  private var found: [Wanted: AdapterClass?] = [:]
  private(set) var statuses: [String: AdapterStatus] = [:]

  private struct Wanted: Hashable {
    let name: String
    let api: AdapterAPI
  }

  /// The adapter with that name; nil if no class has it, or the class is not written for the
  /// interface. Names are those that the program gives, ``AdapterNames``, and `Module.Class`; either may
  /// stand in wrappers.
  func adapter(named name: String, for api: AdapterAPI) -> AdapterClass? {
    let wanted = Wanted(name: name, api: api)
    if let known = found[wanted] { return known }
    let type = Self.linkedAdapter(named: name, for: api)
    found[wanted] = type
    return type
  }

  /// Whether an adapter with that name is linked into the program, and written for the interface.
  package static func isLinked(_ name: String, for api: AdapterAPI) -> Bool {
    linkedAdapter(named: name, for: api) != nil
  }

  private static func linkedAdapter(named name: String, for api: AdapterAPI) -> AdapterClass? {
    switch api {
    case .modern: todaysAdapter(AdapterClassName(name))
    case .legacy: LinkedClass.named(name).flatMap { AdapterClass(customEvent: $0) }
    }
  }

  private static func todaysAdapter(_ name: AdapterClassName) -> AdapterClass? {
    guard let linked = todaysClass(name.adapter) else { return nil }
    let type = standIns?.inItsPlace(linked) ?? linked
    guard !name.wrappers.isEmpty else { return AdapterClass(type) }
    return name.wrappingClasses.map { wrappers in
      let wrapped = zip(wrappers, name.wrappers).reduce(AdapterClass(linked)) {
        $0.wrapped(in: $1.0, named: $1.1)
      }
      return AdapterClass(type: type) { line, request in
        let adapter = wrapped.make(line, request)
        return standIns?.aroundIt(adapter) ?? adapter
      }
    }
  }

  private static func todaysClass(_ name: String) -> (any MediationAdapter.Type)? {
    AdapterNames.adapter(named: name) ?? LinkedClass.named(name) as? any MediationAdapter.Type
  }

  /// For tests: what takes the place of adapters. An optimised build traps where a task has a closure alone.
  package struct StandIns: Sendable {
    /// The class that takes the place of an adapter, under the adapter's own name.
    let inItsPlace: @Sendable (any MediationAdapter.Type) -> any MediationAdapter.Type
    /// What is put around an adapter that errs around another.
    let aroundIt: @Sendable (any MediationAdapter) -> any MediationAdapter

    package init(
      inItsPlace: @escaping @Sendable (any MediationAdapter.Type) -> any MediationAdapter.Type,
      aroundIt: @escaping @Sendable (any MediationAdapter) -> any MediationAdapter
    ) { (self.inItsPlace, self.aroundIt) = (inItsPlace, aroundIt) }
  }

  @TaskLocal package static var standIns: StandIns?

  /// The name of the class that does the work of the adapter with this name, which may only stand for it.
  package static func worker(named name: String) -> String {
    guard let type = todaysClass(AdapterClassName(name).adapter) as? any AdapterStandingFor.Type
    else { return name }
    return String(reflecting: type.standsFor)
  }

  /// Sets up every named adapter that has not been set up; calls back when all have answered or
  /// patience runs out.
  func setUp(
    _ credentials: [(className: String, MediationCredentials)], then done: @escaping () -> Void
  ) {
    let group = SetUpGroup(done)
    for name in credentials.map(\.className).uniqued() where statuses[name] == nil {
      let configuration = MediationServerConfiguration()
      configuration.credentials = credentials.filter { $0.className == name }.map(\.1)
      setUp(name, configuration, group)
    }
    group.allAsked()
  }

  private func setUp(
    _ name: String, _ configuration: MediationServerConfiguration, _ group: SetUpGroup
  ) {
    guard let type = adapter(named: name, for: .modern)?.type else {
      statuses[name] = AdapterStatus(.notReady, "No such adapter in the application.")
      return
    }
    statuses[name] = AdapterStatus(.notReady, "Setting up.")
    group.enter(name)
    let world = World.current
    let began = world.timeline.now
    world.journal.call(
      from: .google, to: .adapter, "setUp(with:completionHandler:)", .setUpAsked,
      data: [
        Fact.adapterVersion(string(for: type.adapterVersion())), Fact.className(name),
        Fact.sdkVersion(string(for: type.adSDKVersion())),
      ]
    ) {
      let handout = world.handout
      var hasAnswered = false
      let manner = AdServer.shared.setUp(of: name)
      let answered = { (error: (any Error)?) in
        guard !hasAnswered else {
          return world.journal.note(
            by: .google, "\(name) answered its set-up again; the first answer stands",
            violation: .setUpAnsweredTwice, data: Self.facts(name, manner))
        }
        hasAnswered = true
        let latency = world.timeline.now - began
        self.statuses[name] = AdapterStatus(
          error == nil ? .ready : .notReady, error?.localizedDescription ?? "Ready.",
          latency: latency / .seconds(1))
        var facts: Fields = [Fact.error.orNull(error?.localizedDescription)]
        if let manner, manner.latency > .zero { facts[.fault] = Self.fault(manner) }
        world.journal.callback(
          from: .adapter, to: .google, "completionHandler(_:)", .setUpAnswered, data: facts)
        group.leave(name)
      }
      type.setUp(with: configuration) { error in
        Self.passSetUp(of: name) {
          World.hear("the set-up's completion handler", from: .adapter, { handout }) {
            guard let manner else { return answered(error) }
            manner.answer(for: name) { answered($0 ? Self.refusal : error) }
          }
        }
      }
    }
  }
}

extension AdapterDirectory {
  /// What is noted of a class's set-up. What was forced is not its adapter's doing.
  fileprivate static func facts(_ name: String, _ manner: SetUpManner?) -> Fields {
    var facts: Fields = [Fact.className(name)]
    facts[.fault] = manner.map(fault)
    return facts
  }

  private static func fault(_ manner: SetUpManner) -> String {
    "setUp \(manner.outcome == .succeeds ? "latency" : manner.outcome.rawValue)"
  }

  /// The network says that it can't be set up.
  fileprivate static var refusal: NSError {
    NSError(
      domain: StandIn.Failure.domain, code: StandIn.Failure.notReady.code,
      userInfo: [NSLocalizedDescriptionKey: "The stand-in says: the network could not be set up."])
  }

  /// Whether the line's network can be asked: always, unless the set-up of its class goes in a manner of its own.
  func isReady(_ line: AdUnit.Line) -> Bool {
    AdServer.shared.setUp(of: line.className) == nil || statuses[line.className]?.state == .ready
  }
}

extension AdServer {
  /// How the set-up of the class with this name goes, by the first line that says so.
  fileprivate func setUp(of name: String) -> SetUpManner? {
    units.sorted { $0.key < $1.key }.lazy.flatMap(\.value.lines)
      .first { $0.className == name && $0.setUp != nil }?.setUp
  }
}

/// Waits until every requested set-up has answered.
private final class SetUpGroup {
  private var pending: Set<String> = []
  private var haveAllBeenAsked = false
  private var done: (() -> Void)?
  private var patience: Timeline.Token?

  init(_ done: @escaping () -> Void) {
    self.done = done
  }

  func enter(_ name: String) {
    pending.insert(name)
  }

  func leave(_ name: String) {
    pending.remove(name)
    finishIfComplete()
  }

  func allAsked() {
    haveAllBeenAsked = true
    finishIfComplete()
    guard done != nil else { return }
    patience = World.current.after(
      MobileAds.setUpPatience, "set-up took too long", .setUpRanOut, by: .google
    ) {
      for name in self.pending.sorted() {
        World.current.journal.note(
          by: .google, "\(name) has not answered its set-up", violation: .setUpNeverAnswered,
          data: AdapterDirectory.facts(name, AdServer.shared.setUp(of: name)))
      }
      self.pending = []
      self.finishIfComplete()
    }
  }

  private func finishIfComplete() {
    guard haveAllBeenAsked, pending.isEmpty, let done else { return }
    self.done = nil
    patience.map(World.current.timeline.cancel)
    done()
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first position.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
