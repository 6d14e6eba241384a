import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Asks for several pictures where the publisher has room for one.
///
/// After the guide to native custom events of SDK 7: shouldRequestMultipleImages is passed on.
public final class BringsAllItsPicturesCustomEvent: LegacyNativeCustomEvent {
  /// Asks for all there are.
  public override func fetchAd(_ adUnitID: String, _ request: SampleNativeAdRequest) {
    request.shouldRequestMultipleImages = true
    super.fetchAd(adUnitID, request)
  }
}
