import GoogleMobileAds
import LegacyAdapter

/// Hands over an object that is a mapped ad, but in neither of the formats.
///
/// After the guide to native custom events of SDK 7, which has a mapper for each format.
public final class HandsOverAnyObjectCustomEvent: LegacyNativeCustomEvent {
  /// An ad without assets.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    LegacyMappedAd(origin)
  }
}
