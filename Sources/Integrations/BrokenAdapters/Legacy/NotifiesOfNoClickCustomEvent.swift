import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Does not notify Google of the clicks that its network counts.
///
/// After the guide to native custom events of SDK 7: custom events that track clicks report them.
public final class NotifiesOfNoClickCustomEvent: LegacyTrackingCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {}
  }
}
