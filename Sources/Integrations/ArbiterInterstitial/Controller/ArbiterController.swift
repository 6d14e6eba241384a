import CloudXCore
import UIKit

/// Has the ads of several networks ready, lets them compete, and shows the winner at once when its
/// moment has come. `ArbiterMachine` decides; this obeys. All of it on main.
package class ArbiterController: NSObject {
  /// Hears everything that happens.
  package weak var delegate: (any ArbiterControllerDelegate)?
  /// Runs each question to the arbiter; for whoever wants to do that in somebody's name.
  package var ask: (() -> Void) -> Void = { $0() }
  /// Whether the arbiter is asked although CloudX has not started, against its guide.
  package var asksUnstarted = false
  /// The competing networks.
  package let slots: [any ArbiterSlot]
  /// Where the controller and the networks' ads are.
  package private(set) var machine: ArbiterMachine

  private let deadline: Double
  private let timers: any ArbiterTimers
  private var waiting: [ArbiterEvent] = []
  private var isBusy = false
  private var cancelDeadline: () -> Void = {}
  private var cancelRetry: () -> Void = {}
  private var effectsOfShow: [ArbiterEffect] = []
  private var earned = (name: "", amount: 0)
  private weak var controller: UIViewController?
  /// What an ad was last shown over.
  private weak var presenter: UIViewController?
  private var placement: String?

  /// These networks; nil is one that could not be had. A network that has not answered after so many
  /// seconds is not waited for.
  package init(
    _ slots: [(any ArbiterSlot)?], deadline: Double = 10,
    timers: any ArbiterTimers = MainQueueTimers()
  ) {
    let slots = slots.map { $0 ?? MissingSlot() }
    self.slots = slots
    self.deadline = deadline
    self.timers = timers
    machine = ArbiterMachine(
      slots: slots.count, disabled: Set(slots.indices.filter { slots[$0] is MissingSlot }),
      bidders: Set(slots.indices.filter { slots[$0].isBidder }))
    super.init()
    for place in slots.indices {
      slots[place].onEvent = { [weak self] in self?.heard($0, at: place) }
    }
  }

  // MARK: What the application asks

  /// Asks every network that has no ad; does nothing while that is under way, or an ad is ready or
  /// shown, or a retry is planned. An ad that is gone without its network's word is not shown any more.
  package func load() { handle(.loadAsked) }

  /// Shows the winner, or the best ad after it that can be shown. True only if a network was really
  /// asked to show its ad, which may still fail.
  @discardableResult
  package func showAtPlacement(
    from viewController: UIViewController, placementName: String? = nil
  ) -> Bool {
    guard !isBusy else { return false }
    (controller, placement) = (viewController, placementName)
    effectsOfShow = []
    handle(.showAsked)
    return effectsOfShow.contains {
      switch $0 {
      case .show, .proceed: true
      default: false
      }
    }
  }

  /// Lets go of everything; nothing happens afterwards.
  package func dispose() { handle(.disposeAsked) }

  /// Whether there is a winner to show.
  package var isReady: Bool { machine.winner != nil }

  /// Whether an ad covers the application.
  package var isShowing: Bool { machine.isShowing }

  // MARK: What the networks say

  private func heard(_ event: ArbiterSlotEvent, at place: Int) {
    switch event {
    case .loaded: handle(.slotLoaded(place))
    case .failed(let error):
      delegate?.arbiter(self, slot: place, failed: error)
      handle(.slotFailed(place))
    case .infoChanged: handle(.slotInfoChanged(place))
    case .expired: handle(.slotExpired(place))
    case .drawn: handle(.slotDrawn(place))
    case .shown: handle(.slotShown(place))
    case .showFailed(let error):
      delegate?.arbiter(self, slot: place, failed: error)
      handle(.slotShowFailed(place))
    case .clicked: delegate?.arbiterWasClicked(self)
    case .rewarded(let name, let amount):
      earned = (name, amount)
      handle(.slotRewarded(place))
    case .closed: handle(.slotClosed(place))
    }
  }

  // MARK: Obeying

  /// A network may answer inside a call: what it says then waits until the present is done.
  private func handle(_ event: ArbiterEvent) {
    waiting.append(event)
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      let effects = machine.handle(event, conditions)
      if event == .showAsked { effectsOfShow = effects }
      effects.forEach(obey)
    }
  }

  private var conditions: ArbiterConditions {
    let places = Set(slots.indices)
    return ArbiterConditions(
      valid: places.filter { slots[$0].bid() != nil },
      showable: places.filter { slots[$0].isShowable },
      capped: places.filter { slots[$0].isCapped(at: placement) },
      isCovered: presenter?.presentedViewController != nil)
  }

  private func obey(_ effect: ArbiterEffect) {
    switch effect {
    case .load(let slot): slots[slot].load()
    case .startDeadline(let round): startDeadline(round)
    case .cancelDeadline: cancelDeadline()
    case .arbitrate(let token, let candidates): arbitrate(token, candidates)
    case .proceed(let slot): slots[slot].proceed()
    case .tellLost(let slot): slots[slot].lose()
    case .show(let slot): show(slot)
    case .planRetry(let token, let attempt, let seconds): planRetry(token, attempt, seconds)
    case .cancelRetry: cancelRetry()
    case .letGo: slots.forEach { $0.letGo() }
    case .tell(let news): tell(news)
    }
  }

  private func show(_ slot: Int) {
    guard let controller else { return handle(.slotShowFailed(slot)) }
    presenter = controller
    slots[slot].show(from: controller, placement: placement)
  }

  private func startDeadline(_ round: Int) {
    cancelDeadline()
    cancelDeadline = timers.after(deadline, .deadline(round: round)) { [weak self] in
      self?.handle(.deadlinePassed(round: round))
    }
  }

  private func planRetry(_ token: Int, _ attempt: Int, _ seconds: Int) {
    cancelRetry()
    cancelRetry = timers.after(Double(seconds), .retry(attempt: attempt)) { [weak self] in
      self?.handle(.retryDue(token: token))
    }
    delegate?.arbiter(self, retriesIn: seconds, attempt: attempt)
  }

  private func tell(_ news: ArbiterNews) {
    if case .rewarded = news {
      delegate?.arbiter(self, rewards: earned.name, amount: earned.amount)
    }
    delegate?.arbiter(self, has: news)
    tellMore(news)
  }

  /// For kinds of controllers that say something in their own words.
  package func tellMore(_ news: ArbiterNews) {}

  // MARK: Arbitrating

  private func arbitrate(_ token: Int, _ candidates: [Int]) {
    guard asksUnstarted || CloudXCore.shared.isInitialized else {
      let ranked = ranked(candidates, first: nil)
      delegate?.arbiter(self, received: nil, submitted: candidates)
      return handle(.arbitrated(token: token, ranked: ranked))
    }
    let bids = candidates.compactMap { place in slots[place].bid().map { (place, $0) } }
    let configuration = CLXArbiterConfiguration.configuration(bids: bids.map(\.1))
    ask {
      CloudXCore.shared.arbiter(with: configuration) { [weak self] result in
        guard let self else { return }
        delegate?.arbiter(self, received: result, submitted: candidates)
        let winner = bids.first { $0.1.bidId == result.bidId }?.0
        let ranked = winner.map { self.ranked(candidates, first: $0) } ?? []
        handle(.arbitrated(token: token, ranked: ranked))
      }
    }
  }

  /// The winner, if somebody has chosen it, and then by what is known here of the others' prices.
  private func ranked(_ candidates: [Int], first: Int?) -> [Int] {
    let others = candidates.filter { $0 != first }
    func worth(_ place: Int) -> Double {
      guard let price = slots[place].price, price.isFinite else { return -.infinity }
      return price
    }
    let sorted = others.enumerated().sorted { one, other in
      let (left, right) = (worth(one.element), worth(other.element))
      return left == right ? one.offset < other.offset : left > right
    }
    return (first.map { [$0] } ?? []) + sorted.map(\.element)
  }
}

/// A network that could not be had.
private final class MissingSlot: ArbiterSlot {
  let label = ""
  let platform = CLXArbiterPlatform.none
  var onEvent: (ArbiterSlotEvent) -> Void = { _ in }
  let price: Double? = nil
  let isShowable = false
  func bid() -> CLXArbiterBid? { nil }
  func load() {}
  func show(from controller: UIViewController, placement: String?) {}
  func letGo() {}
}
