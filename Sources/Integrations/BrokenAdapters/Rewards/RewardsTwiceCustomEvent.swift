import GoogleMobileAds
import SampleAdSDK

/// Gives the reward when the network does, and again when the ad is gone.
///
/// After the changelog of the AppLovin adapter, 13.2.0.0.
public final class RewardsTwiceCustomEvent: ZooFullScreenCustomEvent {
  private var isRewarded = false

  /// The user has earned the reward.
  public override func adDidEarnReward(_ ad: SampleFullScreenAd) {
    super.adDidEarnReward(ad)
    isRewarded = true
  }

  /// The network's ad is gone.
  public override func adDidDismissScreen(_ ad: SampleFullScreenAd) {
    super.adDidDismissScreen(ad)
    if isRewarded { rewardDelegate?.didRewardUser() }
  }
}
