import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Says nothing when its page opens, and says that it is closed.
///
/// After the guide to native custom events of SDK 7: what opens is announced.
public final class OpensUnannouncedCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {}
  }
}
