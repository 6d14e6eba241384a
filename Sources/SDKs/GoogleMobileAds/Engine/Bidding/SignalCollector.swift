import AdServing
import Simulation

/// Asks the adapters of a unit's bidding lines for signals, one after the other, before the auction:
/// does what ``SignalRound`` decides.
final class SignalCollector {
  /// How long each line has.
  static let patience = Duration.seconds(2)

  private let unit: AdUnit
  private let ad: String
  private let adSize: AdSize?
  private let request: Request
  private var round: SignalRound
  private var timers: [Int: Timeline.Token] = [:]
  private var adapters: [any RTBAdapter] = []
  private var done: ((Set<Int>) -> Void)?

  private var world: World { World.current }

  init(_ unit: AdUnit, of ad: String, size: AdSize?, _ request: Request) {
    self.unit = unit
    self.ad = ad
    self.adSize = size
    self.request = request
    round = SignalRound(lines: unit.lines.indices.filter { unit.lines[$0].bid != nil })
  }

  /// `done` gets the places of the lines that have signals; it is called once.
  func begin(_ done: @escaping (Set<Int>) -> Void) {
    self.done = done
    obey(round.handle(.began))
  }

  private func obey(_ effects: [SignalRound.Effect]) {
    for effect in effects {
      switch effect {
      case .ask(let place): ask(place)
      case .refuse(let place, let why): refuse(place, why)
      case .finish(let places): finish(places)
      }
    }
  }

  private func finish(_ places: Set<Int>) {
    let done = done
    self.done = nil
    adapters = []
    done?(places)
  }

  // MARK: Asking a line

  private func ask(_ place: Int) {
    world.journal.within(context(of: place)) {
      guard let type = adapter(at: place) else {
        return obey(round.handle(.answered(place, hasSignals: false)))
      }
      timers[place] = world.after(
        Self.patience, "no signals in time", .signalsRanOut, by: .google
      ) { self.obey(self.round.handle(.ranOutOfTime(place))) }
      call(type, place)
    }
  }

  /// The line's class, if it can be asked for signals.
  private func adapter(at place: Int) -> (any RTBAdapter.Type)? {
    let line = unit.lines[place]
    guard
      let found = AdapterDirectory.shared.adapter(named: line.className, for: unit.api)?.type
    else {
      world.journal.note(
        by: .google,
        "Cannot find an ad network adapter with the name(s): \(line.className).",
        violation: .classNotFound,
        data: [Fact.line(line.label), Fact.number(number(place))])
      return nil
    }
    guard let type = found as? any RTBAdapter.Type else {
      world.journal.note(
        by: .google, "\(line.className) is no RTBAdapter: the bid takes no part", .leftOutOfAuction,
        data: [Fact.number(number(place))])
      return nil
    }
    return type
  }

  private func call(_ type: any RTBAdapter.Type, _ place: Int) {
    let line = unit.lines[place]
    let wire = Wire(line.faults, when: line.condition, delay: Self.patience + .seconds(1))
    let adapter = type.init()
    adapters.append(adapter)
    world.journal.call(
      from: .google, to: .adapter, "collectSignals(for:completionHandler:)", .signalsAsked,
      data: [Fact.className(line.className), Fact.line(line.label), Fact.number(number(place))]
    ) {
      if let withheld = line.withheldSignals { return standIn(withheld, place) }
      let handout = world.handout
      let parameters = parameters(line, type)
      AdServer.shared.threads.call {
        adapter.collectSignals(for: parameters) { signals, error in
          World.hear(
            "the signals' completion handler", from: .adapter, onAnyQueue: true, { handout }
          ) {
            wire.carry(.signals, "what the adapter knows") { self.answered(place, signals, error) }
          }
        }
      }
    }
  }

  private func parameters(
    _ line: AdUnit.Line, _ type: any RTBAdapter.Type
  ) -> RTBRequestParameters {
    let parameters = RTBRequestParameters()
    parameters.configuration.credentials = [
      MediationCredentials(settings: line.settings, format: AdFormat(unit.format))
    ]
    parameters.extras = type.networkExtrasClass().flatMap { request.adNetworkExtras(for: $0) }
    parameters.adSize = adSize ?? AdSizeInvalid
    return parameters
  }

  /// Instead of an adapter whose network is not simulated here.
  private func standIn(_ withheld: WithheldSignals, _ place: Int) {
    world.journal.note(
      by: StandIn.party, "the stand-in takes the question for signals", .standIn,
      data: [Fact.number(number(place)), Fact.signals(withheld.rawValue)])
    guard withheld == .refused else { return }
    let sentence = "The stand-in says: the network has no signals."
    answered(
      place, nil,
      NSError(
        domain: StandIn.Failure.domain, code: 5,
        userInfo: [NSLocalizedDescriptionKey: sentence]), from: StandIn.party)
  }

  private func answered(
    _ place: Int, _ signals: String?, _ error: (any Error)?, from party: Party = .adapter
  ) {
    var facts: Fields = [Fact.number(number(place))]
    facts[.signals] = signals
    facts[.error] = error?.localizedDescription
    let call =
      switch (signals, error) {
      case (_?, nil): "completionHandler(signals, nil)"
      case (_?, _?): "completionHandler(signals, error)"
      case (nil, _?): "completionHandler(nil, error)"
      case (nil, nil): "completionHandler(nil, nil)"
      }
    world.journal.callback(
      from: party, to: .google, call, .signalsAnswered, data: facts
    ) {
      timers[place].map(world.timeline.cancel)
      let hasSignals = error == nil && signals?.isEmpty == false
      let effects = round.handle(.answered(place, hasSignals: hasSignals))
      // The adapter's call ends before anything acts on it.
      world.soon { self.obey(effects) }
    }
  }

  private func refuse(_ place: Int, _ why: WaterfallRound.Refusal) {
    world.journal.within(context(of: place)) {
      let facts: Fields = [Fact.number(number(place))]
      switch why {
      case .second:
        world.journal.note(
          by: .google, why.sentence(), violation: .signalsAnsweredTwice, data: facts)
      case .late: world.journal.note(by: .google, why.sentence(), .leftOutOfAuction, data: facts)
      }
    }
  }

  private func number(_ place: Int) -> Int { unit.lines[place].number ?? place + 1 }

  private func context(of place: Int) -> Context {
    Context(
      cause: world.journal.context.cause, ad: ad,
      line: unit.lines[place].id ?? LineID(unit: unit.id, index: place))
  }
}
