import GoogleMobileAds
import LegacyAdapter

/// Answers if there is an ad, but not if there is none.
///
/// After the guide to native custom events of SDK 7: failures are events, too.
public final class SwallowsFailuresCustomEvent: LegacyNativeCustomEvent {
  /// Without an ad there is nothing to hand over.
  public override func fail(with error: NSError) {}
}
