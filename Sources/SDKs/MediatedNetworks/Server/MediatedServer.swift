import Simulation

/// The ad servers of all mediated networks, and what is known about the networks.
package final class MediatedServer {
  package static var shared: MediatedServer { World.current.instance { MediatedServer() } }

  /// By the network's own ad unit.
  private var settings: [MediatedAdID: MediatedSettings] = [:]
  /// By the mediation line that asks.
  private var settingsByLine: [LineID: MediatedSettings] = [:]
  private var mediations: [MediatedAdID: Mediation] = [:]
  private var adapters: [MediatedAdID: Layer] = [:]
  private var starts: [String: MediatedStart] = [:]
  /// Takes back the start of a network's SDK.
  private var startsTakenBack: [String: () -> Void] = [:]
  private var cappedPlacements: [String: Set<String>] = [:]
  /// The networks that show no more ads at any placement for now.
  private var capped: Set<String> = []
  /// How many answers were given inside calls that were made inside answers.
  private var depth = 0
  /// Beyond this an answer takes its time even if it is set to come inside the call: code that asks
  /// again at once would ask without end.
  private static let depthLimit = 8
  private var ads: [MediatedAdID: Weak] = [:]

  /// Which ad of a unit, `UNIT#N`, a request for this ad unit is for, if whoever plays the
  /// application wants to say. Otherwise it is for the ad at work.
  package var adOfRequest: (MediatedAdID) -> String? = { _ in nil }

  /// Which ad unit of the application has that one of a network's, if whoever plays it wants to say.
  package var unitOfKey: (String) -> String? = { _ in nil }

  // MARK: What a scenario sets

  /// From now on these are the answers to requests for that ad unit.
  package func set(_ settings: MediatedSettings, for id: MediatedAdID) {
    AskingPlatforms.shared.noteServer(of: id.network)
    let isNew = self.settings[id] == nil
    self.settings[id] = settings.after(isNew ? MediatedRequests.shared.count(of: id, settings) : 0)
  }

  /// From now on these are the answers to that line's requests.
  package func set(_ settings: MediatedSettings, for line: LineID) {
    settingsByLine[line] = settings
  }

  /// From now on the ads of that ad unit are those of a network behind the one that is asked.
  package func set(_ mediation: Mediation, for id: MediatedAdID) {
    AskingPlatforms.shared.noteMediator(mediation.mediator, of: mediation.network)
    mediations[id] = mediation
  }

  /// From now on that network's adapter is between it and the mediator; nil if both are one. One that is there
  /// and has not changed keeps what it has.
  package func set(_ adapter: Layer?, for id: MediatedAdID) {
    guard let adapter, let old = adapters[id], old.isSame(adapter) else {
      return adapters[id] = adapter
    }
  }

  /// How a network's SDK starts, from now on.
  package func set(_ start: MediatedStart, of network: String) { starts[network] = start }

  /// A network's SDK has not been started, as in an application that was launched again.
  package func forgetStart(of network: String) { startsTakenBack[network]?() }

  /// Notes how the start of a network's SDK is taken back.
  func noteStart(of network: String, takingBack: @escaping () -> Void) {
    startsTakenBack[network] = takingBack
  }

  /// Which placements have been shown too often, whatever ad unit they are used with.
  package func setCappedPlacements(_ placements: Set<String>, of network: String) {
    cappedPlacements[network] = placements
  }

  /// Whether a network shows no more ads at any placement for now.
  package func setCapped(_ isCapped: Bool, of network: String) {
    if isCapped { capped.insert(network) } else { capped.remove(network) }
  }

  // MARK: What the SDKs ask

  /// How a network's SDK starts.
  package func start(of network: String) -> MediatedStart { starts[network] ?? MediatedStart() }

  /// Whether a placement has been shown too often.
  package func isCapped(_ placement: String, of network: String) -> Bool {
    capped.contains(network) || cappedPlacements[network]?.contains(placement) == true
  }

  /// Who mediates between who asks for that ad unit's ads and their network; nil if nobody does.
  package func mediation(of id: MediatedAdID) -> Mediation? { mediations[id] }

  /// What is between the mediator of that ad unit and its network.
  func adapter(of id: MediatedAdID) -> Layer? { adapters[id] }

  /// What mediates as that network's SDK; nil if it has ads of its own only.
  func mediator(at network: String) -> Party? {
    mediations.first { $0.key.network == network }?.value.mediator
  }

  /// How long after an answer a view of that ad unit asks again; nil for the network's usual time.
  package func refresh(of id: MediatedAdID) -> Duration? { settings[id]?.refresh }

  /// Asks for an ad; the answer arrives as often and as late as it is set to. The network's own
  /// timer rings under its own name.
  package func request(_ id: MediatedAdID, _ tell: @escaping (MediatedAnswer) -> Void) {
    let answer = next(id)
    let isTooDeep = answer.manner == .inline && depth >= Self.depthLimit
    depth += 1
    defer { depth -= 1 }
    (isTooDeep ? .once : answer.manner).deliver(
      after: answer.latency, by: mediations[id]?.network ?? .network(id.network)
    ) { tell(answer) }
  }

  private func next(_ id: MediatedAdID) -> MediatedAnswer {
    let layer = unitOfKey(id.key).flatMap { Layers.shared[$0] }
    if let layer, let ad = World.current.journal.context.ad, layer.mistakesFormat(of: ad) {
      return MediatedAnswer(.badRequest)
    }
    if let line = World.current.journal.context.line, settingsByLine[line] != nil {
      return settingsByLine[line]?.next() ?? MediatedAnswer()
    }
    defer { MediatedRequests.shared.note(settings[id], of: id) }
    return settings[id, default: MediatedSettings()].next()
  }

  // MARK: The ads that there are

  /// Notes that this object now has the ads of that ad unit. It is not kept alive.
  package func note(_ ad: any MediatedAd, for id: MediatedAdID) { ads[id] = Weak(ad: ad) }

  /// The object that last asked for ads of that ad unit, if it still exists.
  package func ad(_ id: MediatedAdID) -> (any MediatedAd)? { ads[id]?.ad }

  private struct Weak {
    weak var ad: (any MediatedAd)?
  }
}

extension MediatedAnswer.Manner {
  /// Delivers a network's answer as often and as late as it says.
  package func deliver(
    after latency: Duration, by network: Party, _ tell: @escaping () -> Void
  ) {
    let later = { (action: @escaping () -> Void) in
      _ = World.current.after(
        latency, "the ad server answered", .networkServerAnswered, by: network, action)
    }
    switch self {
    case .never: break
    case .inline: tell()
    case .once: later(tell)
    case .twice:
      later {
        tell()
        tell()
      }
    }
  }
}

/// What can happen to an ad of a network while it waits to be shown.
package protocol MediatedAd: AnyObject {
  /// The network finds that the loaded ad has another price; `price` is in the network's own unit.
  /// Nothing happens without a loaded ad.
  func changePrice(to price: Double?)
  /// The loaded ad is too old now.
  func expire()
}

/// How a network's SDK starts.
package struct MediatedStart: Equatable, Sendable {
  package var succeeds: Bool
  package var latency: Duration
  /// Whether it answers at all.
  package var answers: Bool

  package init(
    succeeds: Bool = true, latency: Duration = .milliseconds(50), answers: Bool = true
  ) {
    self.succeeds = succeeds
    self.latency = latency
    self.answers = answers
  }
}
