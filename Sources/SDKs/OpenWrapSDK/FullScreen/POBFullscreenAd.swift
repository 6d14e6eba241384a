import MediatedNetworks
import Simulation
import UIKit

/// What an ad's delegate can be told.
enum POBNews {
  case received
  case failed(POBError)
  case notShown(POBError)
  case willPresent, didPresent, recordedImpression, clicked
  case rewarded(POBReward)
  case dismissed, expired
}

/// The part that interstitials and rewarded ads have in common.
final class POBFullscreenAd: MediatedAd {
  let id: MediatedAdID
  var holder: MediatedHolder
  /// The delegate's method for what it can be told, and its call; nil without a delegate.
  var call: (POBNews) -> (message: String, body: () -> Void)? = { _ in nil }
  /// Who looks at bids, and the object they are told about.
  var bidWatcher: () -> (watcher: any POBBidEventDelegate, event: any POBBidEvent)? = { nil }

  private(set) var bid: POBBid?
  private let isRewarded: Bool
  private let requests: MediatedRequests
  private var life = POBAdState()
  private var answer: MediatedAnswer?
  private var error = POBError(.internalError)
  private var lost = POBError(.clientSideAuctionLost)
  private var expiry: Timeline.Token?
  private var show: MediatedShow?
  private weak var controller: UIViewController?

  init(_ adUnitId: String, isRewarded: Bool) {
    id = MediatedAdID(network: OpenWrapNetwork.name, key: adUnitId)
    requests = MediatedRequests(of: id)
    holder = MediatedHolder(of: pubMatic, adUnitID: adUnitId)
    self.isRewarded = isRewarded
  }

  var isReady: Bool { life.state == .ready }

  func load() {
    entering("loadAd()") { [self] in
      holder.take()
      holder.asksForAd("loadAd()", id) { obey(life.handle(.loadAsked)) }
    }
  }

  func show(from controller: UIViewController) {
    entering("show(from:)") { [self] in
      holder.take()
      holder.asks("show(from:)", .networkShowAsked) {
        self.controller = controller
        obey(life.handle(.showAsked))
      }
    }
  }

  func proceed() -> Bool {
    holder.asks("proceedToLoadAd()", .bidWonTold) {
      let effects = life.handle(.proceedAsked(isExpired: bid?.isExpired() == true))
      obey(effects)
      return effects.contains(.draw)
    }
  }

  func giveUp(_ code: POBErrorCode, _ description: String) {
    let error = POBError(code, description)
    holder.asks(
      "proceedOnError(_:andDescription:)", .bidLostTold, data: Optional(error).facts
    ) {
      lost = error
      obey(life.handle(.givenUp))
    }
  }

  func changePrice(to price: Double?) {
    holder.logs("the price of a PubMatic bid does not change once it is made")
  }

  func expire() {
    bid?.expire()
    obey(life.handle(.expired))
  }

  // MARK: Obeying

  private func obey(_ effects: [POBAdState.Effect]) { effects.forEach(obey) }

  private func obey(_ effect: POBAdState.Effect) {
    switch effect {
    case .request: request()
    case .draw: World.current.soon { self.obey(self.life.handle(.drawn)) }
    case .tellBid: tellBid()
    case .tellNoBid: tellNoBid()
    case .tellReceived: tell(.received, .networkAnswered, bid?.facts ?? .none)
    case .tellLost:
      cancelExpiry()
      tell(.failed(lost), .networkFailed, Optional(lost).facts)
    case .tellFailed(let code): World.current.soon { self.tellFailed(POBError(code)) }
    case .present: present()
    case .refuseToShow(let code): World.current.soon { self.tellNotShown(POBError(code)) }
    case .tellExpired: tell(.expired, .networkExpired)
    case .markExpired:
      holder.logs("the bid expired; nobody is told", .networkExpired)
    case .tellDismissed: tell(.dismissed, .networkClosed)
    case .tellNotShown: tellNotShown(POBError(.renderError))
    }
  }

  private func request() {
    cancelExpiry()
    bid = nil
    MediatedServer.shared.note(self, for: id)
    requests.ask { self.answered($0) }
  }

  private func answered(_ answer: MediatedAnswer) {
    if let error = POBError(answer.outcome) {
      self.error = error
      return obey(life.handle(.bidFailed))
    }
    if life.state == .bidding {
      self.answer = answer
      bid = POBBid(answer, size: CGSize(width: 320, height: 480))
      expiry = answer.expiresAfter.map {
        World.current.after($0, "the ad is too old", .adTooOld, by: pubMatic, of: self) {
          $0.expire()
        }
      }
    }
    obey(life.handle(.bidReceived(isWatched: bidWatcher() != nil)))
  }

  private func present() {
    cancelExpiry()
    guard let answer else { return }
    let show = MediatedShow(
      answer, of: pubMatic, isRewarded: isRewarded,
      price: answer.price.flatMap { MicroDollars(perThousand: $0) }
    ) { self.happened($0) }
    self.show = show
    if answer.showing != .fails { tell(.willPresent, .networkWillPresent) }
    show.begin(over: controller)
  }

  private func happened(_ event: MediatedShowEvent) {
    switch event {
    case .failed: obey(life.handle(.notShown))
    case .displayed: tell(.didPresent, .networkWillPresent)
    // PubMatic does not say what an impression pays, but that it was counted.
    case .paid: tell(.recordedImpression, .networkSawImpression)
    case .clicked: tell(.clicked, event.sense)
    case .rewarded(let reward):
      tell(
        .rewarded(POBReward(reward)), event.sense,
        ["amount": .int(reward.amount), "type": .string(reward.type)])
    case .hidden: obey(life.handle(.dismissed))
    }
  }

  private func cancelExpiry() {
    expiry.map(World.current.timeline.cancel)
    expiry = nil
  }

  // MARK: Telling

  private func tellBid() {
    guard let (watcher, event) = bidWatcher(), let bid else { return }
    holder.hears("bidEvent(_:didReceive:)", .networkBidReceived, data: bid.facts) {
      watcher.bidEvent(event, didReceive: bid)
    }
  }

  private func tellNoBid() {
    guard let (watcher, event) = bidWatcher() else { return tellFailed(error) }
    holder.hears(
      "bidEvent(_:didFailToReceiveBidWithError:)", .networkFailed, data: Optional(error).facts
    ) { watcher.bidEvent(event, didFailToReceiveBidWithError: error) }
  }

  private func tellFailed(_ error: POBError) {
    tell(.failed(error), .networkFailed, Optional(error).facts)
  }

  private func tellNotShown(_ error: POBError) {
    tell(.notShown(error), .networkShowFailed, Optional(error).facts)
  }

  private func tell(_ news: POBNews, _ sense: Sense, _ facts: Fields = .none) {
    guard let call = call(news) else { return }
    holder.hears(call.message, sense, data: facts, call.body)
  }
}
