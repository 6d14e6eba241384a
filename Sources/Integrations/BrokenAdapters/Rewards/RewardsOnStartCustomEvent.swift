import GoogleMobileAds
import SampleAdSDK

/// Gives the reward when the video starts.
///
/// After the changelog of the DT Exchange adapter, 7.8.8.1.
public final class RewardsOnStartCustomEvent: ZooFullScreenCustomEvent {
  /// The video began.
  public override func adDidStartVideo(_ ad: SampleFullScreenAd) {
    super.adDidStartVideo(ad)
    rewardDelegate?.didRewardUser()
  }

  /// The user has earned the reward, which was already given.
  public override func adDidEarnReward(_ ad: SampleFullScreenAd) {}
}
