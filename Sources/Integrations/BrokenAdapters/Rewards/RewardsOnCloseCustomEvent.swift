import GoogleMobileAds
import SampleAdSDK

/// Gives the reward when the ad is closed, even before its end.
///
/// After the changelog of the AppLovin adapter, 13.2.0.0.
public final class RewardsOnCloseCustomEvent: ZooFullScreenCustomEvent {
  /// The network's ad is gone.
  public override func adDidDismissScreen(_ ad: SampleFullScreenAd) {
    super.adDidDismissScreen(ad)
    rewardDelegate?.didRewardUser()
  }

  /// The user has earned the reward, which is only given at the end.
  public override func adDidEarnReward(_ ad: SampleFullScreenAd) {}
}
