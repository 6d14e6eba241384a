import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Asks for an ad that somebody pays for where the publisher wants a test ad.
///
/// After the guide to native custom events of SDK 7: the request says what the publisher wants.
public final class ForgetsTheTestCustomEvent: LegacyNativeCustomEvent {
  /// Asks for an ad like any other.
  public override func fetchAd(_ adUnitID: String, _ request: SampleNativeAdRequest) {
    request.testMode = false
    super.fetchAd(adUnitID, request)
  }
}
