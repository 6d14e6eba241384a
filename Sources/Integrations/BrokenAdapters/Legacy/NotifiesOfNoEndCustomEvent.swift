import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Says that its page opens, and never that it is closed.
///
/// After the guide to native custom events of SDK 7: the end has to be reported, too.
public final class NotifiesOfNoEndCustomEvent: LegacyNativeCustomEvent {
  /// An ad with the mistake.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    Ad(origin)
  }

  private final class Ad: LegacyContentAd {
    override func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {}
  }
}
