import Simulation
import UIKit

/// Drives an ad that covers the application: shows it, and counts its age while it waits.
package final class MediatedAdDriver<Life: MediatedLife, Ad: MediatedFacts>:
  MediatedDriver<Life, Ad>, MediatedAd
where Life.Event: MediatedScreenEvent {
  private let kind: MediatedAdKind
  private var expiry: Timeline.Token?
  private weak var controller: UIViewController?
  private var book: MediatedBook?

  package init(
    of network: Party, adUnitID: String, life: Life, _ kind: MediatedAdKind,
    after starter: MediatedStarter? = nil, naming: MediatedNaming = .loads
  ) {
    self.kind = kind
    super.init(of: network, adUnitID: adUnitID, life: life, after: starter, naming: naming)
  }

  /// The holder asks to show the ad.
  package func show(
    _ message: String, over controller: @escaping @autoclosure () -> UIViewController?,
    at placement: String? = nil, _ event: @escaping () -> Life.Event
  ) {
    var facts = Fields.none
    facts[.placement] = placement
    naming {
      asks(message, .networkShowAsked, data: facts) { [self] in
        self.controller = controller()
        return event()
      }
    }
  }

  /// The holder asks for an ad, and is told of the one that it has.
  package func loadAgain(_ message: String, _ event: @escaping () -> Life.Event) {
    naming { asks(message, .networkAsked, event) }
  }

  /// Where the application asks a mediator, nobody else says which ad it means.
  private func naming(_ body: () -> Void) {
    let journal = World.current.journal
    var context = journal.context
    if mediation != nil { context.ad = adName ?? context.ad }
    journal.within(context, body)
  }

  /// The name of its newest ad in the journal.
  package var shownName: String? { adName }

  package func changePrice(to price: Double?) { vendor?.changePrice(to: price) }

  // MARK: Age

  package func expire() {
    expiry.map(World.current.timeline.cancel)
    vendor?.expired(ad)
    handle(.expired)
  }

  /// An ad grows old from the moment that it waits, and only while it does.
  override func moved() {
    guard Life.holding.contains(life.state) else {
      guard answer?.habits.contains(.expiresOnScreen) != true else { return }
      expiry.map(World.current.timeline.cancel)
      expiry = nil
      return
    }
    guard expiry == nil, !willDrop(), let lifetime = answer?.expiresAfter else { return }
    expiry = World.current.after(
      lifetime, "the ad is too old", .adTooOld, by: network, of: self
    ) { $0.expire() }
  }

  /// A mediator that does not keep what it has.
  private func willDrop() -> Bool {
    guard let mediation, mediation.makes(.dropsTheAd) else { return false }
    expiry = World.current.after(
      mediation.delay ?? .seconds(3), "the ad has waited", nil, by: mediation.mediator, of: self
    ) {
      World.current.journal.note(
        by: mediation.mediator, "an ad that could be shown is thrown away",
        violation: .adDroppedByPlatform)
      $0.expire()
    }
    return true
  }

  override func request() {
    MediatedServer.shared.note(self, for: id)
    super.request()
  }

  /// A VAST document that leads to no ad is an error with VAST's own number.
  override func read(_ answer: MediatedAnswer) -> MediatedAnswer {
    guard answer.outcome == .fill else { return answer }
    var answer = answer
    switch answer.creative.read(by: MediatedPlayer(of: network)) {
    case .failure(let code):
      answer.outcome = .error(code: code.rawValue, message: "VAST error \(code)")
    case .success(let creative):
      answer.creative = creative
      let book = MediatedBook(of: network, answer.counting, answer.habits)
      self.book = book
      book.loaded()
      creative.vastAd?.happened(.loaded)
    }
    return answer
  }

  override func came(_ answer: MediatedAnswer) {
    let price = answer.micros(kind.isPerThousand)
    reports?.loaded(price) { tell(.paid(price), of: ad) }
  }

  // MARK: Showing

  /// Reports are about the ad that is shown, even those that come after the next one has loaded.
  override func present(_ answer: MediatedAnswer, for vendor: Vendor) {
    guard mediation?.makes(.losesTheShow) != true else { return }
    guard !isUsed else { return presentNothing() }
    isUsed = true
    let ad = ad
    var cover = MediatedCover(answer, of: network, isRewarded: kind.isRewarded)
    if kind.isWelcome, cover.style == .full { cover.style = .welcome }
    let reports = reports
    hastenTheDisplay(of: ad)
    let show = {
      MediatedShow(
        cover, book: self.book, price: answer.micros(self.kind.isPerThousand),
        usualReward: self.kind.usualReward
      ) { event in
        withExtendedLifetime(vendor) { self.happened(event, to: ad, answer, reports) }
      }.begin(over: self.controller)
    }
    guard let reports else { return show() }
    reports.asks(.show, wished: { self.tell(.displayed, of: ad) }, show)
  }

  override func presentNothing() {
    guard let reports else { return }
    reports.asks(.show) { [self] in reports.hears(.notShown) { self.handle(.notShown(.isBroken)) } }
  }

  private func happened(
    _ event: MediatedShowEvent, to ad: Ad?, _ answer: MediatedAnswer, _ reports: MediatedReports?
  ) {
    let reward = { self.tell(.rewarded(answer.creative.reward), of: ad) }
    let close = { self.handle(.closed) }
    let click = { self.tell(.clicked, of: ad) }
    func hears(_ crossing: MediatedCrossing, _ body: @escaping () -> Void) {
      guard let reports else { return body() }
      reports.hears(
        crossing,
        unsaid: [.closed: close, .clicked: click, .rewarded: kind.isRewarded ? reward : nil]
          .compactMapValues(\.self), body)
    }
    switch event {
    case .failed(let failure):
      isUsed = false
      hears(.notShown) { self.handle(.notShown(failure)) }
    case .willPresent: tell(.willPresent, of: ad)
    case .displayed: hears(.displayed) { self.tell(.displayed, of: ad) }
    case .paid(let price):
      // A mediator pays for what it knows of.
      guard mediation == nil || answer.order.display != .never else { return }
      guard let reports else { return tell(.paid(price), of: ad) }
      reports.whenDisplayed { [weak reports, weak self] in
        reports?.pays(price) { self?.tell(.paid(price), of: ad) }
      }
    case .clicked: hears(.clicked, click)
    case .rewarded(let reward): hears(.rewarded) { self.tell(.rewarded(reward), of: ad) }
    case .closed: hears(.closed, close)
    case .videoStarted, .videoEnded, .closing: break
    }
  }
}

/// A sort of ad that covers the application.
package struct MediatedAdKind {
  let isRewarded: Bool
  let isWelcome: Bool
  let isPerThousand: Bool
  let usualReward: MediatedOrder.Reward

  /// `isWelcome` is whether it is shown before the application opens, `isPerThousand` is whether
  /// the network's prices are those of a thousand impressions, and `usualReward` is when it reports
  /// a reward if the ad does not say.
  package init(
    isRewarded: Bool, isWelcome: Bool = false, isPerThousand: Bool = false,
    usualReward: MediatedOrder.Reward = .whenEarned
  ) {
    self.isRewarded = isRewarded
    self.isWelcome = isWelcome
    self.isPerThousand = isPerThousand
    self.usualReward = usualReward
  }
}
