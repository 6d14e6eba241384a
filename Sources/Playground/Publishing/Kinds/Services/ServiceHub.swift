import Foundation
import GHAD
import MediatedNetworks
import Scenarios
import Simulation
import UIKit

/// What the service units of an application share: the services themselves, who is at work, and what
/// the journal is told of the rest.
@MainActor
final class ServiceHub {
  static var shared: ServiceHub { World.current.instance { ServiceHub() } }

  private(set) var isVIP = false
  private var players: [WeakPlayer] = []
  let services = ServiceLaunch()
  /// Whose call is being handled: what it causes at a shared ad unit is its own.
  private weak var current: ServicePlayer?
  private struct WeakPlayer {
    weak var player: ServicePlayer?
  }

  private init() {
    let manager = GHADManager.shared
    manager.scheduler = ServiceTimers()
    manager.dice = { Double(World.current.stream("GHAD").next(below: 1001)) / 1000 }
    manager.allowsAutomaticLoads = { MainActor.assumeIsolated { !ServiceHub.shared.isVIP } }
    listen()
    nameAds()
  }

  // MARK: Units

  func join(_ player: ServicePlayer) {
    if players.isEmpty { services.loadModules(settings(of: player.unit).flaw) }
    players.append(WeakPlayer(player: player))
  }

  /// What a unit's settings are now.
  func settings(of unit: Scenario.Unit) -> Scenario.Aggregation {
    (DeployedUnits.shared[unit.id] ?? unit).asking.aggregation ?? .init()
  }

  /// Runs something for a unit.
  func at(_ player: ServicePlayer, _ body: () -> Void) {
    let before = current
    current = player
    defer { current = before }
    body()
  }

  private var all: [ServicePlayer] { players.compactMap(\.player) }

  /// Who a request for an ad unit belongs to, where several units share it.
  private func owner(of id: MediatedAdID) -> ServicePlayer? {
    if let current, current.id == id { return current }
    return all.first { $0.id == id }
  }

  private func nameAds() {
    let server = MediatedServer.shared
    let others = server.adOfRequest
    server.adOfRequest = { [weak self] id in
      MainActor.assumeIsolated { self?.owner(of: id)?.beginAd() } ?? others(id)
    }
  }

  // MARK: The user

  /// The user had paid before anything was asked for, as a unit's settings say.
  func begin(asVIP unit: Scenario.Unit) {
    guard !isVIP else { return }
    World.current.journal.note(
      by: .app, "the user has paid for an application without ads", .membershipChanged,
      data: [Fact.unit(unit.id), Fact.vip(true)])
    setVIP(true)
  }

  func setVIP(_ isVIP: Bool) {
    guard isVIP != self.isVIP else { return }
    self.isVIP = isVIP
    GHADManager.shared.automaticLoadPolicyDidChange()
  }

  /// The application is active again.
  func becameActive() {
    guard !isVIP else { return }
    for player in all { player.preload() }
  }

  // MARK: The journal

  private func listen() {
    let log = GHADLogEventManager.shared
    log.onSetUp = { type, isDone in
      World.current.journal.note(
        by: .service, isDone ? "\(type.rawValue) is set up" : "\(type.rawValue) is not set up",
        .serviceSetUp,
        data: [
          Fact.service(type.rawValue), Fact.isDone(isDone),
          Fact.parameters(Fields(maskingSecretsOf: type)),
        ])
    }
    log.onAdEvent = { ad, event in
      MainActor.assumeIsolated { ServiceHub.shared.note(ad, event) }
    }
    log.onStateChange = { unit, state in
      MainActor.assumeIsolated { ServiceHub.shared.note(unit, state) }
    }
    log.onUnitEvent = { unit, event in
      MainActor.assumeIsolated { ServiceHub.shared.note(unit, event) }
    }
  }

  private func units(of unit: GHADRewardedUnit) -> [String] {
    all.filter {
      $0.id.key == unit.adUnitId
        && settings(of: $0.unit).service.published.service?.type == unit.type
    }.map(\.unit.id)
  }

  private func note(_ ad: any GHAd, _ event: GHADAdEvent) {
    guard let call = event.call, let player = all.first(where: { $0.has(ad) }),
      settings(of: player.unit).flaw != .noLog
    else { return }
    World.current.journal.note(
      by: .service, "log: \(call)", .serviceLogged,
      data: [Fact.unit(player.unit.id), Fact.what(call)])
  }

  private func note(_ unit: GHADRewardedUnit, _ state: GHADUnitState) {
    for id in units(of: unit) {
      World.current.journal.note(
        by: .service, "\(id) is \(state.word)", .serviceStateChanged,
        data: state.facts(of: id))
    }
  }

  private func note(_ unit: GHADRewardedUnit, _ event: GHADAdEvent) {
    for id in units(of: unit) {
      guard let (message, sense, facts) = event.note else { continue }
      var data = facts
      data[.unit] = id
      World.current.journal.note(by: .service, message, sense, data: data)
    }
  }
}

extension Fields {
  /// What a service was set up with. Keys are secrets: only their ends are written down.
  fileprivate init(maskingSecretsOf type: GHADServiceType) {
    let parameters = GHADManager.shared.platformService(type: type)?.setupParams ?? [:]
    self = .none
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      let text = "\(value)"
      self[name] = .string("••••" + (text.count < 8 ? "" : text.suffix(4)))
    }
  }
}

extension GHADUnitState {
  fileprivate func facts(of unit: String) -> Fields {
    var facts: Fields = [Fact.unit(unit), Fact.state(word)]
    switch self {
    case .retryWait(let attempt, let until):
      facts[.attempt] = attempt
      facts[.until] = until.wholeMilliseconds
    case .loading(let attempt): if attempt > 0 { facts[.attempt] = attempt }
    case .closingGrace(let until): facts[.until] = until.wholeMilliseconds
    case .exhausted(let failure): facts[.error] = failure.message
    case .idle, .ready, .showing: break
    }
    return facts
  }
}

extension GHADAdEvent {
  /// The log's own name for it; nil for what only the unit does.
  fileprivate var call: String? {
    switch self {
    case .loaded, .reloadedExpired: "adDidLoad"
    case .failedToLoad: "adDidFailToLoadAd"
    case .displayed: "adDidDisplay"
    case .hidden: "adDidHide"
    case .clicked: "adDidClick"
    case .failedToDisplay: "adDidFailToDisplay"
    case .startedVideo: "adDidStartRewardedVideo"
    case .completedVideo: "adDidCompleteRewardedVideo"
    case .rewarded: "adDidRewardUser"
    case .expired, .paid, .retryScheduled, .retryCancelled, .gaveUp, .lateReward,
      .duplicateReward, .ignored:
      nil
    }
  }

  /// What the journal has of it; nil for what the application is told.
  fileprivate var note: (String, Sense, Fields)? {
    switch self {
    case .retryScheduled(let attempt, let delay):
      let milliseconds = delay.wholeMilliseconds
      return (
        "tries again in \(Duration.milliseconds(milliseconds).formatted)", .serviceRetryPlanned,
        [Fact.attempt(attempt), Fact.delay(milliseconds)]
      )
    case .retryCancelled: return ("does not try again", .serviceRetryDropped, .none)
    case .gaveUp(let failure):
      return ("gives up", .serviceGaveUp, [Fact.error(failure.message)])
    case .lateReward: return ("the reward came too late for its show", .serviceIgnored, .none)
    case .duplicateReward: return ("a second reward was dropped", .serviceIgnored, .none)
    case .ignored(let what):
      return ("\(what) means nothing now", .serviceIgnored, [Fact.what(what)])
    case .expired: return ("the ad that waited is too old", .serviceIgnored, .none)
    case .loaded, .failedToLoad, .reloadedExpired, .displayed, .hidden, .clicked,
      .failedToDisplay, .startedVideo, .completedVideo, .rewarded, .paid:
      return nil
    }
  }
}

extension Duration {
  fileprivate var formatted: String {
    let milliseconds = wholeMilliseconds
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
