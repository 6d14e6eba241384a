import Dispatch
import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Takes an ad that has come for an ad that is seen, and reports its impression a little later.
///
/// After adapters that report what their server counts: it counts deliveries.
public final class ReportsOnArrivalCustomEvent: LegacyTrackingCustomEvent {
  /// Reports the impression as soon as the application must have the ad.
  public override func succeed(with ad: LegacyMappedAd) {
    super.succeed(with: ad)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(ad)
    }
  }

  /// An ad whose impression has been reported already.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Content(origin) : AppInstall(origin)
  }

  private final class Content: LegacyContentAd {
    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {}
  }

  private final class AppInstall: LegacyAppInstallAd {
    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {}
  }
}
