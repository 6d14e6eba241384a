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
    isContent ? Content(origin) : AppInstall(origin)
  }

  private final class Content: LegacyContentAd {
    override func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {}
  }

  private final class AppInstall: LegacyAppInstallAd {
    override func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {}
  }
}
