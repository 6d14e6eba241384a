import GoogleMobileAds
import SampleAdSDK

/// Rewards when the network says so, and again when the ad is gone.
///
/// After the changelog of the AppLovin adapter, 13.2.0.0.
public final class RewardsTwiceCustomEvent: ZooFullScreenCustomEvent {
  /// The network's ad is gone.
  public override func adDidDismissScreen(_ ad: SampleFullScreenAd) {
    super.adDidDismissScreen(ad)
    rewardDelegate?.didRewardUser()
  }
}
