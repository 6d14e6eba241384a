import CloudXCore
import OpenWrapSDK
import UIKit

/// PubMatic's ad in a competition. Its bid competes before there is an ad: only a bid that won is
/// made into one, and one that lost hears of it.
package final class PubMaticSlot: NSObject, ArbiterSlot, POBBidEventDelegate {
  package let label: String
  package var onEvent: (ArbiterSlotEvent) -> Void = { _ in }
  /// Told to the arbiter with each bid.
  package var extras: [String: String] = [:]
  private let ad: Ad
  private var offer = Offer.none
  /// Whether a bid is being given up; its network then says that there is no ad.
  private var isGivingUp = false

  /// The bid or the ad that can be shown. A bid that was shown is neither: nobody is told that it lost.
  private enum Offer {
    case none
    case bid(POBBid)
    /// The bid won, and an ad is or was made of it.
    case ad(POBBid)

    var bid: POBBid? {
      switch self {
      case .none: nil
      case .bid(let bid), .ad(let bid): bid
      }
    }
  }

  private enum Ad {
    case interstitial(POBInterstitial)
    case rewarded(POBRewardedAd)
  }

  /// An interstitial, which the slot takes over.
  package init(_ interstitial: POBInterstitial, label: String = "PubMatic") {
    ad = .interstitial(interstitial)
    self.label = label
    super.init()
    interstitial.delegate = self
    interstitial.bidEventDelegate = self
  }

  /// A rewarded ad, which the slot takes over.
  package init(_ rewarded: POBRewardedAd, label: String = "PubMatic") {
    ad = .rewarded(rewarded)
    self.label = label
    super.init()
    rewarded.delegate = self
    rewarded.bidEventDelegate = self
  }

  package var platform: CLXArbiterPlatform { .pubMatic }
  package var isBidder: Bool { true }

  package func bid() -> CLXArbiterBid? {
    guard let bid = offer.bid, !bid.isExpired() else { return nil }
    return .pubMatic(price: bid.price.doubleValue, partnerName: bid.partner, extras: extras)
  }

  /// PubMatic's price is for a thousand impressions.
  package var price: Double? { offer.bid.map { $0.price.doubleValue / 1000 } }

  package var isShowable: Bool {
    switch ad {
    case .interstitial(let ad): ad.isReady
    case .rewarded(let ad): ad.isReady
    }
  }

  /// A bid that has expired must be given up before the network takes another request.
  package func load() {
    giveUpBid(.adExpired, "the bid has expired")
    switch ad {
    case .interstitial(let ad): ad.loadAd()
    case .rewarded(let ad): ad.loadAd()
    }
  }

  package func show(from controller: UIViewController, placement: String?) {
    offer = .none
    switch ad {
    case .interstitial(let ad): ad.show(from: controller)
    case .rewarded(let ad): ad.show(from: controller)
    }
  }

  package func proceed() {
    offer = offer.bid.map { .ad($0) } ?? .none
    event.proceedToLoadAd()
  }

  package func lose() { giveUpBid(.clientSideAuctionLost, "another bid won") }

  package func loseWhatWasShown() {
    event.proceedOnError(.clientSideAuctionLost, andDescription: "another bid won")
  }

  /// An ad that was made of a bid stays; only a mere bid is given up.
  private func giveUpBid(_ code: POBErrorCode, _ reason: String) {
    guard case .bid = offer else { return }
    offer = .none
    isGivingUp = true
    event.proceedOnError(code, andDescription: reason)
    isGivingUp = false
  }

  package func letGo() {
    switch ad {
    case .interstitial(let ad): (ad.delegate, ad.bidEventDelegate) = (nil, nil)
    case .rewarded(let ad): (ad.delegate, ad.bidEventDelegate) = (nil, nil)
    }
  }

  private var event: any POBBidEvent {
    switch ad {
    case .interstitial(let ad): ad
    case .rewarded(let ad): ad
    }
  }

  // MARK: What PubMatic says

  package func bidEvent(_ bidEventObject: any POBBidEvent, didReceive bid: POBBid) {
    offer = .bid(bid)
    onEvent(.loaded)
  }

  package func bidEvent(
    _ bidEventObject: any POBBidEvent, didFailToReceiveBidWithError error: any Error
  ) {
    onEvent(.failed(error))
  }

  private func failed(_ error: any Error) {
    guard !isGivingUp else { return }
    offer = .none
    onEvent(.failed(error))
  }

  private func expired() {
    offer = .none
    onEvent(.expired)
  }
}

extension PubMaticSlot: POBInterstitialDelegate {
  package func interstitialDidReceiveAd(_ interstitial: POBInterstitial) { onEvent(.drawn) }

  package func interstitial(
    _ interstitial: POBInterstitial, didFailToReceiveAdWithError error: any Error
  ) { failed(error) }

  package func interstitial(
    _ interstitial: POBInterstitial, didFailToShowAdWithError error: any Error
  ) { onEvent(.showFailed(error)) }

  package func interstitialDidPresentAd(_ interstitial: POBInterstitial) { onEvent(.shown) }
  package func interstitialDidClickAd(_ interstitial: POBInterstitial) { onEvent(.clicked) }
  package func interstitialDidDismissAd(_ interstitial: POBInterstitial) { onEvent(.closed) }
  package func interstitialDidExpireAd(_ interstitial: POBInterstitial) { expired() }
}

extension PubMaticSlot: POBRewardedAdDelegate {
  package func rewardedAdDidReceive(_ rewardedAd: POBRewardedAd) { onEvent(.drawn) }

  package func rewardedAd(
    _ rewardedAd: POBRewardedAd, didFailToReceiveAdWithError error: any Error
  ) { failed(error) }

  package func rewardedAd(
    _ rewardedAd: POBRewardedAd, didFailToShowAdWithError error: any Error
  ) { onEvent(.showFailed(error)) }

  package func rewardedAdDidPresent(_ rewardedAd: POBRewardedAd) { onEvent(.shown) }
  package func rewardedAdDidClick(_ rewardedAd: POBRewardedAd) { onEvent(.clicked) }
  package func rewardedAdDidDismiss(_ rewardedAd: POBRewardedAd) { onEvent(.closed) }
  package func rewardedAdDidExpire(_ rewardedAd: POBRewardedAd) { expired() }

  package func rewardedAd(_ rewardedAd: POBRewardedAd, shouldReward reward: POBReward) {
    onEvent(.rewarded(name: reward.currencyType, amount: reward.amount.intValue))
  }
}
