import UIKit

/// An ad that is watched for a reward.
public final class POBRewardedAd: NSObject, POBBidEvent {
  private let ad: POBFullscreenAd

  /// Told what happens to the ad.
  public weak var delegate: (any POBRewardedAdDelegate)? { didSet { ad.holder.take() } }
  /// Decides about bids; without it every bid becomes an ad.
  public weak var bidEventDelegate: (any POBBidEventDelegate)? { didSet { ad.holder.take() } }

  /// An ad of this publisher, profile and ad unit.
  public init(publisherId: String, profileId: NSNumber, adUnitId: String) {
    ad = POBFullscreenAd(adUnitId, isRewarded: true)
    super.init()
    ad.call = { [weak self] news in
      guard let self, let delegate else { return nil }
      return call(news, of: delegate)
    }
    ad.bidWatcher = { [weak self] in
      guard let self, let bidEventDelegate else { return nil }
      return (bidEventDelegate, self)
    }
  }

  /// The bid behind the ad; nil without one.
  public var bid: POBBid? { ad.bid }

  /// Whether there is an ad to show.
  public var isReady: Bool { ad.isReady }

  /// Requests an ad.
  public func loadAd() { ad.load() }

  /// Covers the application.
  public func show(from controller: UIViewController) { ad.show(from: controller) }

  /// Makes an ad of the bid; false without one.
  @discardableResult public func proceedToLoadAd() -> Bool { ad.proceed() }

  /// Gives the bid up, and says why.
  public func proceedOnError(_ errorCode: POBErrorCode, andDescription description: String) {
    ad.giveUp(errorCode, description)
  }

  private func call(
    _ news: POBNews, of delegate: any POBRewardedAdDelegate
  ) -> (message: String, body: () -> Void)? {
    switch news {
    case .received: ("rewardedAdDidReceive(_:)", { delegate.rewardedAdDidReceive(self) })
    case .failed(let error):
      (
        "rewardedAd(_:didFailToReceiveAdWithError:)",
        { delegate.rewardedAd(self, didFailToReceiveAdWithError: error) }
      )
    case .notShown(let error):
      (
        "rewardedAd(_:didFailToShowAdWithError:)",
        { delegate.rewardedAd(self, didFailToShowAdWithError: error) }
      )
    case .willPresent: ("rewardedAdWillPresent(_:)", { delegate.rewardedAdWillPresent(self) })
    case .didPresent: ("rewardedAdDidPresent(_:)", { delegate.rewardedAdDidPresent(self) })
    case .recordedImpression:
      ("rewardedAdDidRecordImpression(_:)", { delegate.rewardedAdDidRecordImpression(self) })
    case .clicked: ("rewardedAdDidClick(_:)", { delegate.rewardedAdDidClick(self) })
    case .rewarded(let reward):
      ("rewardedAd(_:shouldReward:)", { delegate.rewardedAd(self, shouldReward: reward) })
    case .dismissed: ("rewardedAdDidDismiss(_:)", { delegate.rewardedAdDidDismiss(self) })
    case .expired: ("rewardedAdDidExpire(_:)", { delegate.rewardedAdDidExpire(self) })
    }
  }
}
