import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Does not look whether image loading is disabled.
///
/// After the guide to native custom events of SDK 7: disableImageLoading is the publisher's wish.
public final class DownloadsAllTheSameCustomEvent: LegacyNativeCustomEvent {
  /// Asks for pictures, whatever the publisher wants.
  public override func fetchAd(_ adUnitID: String, _ request: SampleNativeAdRequest) {
    request.shouldDownloadImages = true
    super.fetchAd(adUnitID, request)
  }
}
