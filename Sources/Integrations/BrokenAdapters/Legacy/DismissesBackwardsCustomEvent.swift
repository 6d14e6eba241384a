import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Says that its page is about to close when it is closed.
///
/// After the guide to native custom events of SDK 7: each of the three has its moment.
public final class DismissesBackwardsCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {}

    override func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {
      super.nativeAdDidDismissScreen(nativeAd)
      super.nativeAdWillDismissScreen(nativeAd)
    }
  }
}
