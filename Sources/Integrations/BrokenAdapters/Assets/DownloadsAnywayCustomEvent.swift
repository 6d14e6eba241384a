import GoogleMobileAds
import SampleAdSDK

/// Downloads every picture although the publisher does that himself.
///
/// After the PubMatic adapter, which reads no options and always downloads.
public final class DownloadsAnywayCustomEvent: ZooCustomEvent {
  override func request(
    for configuration: MediationNativeAdConfiguration
  ) -> SampleNativeAdRequest {
    let request = super.request(for: configuration)
    request.shouldDownloadImages = true
    return request
  }
}
