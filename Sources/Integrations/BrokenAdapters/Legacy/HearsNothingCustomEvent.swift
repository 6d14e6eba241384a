import GoogleMobileAds
import LegacyAdapter

/// Has no delegate: whatever Google says is said to nobody.
///
/// After the guide to native custom events of SDK 7: a mapper provides a delegate.
public final class HearsNothingCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func mediatedNativeAdDelegate() -> (any GADMediatedNativeAdDelegate)? { nil }
  }
}
