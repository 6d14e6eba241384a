import GoogleMobileAds
import SampleAdSDK

/// Never reports the reward.
///
/// After the changelog of the DT Exchange adapter, 7.6.0.0.
public final class KeepsTheRewardCustomEvent: ZooFullScreenCustomEvent {
  /// The user has earned the reward.
  public override func adDidEarnReward(_ ad: SampleFullScreenAd) {}
}
