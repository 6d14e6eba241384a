import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Does not notify Google of the impression that its network counts.
///
/// After the guide to native custom events of SDK 7: this is required for reporting.
public final class NotifiesOfNoImpressionCustomEvent: LegacyTrackingCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {}
  }
}
