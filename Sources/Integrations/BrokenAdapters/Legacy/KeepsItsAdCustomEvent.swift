import GoogleMobileAds
import LegacyAdapter

/// Maps the ad, and tells nobody.
///
/// After the guide to native custom events of SDK 7: the delegate has to hear of the ad.
public final class KeepsItsAdCustomEvent: LegacyNativeCustomEvent {
  /// Keeps it.
  public override func succeed(with ad: LegacyMappedAd) {}
}
