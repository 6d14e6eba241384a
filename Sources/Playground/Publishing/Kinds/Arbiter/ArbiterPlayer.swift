import ArbiterInterstitial
import CloudXCore
import IronSource
import MediatedNetworks
import Scenarios
import Simulation
import UIKit

/// A unit whose ads an arbiter chooses: starts the SDKs, has a controller load and show, and names an
/// ad for each of its rounds.
@MainActor
final class ArbiterPlayer: Player {
  private let asMade: Scenario.Unit
  private let screen: AppScreen
  private let rounds: ArbiterRounds
  private var state = State.new
  /// What follows when the SDKs have started.
  private var onStart: [() -> Void] = []

  private enum State {
    case new
    case starting(waitingFor: Int)
    case running(any ArbiterSubject, Making)
    case disposed
  }

  /// The settings for which a controller is made; others need another one.
  private struct Making: Equatable {
    let mode: Scenario.Mode
    let asksUnstarted: Bool

    init(_ settings: Scenario.Arbitration) {
      mode = settings.mode
      asksUnstarted = settings.asksUnstarted
    }
  }

  init(of unit: Scenario.Unit, on screen: AppScreen) {
    asMade = unit
    self.screen = screen
    rounds = ArbiterRounds(of: unit)
  }

  let place = AdPlace.overApp

  var hasAd: Bool {
    switch state {
    case .running, .disposed: true
    case .new, .starting: false
    }
  }

  var isLoading: Bool {
    switch state {
    case .starting: true
    case .running(let subject, _): subject.isLoading
    case .new, .disposed: false
    }
  }

  /// As the scenario has it now: its mode can change.
  private var unit: Scenario.Unit { DeployedUnits.shared[asMade.id] ?? asMade }
  private var settings: Scenario.Arbitration { unit.asking.arbitration ?? .init() }

  private var journal: Journal { World.current.journal }

  // MARK: Starting

  func load(_ options: Scenario.Options) {
    switch state {
    case .new, .disposed: start()
    case .starting: onStart.append(ask)
    case .running(_, Making(settings)): ask()
    case .running:
      dispose()
      start()
    }
  }

  private func start() {
    onStart.append(ask)
    var competing = Set(settings.slots.map(\.platform)).union([.arbiter])
    if Making(settings).asksUnstarted {
      competing.remove(.arbiter)
      launchAgain()
    }
    let all = Scenario.Vendor.allCases.filter(competing.contains)
    guard !all.isEmpty else { return begin() }
    state = .starting(waitingFor: all.count)
    for vendor in all {
      vendor.published.start { [weak self] in self?.hasStarted() }
    }
  }

  private func hasStarted() {
    guard case .starting(let count) = state else { return }
    guard count == 1 else {
      state = .starting(waitingFor: count - 1)
      return
    }
    begin()
  }

  /// An SDK that has started stays so while the application runs.
  private func launchAgain() {
    guard CloudXCore.shared.isInitialized else { return }
    journal.note(
      by: .app,
      "launched again without starting \(Scenario.Vendor.arbiter.name)")
    MediatedServer.shared.forgetStart(of: Scenario.Vendor.arbiter.name)
  }

  private func begin() {
    state = .running(makeSubject(), Making(settings))
    let actions = onStart
    onStart = []
    for action in actions { action() }
  }

  /// The controller sets itself as the delegate of the ads, and hears of them from then on.
  private func makeSubject() -> any ArbiterSubject {
    journal.call(
      from: .app, to: .arbiter, "init(slots:)",
      data: [Fact.mode(settings.mode.rawValue)]
    ) {
      switch settings.mode {
      case .good: GoodArbiterSubject(unit, rounds)
      case .seed: SeedArbiterSubject(unit, rounds)
      }
    }
  }

  private func ask() {
    guard case .running(let subject, _) = state else { return }
    journal.call(
      from: .app, to: .arbiter, "loadMissingAds()", .roundAsked, data: [Fact.unit(unit.id)]
    ) { subject.load() }
  }

  // MARK: Showing

  func show(_ options: Scenario.Options, at placement: String?) {
    guard case .running(let subject, _) = state else {
      return journal.note(
        by: .app, "the controller of \(unit.id) is gone", .showRefused, ad: rounds.name)
    }
    var facts: Fields = [Fact.unit(unit.id)]
    facts[.placement] = placement
    journal.call(
      from: .app, to: .arbiter, "showAtPlacement(from:placementName:)", .showPlacementAsked,
      ad: rounds.name, data: facts
    ) {
      guard !subject.show(from: screen.feed, placement: placement) else { return }
      journal.note(by: .arbiter, "nothing is shown", .showRefused, data: subject.reasonOfRefusal)
    }
  }

  /// Its ads close themselves.
  func takeDown() {}

  // MARK: Orders

  func take(_ order: PlayerOrder) {
    switch order {
    case .changeAdInfo(let slot, let price):
      withAd(slot) { $0.changePrice(to: price.value) }
    case .expire(let slot): withAd(slot) { $0.expire() }
    case .unit(.dispose): dispose()
    case .unit, .becomeActive: break
    }
  }

  private func withAd(_ label: String, _ body: (any MediatedAd) -> Void) {
    guard let slot = settings.slots.first(where: { $0.label == label }),
      let ad = MediatedServer.shared.ad(slot.id(in: unit.id))
    else { return journal.note(by: .app, "\(label) has no ad") }
    let context = journal.context
    journal.within(Context(cause: context.cause, ad: rounds.name)) { body(ad) }
  }

  private func dispose() {
    guard case .running(let subject, _) = state else { return }
    journal.call(
      from: .app, to: .arbiter, "dispose()", .disposed, ad: rounds.name,
      data: [Fact.unit(unit.id)]
    ) { subject.dispose() }
    state = .disposed
  }
}
