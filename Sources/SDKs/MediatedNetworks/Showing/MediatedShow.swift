import Simulation
import UIKit

/// What happens while a full-screen ad of a network is on the screen, as its SDK reports it.
package enum MediatedShowEvent: Equatable, Sendable {
  case failed(MediatedShowFailure)
  case displayed
  /// With what the network pays, if it knows.
  case paid(MicroDollars?)
  case clicked
  case rewarded(Reward)
  case hidden
}

/// Why a full-screen ad is not shown.
package enum MediatedShowFailure: Equatable, Sendable {
  /// The creative cannot be shown.
  case isBroken
  /// There is nothing to show it over, or something covers it.
  case noRoom
}

/// One showing of a full-screen ad: it covers the application, counts for the network's own book,
/// each thing once, and tells the SDK what to report, in the order that the ad is set to.
package final class MediatedShow {
  private let network: Party
  private let answer: MediatedAnswer
  private let isRewarded: Bool
  private let usualReward: MediatedOrder.Reward
  private let price: MicroDollars?
  private let tell: (MediatedShowEvent) -> Void
  /// The ad's context, even if the application believes that another one is on the screen.
  private let shownBecause: Context

  private var hasAppeared = false
  private var isEarned = false
  /// How long after the ad is gone what is late arrives.
  package static let lateness = Duration.milliseconds(300)

  /// `price` is what an impression pays; `usualReward` is when the network reports a reward if the
  /// ad does not say. `tell` is kept while the ad is on the screen.
  package init(
    _ answer: MediatedAnswer, of network: Party, isRewarded: Bool, price: MicroDollars?,
    usualReward: MediatedOrder.Reward = .whenEarned,
    _ tell: @escaping (MediatedShowEvent) -> Void
  ) {
    self.network = network
    self.answer = answer
    self.isRewarded = isRewarded
    self.price = price
    self.usualReward = usualReward
    self.tell = tell
    shownBecause = World.current.journal.context
  }

  /// Covers the application. A failure is told inside this call.
  package func begin(over controller: UIViewController?) {
    guard answer.showing != .fails else { return say(.failed(.isBroken)) }
    guard let controller, controller.presentedViewController == nil,
      controller.viewIfLoaded?.window != nil
    else { return say(.failed(.noRoom)) }
    let cover = MediatedCoverController(
      answer.creative, network: network, isRewarded: isRewarded,
      sticks: answer.showing == .sticks
    ) { self.happened($0) }
    controller.present(cover, animated: true)
  }

  private func happened(_ event: MediatedCoverEvent) {
    switch event {
    case .appeared: appeared()
    case .clicked: clicked()
    case .ended: ended()
    case .closed: closed()
    }
  }

  private func appeared() {
    guard !hasAppeared else { return }
    hasAppeared = true
    count(.impression)
    if let price, price.count > 0 { count(.paid, amount: price.count) }
    if answer.order.revenue == .first { say(.paid(price)) }
    switch answer.order.display {
    case .whenShown: say(.displayed)
    case .twice: say(.displayed, .displayed)
    case .late, .never: break
    }
    switch answer.order.revenue {
    case .whenShown: say(.paid(price))
    case .twice: say(.paid(price), .paid(price))
    case .first, .late, .never: break
    }
  }

  private func clicked() {
    count(.click)
    say(.clicked)
  }

  private func ended() {
    guard isRewarded, !isEarned else { return }
    isEarned = true
    let reward = answer.creative.reward
    count(.reward, data: ["amount": .int(reward.amount), "type": .string(reward.type)])
    switch rewardMoment {
    case .whenEarned: say(.rewarded(reward))
    case .twice: say(.rewarded(reward), .rewarded(reward))
    case .beforeHide, .afterHide, .lost: break
    }
  }

  private func closed() {
    if answer.order.display == .late { say(.displayed) }
    if isEarned, rewardMoment == .beforeHide { say(.rewarded(answer.creative.reward)) }
    if answer.showing == .hideSwallowed { keepQuiet() } else { say(.hidden) }
    var late: [MediatedShowEvent] = []
    if isEarned, rewardMoment == .afterHide { late.append(.rewarded(answer.creative.reward)) }
    if answer.order.revenue == .late { late.append(.paid(price)) }
    guard !late.isEmpty else { return }
    World.current.after(Self.lateness, "the network reports late", nil, by: network) {
      for event in late { self.say(event) }
    }
  }

  private func keepQuiet() {
    within {
      World.current.journal.note(
        by: network, "the ad is gone; nobody is told", .networkClosedUntold)
    }
  }

  private var rewardMoment: MediatedOrder.Reward { answer.order.reward ?? usualReward }

  private func say(_ events: MediatedShowEvent...) {
    for event in events { within { tell(event) } }
  }

  private func count(_ what: Count.What, amount: Int = 1, data: Fields = .none) {
    within {
      World.current.journal.count(
        Count(what, in: .network, amount: amount), by: network, data: data)
    }
  }

  private func within(_ body: () -> Void) {
    let journal = World.current.journal
    journal.within(shownBecause.because(of: journal.context), body)
  }
}
