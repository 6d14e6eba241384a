import GoogleMobileAds
import SampleAdSDK

/// Rewards whoever closes the ad, at its end or before.
///
/// After the changelog of the AppLovin adapter, 13.2.0.0.
public final class RewardsOnCloseCustomEvent: ZooFullScreenCustomEvent {
  /// The network's ad is gone.
  public override func adDidDismissScreen(_ ad: SampleFullScreenAd) {
    super.adDidDismissScreen(ad)
    rewardDelegate?.didRewardUser()
  }

  /// The user has earned what is given in the end.
  public override func adDidEarnReward(_ ad: SampleFullScreenAd) {}
}
