import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Maps the network's ad again whenever there is something to report, and speaks of the new object,
/// which Google has never seen.
///
/// After the guide to native custom events of SDK 7: a notification is about the ad object that the
/// delegate got.
public final class SpeaksOfItsCopyCustomEvent: LegacyTrackingCustomEvent {
  /// An article that reports in the name of another one, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    private var copy: LegacyContentAd {
      defer { ad.delegate = self }
      return LegacyContentAd(origin)
    }

    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {
      GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(copy)
    }

    override func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {
      GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(copy)
    }
  }
}
