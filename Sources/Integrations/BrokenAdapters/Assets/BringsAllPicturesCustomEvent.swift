import GoogleMobileAds
import SampleAdSDK

/// Hands over every picture there is, although one was asked for.
///
/// After the first text on custom events, which wants one unless several were asked for.
public final class BringsAllPicturesCustomEvent: ZooCustomEvent {
  override func request(
    for configuration: MediationNativeAdConfiguration
  ) -> SampleNativeAdRequest {
    let request = super.request(for: configuration)
    request.shouldRequestMultipleImages = true
    return request
  }
}
