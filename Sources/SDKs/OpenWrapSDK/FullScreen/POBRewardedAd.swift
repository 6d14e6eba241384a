import MediatedNetworks
import UIKit

/// An ad that is watched for a reward.
public final class POBRewardedAd: POBFullscreenAd {
  /// Told what happens to the ad.
  public weak var delegate: (any POBRewardedAdDelegate)? { didSet { driver.take() } }

  /// An ad of this publisher, profile and ad unit.
  public init(publisherId: String, profileId: NSNumber, adUnitId: String) {
    super.init(adUnitId, isRewarded: true)
  }

  override func call(for news: MediatedNews<POBError>) -> MediatedCall? {
    guard let delegate, let message = news.message(of: "rewardedAd", "") else { return nil }
    return news.call(message) { [self] in tell(news, to: delegate) }
  }

  private func tell(_ news: MediatedNews<POBError>, to delegate: any POBRewardedAdDelegate) {
    switch news {
    case .loaded: delegate.rewardedAdDidReceive(self)
    case .failed(let error): delegate.rewardedAd(self, didFailToReceiveAdWithError: error)
    case .notShown(let error): delegate.rewardedAd(self, didFailToShowAdWithError: error)
    case .willPresent: delegate.rewardedAdWillPresent(self)
    case .displayed: delegate.rewardedAdDidPresent(self)
    case .paid: delegate.rewardedAdDidRecordImpression(self)
    case .clicked: delegate.rewardedAdDidClick(self)
    case .rewarded(let reward): delegate.rewardedAd(self, shouldReward: POBReward(reward))
    case .closed: delegate.rewardedAdDidDismiss(self)
    case .expired: delegate.rewardedAdDidExpire(self)
    default: break
    }
  }
}
