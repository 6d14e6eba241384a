import UIKit

/// An ad whose bid the application can look at before the ad is drawn.
public protocol POBBidEvent: NSObjectProtocol {
  /// Goes on with the bid. False if there is none.
  @discardableResult func proceedToLoadAd() -> Bool
  /// Gives the bid up, and says why; PubMatic's server is told.
  func proceedOnError(_ errorCode: POBErrorCode, andDescription description: String)
}

/// Hears of bids before ads are drawn.
public protocol POBBidEventDelegate: NSObjectProtocol {
  /// There is a bid; the application says whether to go on.
  func bidEvent(_ bidEventObject: any POBBidEvent, didReceive bid: POBBid)
  /// There is none.
  func bidEvent(
    _ bidEventObject: any POBBidEvent, didFailToReceiveBidWithError error: any Error)
}

/// What happens to an ad between two screens. None of it need be there.
public protocol POBInterstitialDelegate: NSObjectProtocol {
  /// There is an ad.
  func interstitialDidReceiveAd(_ interstitial: POBInterstitial)
  /// There is none.
  func interstitial(
    _ interstitial: POBInterstitial, didFailToReceiveAdWithError error: any Error)
  /// It is not shown.
  func interstitial(_ interstitial: POBInterstitial, didFailToShowAdWithError error: any Error)
  /// It will be on the screen.
  func interstitialWillPresentAd(_ interstitial: POBInterstitial)
  /// It is on the screen.
  func interstitialDidPresentAd(_ interstitial: POBInterstitial)
  /// An impression was counted.
  func interstitialDidRecordImpression(_ interstitial: POBInterstitial)
  /// The user tapped it.
  func interstitialDidClickAd(_ interstitial: POBInterstitial)
  /// It is gone.
  func interstitialDidDismissAd(_ interstitial: POBInterstitial)
  /// It has waited too long.
  func interstitialDidExpireAd(_ interstitial: POBInterstitial)
  /// It leads to another application.
  func interstitialWillLeaveApplication(_ interstitial: POBInterstitial)
}

extension POBInterstitialDelegate {
  public func interstitialDidReceiveAd(_ interstitial: POBInterstitial) {}
  public func interstitial(
    _ interstitial: POBInterstitial, didFailToReceiveAdWithError error: any Error
  ) {}
  public func interstitial(
    _ interstitial: POBInterstitial, didFailToShowAdWithError error: any Error
  ) {}
  public func interstitialWillPresentAd(_ interstitial: POBInterstitial) {}
  public func interstitialDidPresentAd(_ interstitial: POBInterstitial) {}
  public func interstitialDidRecordImpression(_ interstitial: POBInterstitial) {}
  public func interstitialDidClickAd(_ interstitial: POBInterstitial) {}
  public func interstitialDidDismissAd(_ interstitial: POBInterstitial) {}
  public func interstitialDidExpireAd(_ interstitial: POBInterstitial) {}
  public func interstitialWillLeaveApplication(_ interstitial: POBInterstitial) {}
}

/// What happens to an ad that is watched for a reward. None of it need be there.
public protocol POBRewardedAdDelegate: NSObjectProtocol {
  /// There is an ad.
  func rewardedAdDidReceive(_ rewardedAd: POBRewardedAd)
  /// There is none.
  func rewardedAd(_ rewardedAd: POBRewardedAd, didFailToReceiveAdWithError error: any Error)
  /// It is not shown.
  func rewardedAd(_ rewardedAd: POBRewardedAd, didFailToShowAdWithError error: any Error)
  /// It will be on the screen.
  func rewardedAdWillPresent(_ rewardedAd: POBRewardedAd)
  /// It is on the screen.
  func rewardedAdDidPresent(_ rewardedAd: POBRewardedAd)
  /// An impression was counted.
  func rewardedAdDidRecordImpression(_ rewardedAd: POBRewardedAd)
  /// The user tapped it.
  func rewardedAdDidClick(_ rewardedAd: POBRewardedAd)
  /// It is gone.
  func rewardedAdDidDismiss(_ rewardedAd: POBRewardedAd)
  /// It has waited too long.
  func rewardedAdDidExpire(_ rewardedAd: POBRewardedAd)
  /// The user has earned the reward.
  func rewardedAd(_ rewardedAd: POBRewardedAd, shouldReward reward: POBReward)
}

extension POBRewardedAdDelegate {
  public func rewardedAdDidReceive(_ rewardedAd: POBRewardedAd) {}
  public func rewardedAd(
    _ rewardedAd: POBRewardedAd, didFailToReceiveAdWithError error: any Error
  ) {}
  public func rewardedAd(_ rewardedAd: POBRewardedAd, didFailToShowAdWithError error: any Error) {}
  public func rewardedAdWillPresent(_ rewardedAd: POBRewardedAd) {}
  public func rewardedAdDidPresent(_ rewardedAd: POBRewardedAd) {}
  public func rewardedAdDidRecordImpression(_ rewardedAd: POBRewardedAd) {}
  public func rewardedAdDidClick(_ rewardedAd: POBRewardedAd) {}
  public func rewardedAdDidDismiss(_ rewardedAd: POBRewardedAd) {}
  public func rewardedAdDidExpire(_ rewardedAd: POBRewardedAd) {}
  public func rewardedAd(_ rewardedAd: POBRewardedAd, shouldReward reward: POBReward) {}
}

/// What happens to the video of an ad.
public protocol POBInterstitialVideoDelegate: NSObjectProtocol {
  /// It is over.
  func interstitialDidFinishVideoPlayback(_ interstitial: POBInterstitial)
}

/// What happens to a banner.
public protocol POBBannerViewDelegate: NSObjectProtocol {
  /// What a click opens its page over.
  func bannerViewPresentationController() -> UIViewController
  /// There is an ad.
  func bannerViewDidReceiveAd(_ bannerView: POBBannerView)
  /// There is none.
  func bannerView(_ bannerView: POBBannerView, didFailToReceiveAdWithError error: any Error)
  /// The user tapped it.
  func bannerViewDidClickAd(_ bannerView: POBBannerView)
  /// An impression was counted.
  func bannerViewDidRecordImpression(_ bannerView: POBBannerView)
}

extension POBBannerViewDelegate {
  public func bannerViewDidReceiveAd(_ bannerView: POBBannerView) {}
  public func bannerView(
    _ bannerView: POBBannerView, didFailToReceiveAdWithError error: any Error
  ) {}
  public func bannerViewDidClickAd(_ bannerView: POBBannerView) {}
  public func bannerViewDidRecordImpression(_ bannerView: POBBannerView) {}
}
