import GoogleMobileAds
import LegacyAdapter

/// Has no delegate: whatever Google says is said to nobody.
///
/// After the guide to native custom events of SDK 7: a mapper provides a delegate.
public final class HearsNothingCustomEvent: LegacyNativeCustomEvent {
  /// An ad with the mistake.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    Ad(origin)
  }

  private final class Ad: LegacyContentAd {
    override func mediatedNativeAdDelegate() -> (any GADMediatedNativeAdDelegate)? { nil }
  }
}
