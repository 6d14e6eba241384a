import Simulation
import UIKit

/// What happens while a full-screen ad of a network is on the screen, as its SDK reports it.
package enum MediatedShowEvent: Equatable, Sendable {
  case failed(MediatedShowFailure)
  case willPresent, displayed
  /// With what the network pays, if it knows.
  case paid(MicroDollars?)
  case clicked
  /// The countdown for a reward begins, or is over.
  case videoStarted, videoEnded
  case rewarded(Reward)
  case closing, closed
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
  private var cover: MediatedCover
  private let book: MediatedBook
  private let usualReward: MediatedOrder.Reward
  private let price: MicroDollars?
  private let lateness: Duration?
  private let listener: () -> AnyObject?
  private let tell: (MediatedShowEvent) -> Void
  /// The ad's context, even if the application believes that another one is on the screen.
  private let shownBecause: Context

  private var isSeen = false
  private var sight: MediatedSight?
  private var isEarned = false
  /// How long after the ad is gone what is late usually arrives.
  package static let lateness = Duration.milliseconds(300)
  /// How long after the ad is gone a network says so that tells it late.
  package static let latenessOfEnd = Duration.milliseconds(1500)

  /// `price` is what an impression pays; `usualReward` is when the network reports a reward if the
  /// ad does not say; without a `lateness` what is late arrives as soon as the ad is gone. `tell` is
  /// kept while the ad is on the screen, and `listener` while the end is told.
  package init(
    _ cover: MediatedCover, book: MediatedBook? = nil, price: MicroDollars? = nil,
    usualReward: MediatedOrder.Reward = .whenEarned, lateness: Duration? = lateness,
    listener: @escaping () -> AnyObject? = { nil },
    _ tell: @escaping (MediatedShowEvent) -> Void
  ) {
    self.cover = cover
    self.book = book ?? MediatedBook(of: cover.network)
    self.cover.isBlank = self.book.habits.contains(.comesBlank)
    self.cover.hasNoButton = self.book.habits.contains(.hidesItsButton)
    self.cover.hasNoEndCard = self.book.habits.contains(.losesEndCard)
    if cover.isRewarded, self.book.habits.contains(.servesNoReward) {
      self.cover.becomeInterstitial()
    }
    self.price = price
    self.usualReward = usualReward
    self.lateness = lateness
    self.listener = listener
    self.tell = tell
    shownBecause = World.current.journal.context
    self.cover.overlooksTap = { [book = self.book, shownBecause] in
      World.current.journal.within(shownBecause) { book.overlooksTap() }
    }
    self.cover.leads = { [book = self.book, shownBecause] open in
      World.current.journal.within(shownBecause) { book.leads(open) }
    }
  }

  /// Covers the application. A failure is told inside this call.
  package func begin(over controller: UIViewController?) {
    if cover.showing.isRefused {
      happened(.error(405))
      say(.failed(.isBroken))
      guard cover.showing == .failsAndPlays else { return }
    }
    within { book.isAskedToShow() }
    if cover.order.display == .first || book.counting.network == .atPresent { seen() }
    if book.pixelDue == .atPresent { within { book.pixelSeen() } }
    say(.willPresent)
    guard let controller, controller.presentedViewController == nil,
      controller.viewIfLoaded?.window != nil
    else { return say(.failed(.noRoom)) }
    let cover = MediatedCoverController(cover) { self.happened($0) }
    controller.present(cover, animated: true)
  }

  private func happened(_ event: MediatedCoverEvent) {
    switch event {
    case .appeared(let view): appeared(view)
    case .clicked(let event, let moment): clicked(event, moment)
    case .video(let event, let moment): happened(event, moment)
    case .next(let cover): goOn(cover)
    case .ended: ended()
    case .closing: if !isEarly { say(.closing) }
    case .closed: withExtendedLifetime(listener(), closed)
    }
  }

  private func happened(_ event: MediatedVASTAd.Event, _ moment: MediatedVASTAd.Moment = .init()) {
    guard let video = cover.video else { return }
    within { video.happened(event, moment) }
  }

  /// The next ad of a pod is one more to the servers of the document, and the same to all others.
  private func goOn(_ next: MediatedCover) {
    cover = next
    within { cover.video?.begins() }
    happened(.loaded)
    happened(.impression)
  }

  private func appeared(_ view: UIView) {
    Covers.shared.add(shownBecause.ad) { [weak view] in view?.window != nil }
    if cover.isBlank { noteBlank() }
    if cover.hasNoButton { note("the ad has no button that can be tapped", .buttonMissing) }
    if cover.isRewardless {
      note("the ad has no reward to earn: it is an interstitial", .rewardImpossible)
    }
    let waits = book.counting.network?.waits == true
    if !isSeen, !waits { seen() }
    within {
      sight = MediatedSight(
        view, book, by: cover.network, onSeen: isSeen ? nil : { [weak self] in self?.seen() })
    }
    if cover.isRewarded { say(.videoStarted) }
    if cover.isRewarded, rewardMoment == .early { say(.rewarded(reward)) }
    if isEarly { goEarly() }
  }

  private func noteBlank() { note("the ad has nothing to draw, and is blank", .wentBlank) }

  private func note(_ text: String, _ violation: Violation) {
    within { World.current.journal.note(by: cover.network, text, violation: violation) }
  }

  /// Whether its end is told as it comes.
  private var isEarly: Bool { cover.showing == .goesEarly }

  private func goEarly() {
    say(.closing, .closed)
    within {
      World.current.journal.note(
        by: cover.network, "its end is told while it is on the screen", violation: .closeToldEarly)
    }
  }

  private func seen() {
    isSeen = true
    within { book.saw() }
    happened(.impression)
    if let price, price.count > 0 { count(.paid, amount: price.count) }
    if cover.order.revenue == .first { say(.paid(price)) }
    switch cover.order.display {
    case .whenShown, .first: say(.displayed)
    case .twice: say(.displayed, .displayed)
    case .late, .never: break
    }
    switch cover.order.revenue {
    case .whenShown: say(.paid(price))
    case .twice: say(.paid(price), .paid(price))
    case .first, .late, .never: break
    }
    within {
      book.clickByItself {
        say(.clicked)
        // Its display may be told after its impression, and comes first.
        World.current.soon { [cover] in
          cover.leads { [destination = cover.destination(nil)] in
            destination.open(over: UIApplication.shared.keyWindow?.topmostController)
          }
        }
      }
    }
  }

  private func clicked(_ event: MediatedVASTAd.Event, _ moment: MediatedVASTAd.Moment) {
    var isFirst = true
    within {
      book.tapped {
        if isFirst { touched(event, moment) }
        isFirst = false
        say(.clicked)
      }
    }
  }

  /// What the servers of a VAST document are told of a click.
  private func touched(_ event: MediatedVASTAd.Event, _ moment: MediatedVASTAd.Moment) {
    happened(event, moment)
    if let video = cover.video, let level = video.levelLost(isEndCard: event == .endCardClick) {
      within { video.player.lose("clickThrough", of: level, in: video.ad.levels) }
    }
  }

  private func ended() {
    guard cover.isRewarded, !isEarned else { return }
    isEarned = true
    say(.videoEnded)
    count(.reward, data: [Fact.amount(reward.amount), Fact.type(reward.type)])
    switch rewardMoment {
    case .whenEarned: say(.rewarded(reward))
    case .twice: say(.rewarded(reward), .rewarded(reward))
    case .beforeHide, .afterHide, .lost, .early: break
    }
  }

  private func closed() {
    sight?.end()
    within { book.leaveBehind() }
    if cover.order.display == .late { say(.displayed) }
    if isEarned, rewardMoment == .beforeHide { say(.rewarded(reward)) }
    if isEarned, rewardMoment == .lost {
      keepQuiet("the reward is told to nobody", .networkRewardUntold)
    }
    end()
    var late: [MediatedShowEvent] = []
    if isEarned, rewardMoment == .afterHide { late.append(.rewarded(reward)) }
    if cover.order.revenue == .late { late.append(.paid(price)) }
    guard !late.isEmpty else { return }
    guard let lateness else { return late.forEach { say($0) } }
    World.current.after(lateness, "the network reports late", nil, by: cover.network) {
      late.forEach { self.say($0) }
    }
  }

  private func end() {
    guard !isEarly else { return keepQuiet("the ad is gone, as was told before") }
    guard cover.showing.isToldOfItsEnd else { return keepQuiet("the ad is gone; nobody is told") }
    if cover.showing == .goesTwice { say(.closed) }
    guard cover.showing == .goesLate else { return say(.closed) }
    keepQuiet("the ad is gone; nobody is told yet")
    let listener = listener()
    World.current.after(
      cover.creative.goesLateBy ?? Self.latenessOfEnd, "the network tells late that its ad is gone",
      nil, by: cover.network
    ) {
      withExtendedLifetime(listener) { self.say(.closed) }
    }
  }

  private func keepQuiet(_ text: String, _ sense: Sense = .networkClosedUntold) {
    within { World.current.journal.note(by: cover.network, text, sense) }
  }

  private var reward: Reward { cover.creative.reward }
  private var rewardMoment: MediatedOrder.Reward { cover.order.reward ?? usualReward }

  private func say(_ events: MediatedShowEvent...) {
    for event in events { within { tell(event) } }
  }

  private func count(_ what: Count.What, amount: Int = 1, data: Fields = .none) {
    within {
      World.current.journal.count(
        Count(what, in: .network, amount: amount), by: cover.network, data: data)
    }
  }

  private func within(_ body: () -> Void) {
    let journal = World.current.journal
    journal.within(shownBecause.because(of: journal.context), body)
  }
}
