import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Says that its page opens, and never that it is closed.
///
/// After the guide to native custom events of SDK 7: the end has to be reported, too.
public final class NotifiesOfNoEndCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {}
  }
}
