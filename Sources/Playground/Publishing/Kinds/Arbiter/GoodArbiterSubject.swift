import ArbiterInterstitial
import CloudXCore
import Scenarios
import Simulation
import UIKit

/// The controller that is built right, and what it says about itself.
@MainActor
final class GoodArbiterSubject: ArbiterSubject {
  private let controller: ArbiterController
  private let rounds: ArbiterRounds
  private let slots: [Scenario.Slot]
  private(set) var reasonOfRefusal = Fields.none
  /// What a network said last when it could not do something.
  private var failure = ""

  init(_ unit: Scenario.Unit, _ rounds: ArbiterRounds) {
    let settings = unit.asking.arbitration ?? .init()
    self.rounds = rounds
    slots = settings.slots
    controller = ArbiterController(
      slots.map { $0.inController(unit) }, deadline: settings.timeout / .seconds(1),
      timers: JournaledTimers())
    controller.asksUnstarted = settings.asksUnstarted
    controller.ask = { [rounds] question in MainActor.assumeIsolated { rounds.within(question) } }
    controller.delegate = self
  }

  /// Never while it waits for a retry.
  var isLoading: Bool {
    switch controller.machine.phase {
    case .loading, .arbitrating, .preparing: true
    case .idle, .ready, .noWinner, .waitingRetry, .showing, .disposed: false
    }
  }

  func load() { controller.load() }

  func show(from controller: UIViewController, placement: String?) -> Bool {
    reasonOfRefusal = .none
    return self.controller.showAtPlacement(from: controller, placementName: placement)
  }

  func dispose() { controller.dispose() }
}

extension GoodArbiterSubject: @preconcurrency ArbiterControllerDelegate {
  func arbiter(_ controller: ArbiterController, has news: ArbiterNews) {
    switch news {
    case .roundBegan:
      rounds.begin()
    case .loaded, .loadFailed, .rewarded: break
    case .timedOut(let slot):
      rounds.note("\(slots[slot].label) is not waited for", .slotTimedOut, slots[slot].facts)
    case .expired(let slot):
      rounds.note("\(slots[slot].label) has expired", .slotExpired, slots[slot].facts)
    case .dropped: rounds.note("an answer to an older question", .roundDropped)
    case .prepared(let slot, _):
      rounds.prepared(slots[slot])
    case .noWinner: rounds.refused("noWinner", "no bid can be compared")
    case .noCandidates: rounds.refused("noCandidates", "no network has an ad")
    case .shown(let slot):
      rounds.note("\(slots[slot].label) is shown", .slotShown, slots[slot].facts)
      rounds.tell("shown", .appToldWillPresent, slots[slot].facts)
    case .showFailed(let slot):
      rounds.tell(
        "showFailed", .presentRefused,
        [Fact.line(slots[slot].label), Fact.error(failure)])
    case .goneUntold(let slot):
      rounds.note("\(slots[slot].label)'s ad is gone, and its SDK has not said so")
    case .closed(let slot): rounds.tell("closed", .appToldDidDismiss, slots[slot].facts)
    case .refused(let reason): reasonOfRefusal = [Fact.reason(reason.rawValue)]
    }
  }

  func arbiter(
    _ controller: ArbiterController, received result: CLXArbiterResult?, submitted slots: [Int]
  ) {
    guard result == nil else { return }
    let bids = slots.compactMap { controller.slots[$0].bid() }
    let receipt = ArbitrationReceipt(deciding: bids)
    rounds.note("\(Scenario.Vendor.arbiter.name) has not started: decided here", .arbitrationAsked)
    rounds.note(
      "decided without \(Scenario.Vendor.arbiter.name)", .arbitrationAnswered, receipt.facts)
  }

  func arbiter(_ controller: ArbiterController, retriesIn seconds: Int, attempt: Int) {
    rounds.note(
      "asks again in \(seconds) s", .retryPlanned,
      [Fact.attempt(attempt), Fact.delay(seconds * 1000)])
  }

  func arbiter(_ controller: ArbiterController, slot: Int, failed error: any Error) {
    failure = error.localizedDescription
  }

  func arbiterWasClicked(_ controller: ArbiterController) { rounds.note("the ad was tapped") }

  func arbiter(_ controller: ArbiterController, rewards name: String, amount: Int) {
    rounds.tell("rewards", .arbiterRewarded, [Fact.amount(amount), Fact.type(name)])
  }
}

extension Scenario.Slot {
  /// The slot as the controller has it.
  @MainActor
  fileprivate func inController(_ unit: Scenario.Unit) -> (any ArbiterSlot)? {
    guard let slot = platform.published.slot(self, unit) else { return nil }
    return mishandling.map { CarelessSlot(slot, .init($0)) } ?? slot
  }
}

extension CarelessSlot.Mistake {
  fileprivate init(_ mishandling: Scenario.Slot.Mishandling) {
    self =
      switch mishandling {
      case .showsExpired: .showsExpired
      case .forgetsTheLoser: .forgetsTheLoser
      case .losesTheWinner: .losesTheWinner
      }
  }
}

/// A controller's timers, as the world's clock rings them.
private final class JournaledTimers: ArbiterTimers {
  func after(
    _ seconds: Double, _ timer: ArbiterTimer, _ action: @escaping () -> Void
  ) -> () -> Void {
    let world = World.current
    let (message, sense): (String, Sense) =
      switch timer {
      case .deadline: ("the networks had their time", .roundRanOut)
      case .retry: ("asks the networks again", .retryDue)
      }
    let token = world.after(
      .milliseconds(seconds.wholeMilliseconds), message, sense, by: .arbiter, action)
    return { [weak world] in world?.timeline.cancel(token) }
  }
}
