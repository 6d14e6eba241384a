import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Says nothing when its ad sends the user to another application.
///
/// After the guide to native custom events of SDK 7: leaving has a call of its own.
public final class LeavesWithoutAWordCustomEvent: LegacyNativeCustomEvent {
  /// An ad with the mistake.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    Ad(origin)
  }

  private final class Ad: LegacyContentAd {
    override func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {}
  }
}
