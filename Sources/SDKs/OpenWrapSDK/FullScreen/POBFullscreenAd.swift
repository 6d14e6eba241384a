import MediatedNetworks
import UIKit

/// The part that interstitials, app open ads and rewarded ads have in common.
public class POBFullscreenAd: NSObject, POBBidEvent, MediatedVendor {
  let driver: MediatedAdDriver<POBAdState, POBBid>

  /// Decides about bids; without it every bid becomes an ad.
  public weak var bidEventDelegate: (any POBBidEventDelegate)? { didSet { driver.take() } }

  init(_ adUnitId: String, isRewarded: Bool, isWelcome: Bool = false) {
    driver = MediatedAdDriver(
      of: pubMatic, adUnitID: adUnitId, life: POBAdState(),
      MediatedAdKind(isRewarded: isRewarded, isWelcome: isWelcome, isPerThousand: true))
    super.init()
    driver.vendor = self
  }

  /// The bid behind the ad; nil without one.
  public var bid: POBBid? { driver.answer == nil ? nil : driver.ad }

  /// Whether there is an ad to show.
  public var isReady: Bool { driver.life.state == .ready }

  /// Requests an ad.
  public func loadAd() { driver.load("loadAd()") { .loadAsked } }

  /// Covers the application.
  public func show(from controller: UIViewController) {
    driver.show("show(from:)", over: controller) { .showAsked }
  }

  /// Makes an ad of the bid; false without one.
  @discardableResult public func proceedToLoadAd() -> Bool {
    let isOffered = driver.life.state == .offered && bid?.isExpired() == false
    driver.asks("proceedToLoadAd()", .bidWonTold) { [self] in
      .proceedAsked(isExpired: bid?.isExpired() == true)
    }
    return isOffered
  }

  /// Gives the bid up, and says why.
  public func proceedOnError(_ errorCode: POBErrorCode, andDescription description: String) {
    let error = POBError(code: errorCode.rawValue, message: description)
    driver.asks("proceedOnError(_:andDescription:)", .bidLostTold, data: error.facts) {
      .givenUp(error)
    }
  }

  // MARK: The network's own part

  package typealias Life = POBAdState

  package func event(for answer: MediatedAnswer) -> Life.Event {
    POBError(answer.outcome).map { .bidFailed($0) }
      ?? .bidReceived(isWatched: bidEventDelegate != nil)
  }

  package func ad(of answer: MediatedAnswer) -> POBBid {
    POBBid(answer, size: CGSize(width: 320, height: 480))
  }

  package func changePrice(to price: Double?) {
    driver.logs("the price of a PubMatic bid does not change once it is made")
  }

  package func expired(_ bid: POBBid?) { bid?.expire() }

  package func calls(for news: MediatedNews<POBError>, of bid: POBBid?) -> [MediatedCall] {
    switch news {
    case .offered:
      guard let bid, let bidEventDelegate else { return [] }
      return [
        MediatedCall("bidEvent(_:didReceive:)") { bidEventDelegate.bidEvent(self, didReceive: bid) }
      ]
    case .notOffered(let error):
      guard let bidEventDelegate else { return call(for: .failed(error)).map { [$0] } ?? [] }
      return [
        MediatedCall("bidEvent(_:didFailToReceiveBidWithError:)") {
          bidEventDelegate.bidEvent(self, didFailToReceiveBidWithError: error)
        }
      ]
    default: return call(for: news).map { [$0] } ?? []
    }
  }

  /// The delegate's call for some news; nil without a delegate or a method.
  func call(for news: MediatedNews<POBError>) -> MediatedCall? { nil }
}
