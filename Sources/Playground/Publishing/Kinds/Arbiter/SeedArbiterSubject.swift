import ArbiterInterstitialSeed
import CloudXCore
import IronSource
import MediatedNetworks
import Observing
import Scenarios
import Simulation
import UIKit

/// The published example. It says nothing but winners, so its rounds are told by its requests: a slot
/// that is asked again is in another round.
@MainActor
final class SeedArbiterSubject: ArbiterSubject {
  private var controller: SeedInterstitial?
  private let rounds: ArbiterRounds
  private let slots: [Scenario.Slot]
  private var asked: Set<MediatedAdID> = []
  private var hasWinner = false
  private(set) var isLoading = false
  let reasonOfRefusal = Fields.none
  /// How long a round may take before nobody waits for it any more.
  private let patience: Duration

  init(_ unit: Scenario.Unit, _ rounds: ArbiterRounds) {
    let settings = unit.asking.arbitration ?? .init()
    self.rounds = rounds
    slots = settings.slots
    patience = settings.timeout + .seconds(2)
    func id(_ platform: Scenario.Vendor) -> String {
      slots.first { $0.platform == platform }?.adUnitID(in: unit.id) ?? ""
    }
    rounds.onRequest = { [weak self] in self?.isAsking($0) }
    // The example does not expect that there may be none.
    guard let cloudX = CloudXCore.shared.createInterstitial(adUnitId: id(.cloudX)) else { return }
    let controller = SeedInterstitial(
      cloudXInterstitial: cloudX, levelPlayInterstitial: LPMInterstitialAd(adUnitId: id(.levelPlay))
    )
    controller.onWinner = { [weak self] platform in
      MainActor.assumeIsolated { self?.prepared(platform) }
    }
    self.controller = controller
  }

  func load() {
    let before = rounds.count
    asked = []
    controller?.loadMissingAds()
    isLoading = rounds.count > before && !hasWinner
    guard isLoading else { return }
    World.current.timeline.after(patience, isQuiet: true) { [weak self] in
      MainActor.assumeIsolated { self?.isLoading = false }
    }
  }

  func show(from controller: UIViewController, placement: String?) -> Bool {
    self.controller?.showAtPlacement(from: controller, placementName: placement) ?? false
  }

  func dispose() { controller = nil }

  private func isAsking(_ id: MediatedAdID) {
    if rounds.count > 0, !asked.isEmpty, !asked.contains(id) {
      asked.insert(id)
      return
    }
    if rounds.count > 0, !hasWinner, asked.contains(id) { tellNobody() }
    asked = [id]
    hasWinner = false
    rounds.begin()
  }

  /// The round that ends now had no ad.
  private func tellNobody() {
    isLoading = false
    rounds.refused("asks again at once", "no network has an ad")
  }

  private func prepared(_ platform: CLXArbiterPlatform) {
    isLoading = false
    hasWinner = true
    guard let slot = slots.first(where: { $0.platform.token == platform.name }) else {
      return rounds.refused("didPrepareWinner", "no bid can be compared")
    }
    rounds.prepared(slot)
  }
}
